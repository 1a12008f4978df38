/// What is kept of a window when it goes, so that it can come back.
public struct SessionWindow: Hashable, Codable, Sendable {
  /// What is kept of a tab.
  public struct Session: Hashable, Codable, Sendable {
    /// Who opened the tab.
    public struct Opener: Hashable, Codable, Sendable {
      /// The opener's place among the window's sessions.
      public var index: Int
      public var navigationIndex: Int?

      public init(_ index: Int, navigationIndex: Int?) {
        self.index = index
        self.navigationIndex = navigationIndex
      }
    }

    public var navigationItems: [NavigationItem]
    public var lastCommittedItemIndex: Int?
    public var opener: Opener?
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

  public var sessions: [Session]
  /// The active tab; `nil` where there was none.
  public var selectedIndex: Int?

  public init(_ sessions: [Session] = [], selectedIndex: Int? = nil) {
    self.sessions = sessions
    self.selectedIndex = selectedIndex
  }
}
