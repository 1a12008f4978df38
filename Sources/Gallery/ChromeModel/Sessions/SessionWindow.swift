/// What is kept of a window when it goes, so that it can come back.
public struct SessionWindow: Hashable, Codable, Sendable {
  /// What is kept of a tab.
  public struct Session: Hashable, Codable, Sendable {
    /// Who opened the tab.
    public struct Opener: Hashable, Codable, Sendable {
      /// The opener's place among the window's sessions.
      public var index: Int
      /// The opener's page at the time; `nil` where it showed none.
      public var navigationIndex: Int?

      public init(_ index: Int, navigationIndex: Int?) {
        self.index = index
        self.navigationIndex = navigationIndex
      }
    }

    /// The tab's history.
    public var navigationItems: [NavigationItem]
    /// The page that it shows; `nil` where it shows none.
    public var lastCommittedItemIndex: Int?
    /// Which tab it was opened from; `nil` where none is known.
    public var opener: Opener?
    /// Whether it stays before the others.
    public var isPinned: Bool

    public init(
      _ navigationItems: [NavigationItem] = [], lastCommittedItemIndex: Int? = nil, opener: Opener? = nil,
      isPinned: Bool = false
    ) {
      self.navigationItems = navigationItems
      self.lastCommittedItemIndex = lastCommittedItemIndex
      self.opener = opener
      self.isPinned = isPinned
    }
  }

  /// The tabs, in order.
  public var sessions: [Session]
  /// The active tab; `nil` where there was none.
  public var selectedIndex: Int?

  public init(_ sessions: [Session] = [], selectedIndex: Int? = nil) {
    self.sessions = sessions
    self.selectedIndex = selectedIndex
  }
}
