extension WebStateList {
  /// What is to be kept of the tabs.
  package func sessionWindow() -> SessionWindow {
    SessionWindow(entries.map(session), selectedIndex: activeIndex)
  }

  /// Adds the tabs of a session behind those that there are, and makes its active tab the active
  /// one.
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
