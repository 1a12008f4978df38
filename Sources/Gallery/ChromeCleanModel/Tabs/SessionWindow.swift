/// The saved state of a window, from which it can be restored.
package struct SessionWindow: Hashable, Codable, Sendable {
  /// The saved state of a tab.
  package struct Session: Hashable, Codable, Sendable {
    /// The tab from which this one was opened.
    package struct Opener: Hashable, Codable, Sendable {
      /// The opener's index among the window's sessions.
      package var index: Int
      /// The opener's page at the time; `nil` if it showed no page.
      package var navigationIndex: Int?

      package init(_ index: Int, navigationIndex: Int?) {
        (self.index, self.navigationIndex) = (index, navigationIndex)
      }
    }

    /// The tab's history.
    package var navigationItems: [NavigationItem]
    /// The page that the tab shows; `nil` if it shows no page.
    package var lastCommittedItemIndex: Int?
    /// The tab that it was opened from; `nil` if unknown.
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
  /// The active tab; `nil` if no tab was active.
  package var selectedIndex: Int?

  package init(_ sessions: [Session] = [], selectedIndex: Int? = nil) {
    (self.sessions, self.selectedIndex) = (sessions, selectedIndex)
  }
}

extension WebStateList {
  /// Returns the state of the tabs to save.
  package func sessionWindow() -> SessionWindow {
    SessionWindow(entries.map(session), selectedIndex: activeIndex)
  }

  /// Adds the tabs of a session after the existing ones, and activates the session's active tab.
  ///
  /// Openers and indices outside of the session are ignored.
  package func restore(_ window: SessionWindow) {
    let restored = window.sessions.map { session in
      WebState(session.navigationItems, lastCommittedItemIndex: session.lastCommittedItemIndex)
    }
    for (session, webState) in zip(window.sessions, restored) {
      insert(webState, at: count, session.isPinned ? .pinned : [])
    }
    // An opener must be in the list, and may come after the tab that it opened.
    for (session, webState) in zip(window.sessions, restored) {
      guard let opener = session.opener, restored.indices.contains(opener.index),
        restored[opener.index] !== webState, let index = index(of: webState)
      else { continue }
      setOpener(WebStateOpener(restored[opener.index], navigationIndex: opener.navigationIndex), at: index)
    }
    if let selected = window.selectedIndex, restored.indices.contains(selected),
      let index = index(of: restored[selected])
    {
      activate(at: index)
    }
  }

  private func session(of entry: Entry) -> SessionWindow.Session {
    let opener = entry.opener.flatMap { opener in
      index(of: opener.webState).map {
        SessionWindow.Session.Opener($0, navigationIndex: opener.navigationIndex)
      }
    }
    return SessionWindow.Session(
      entry.webState.navigationItems, lastCommittedItemIndex: entry.webState.lastCommittedItemIndex,
      opener: opener, isPinned: entry.isPinned)
  }
}
