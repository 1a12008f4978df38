/// What is kept of a window when it goes, so that it can come back.
package struct SessionWindow: Hashable, Codable, Sendable {
  /// What is kept of a tab.
  package struct Session: Hashable, Codable, Sendable {
    /// The tab from which this one was opened.
    package struct Opener: Hashable, Codable, Sendable {
      /// The opener's index among the window's sessions.
      package var index: Int
      /// The opener's page at the time; `nil` where it showed none.
      package var navigationIndex: Int?

      package init(_ index: Int, navigationIndex: Int?) {
        self.index = index
        self.navigationIndex = navigationIndex
      }
    }

    /// The tab's history.
    package var navigationItems: [NavigationItem]
    /// The page that it shows; `nil` where it shows none.
    package var lastCommittedItemIndex: Int?
    /// Which tab it was opened from; `nil` where none is known.
    package var opener: Opener?
    /// Whether it stays before the others.
    package var isPinned: Bool

    package init(
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
  package var sessions: [Session]
  /// The active tab; `nil` where there was none.
  package var selectedIndex: Int?

  package init(_ sessions: [Session] = [], selectedIndex: Int? = nil) {
    self.sessions = sessions
    self.selectedIndex = selectedIndex
  }
}
