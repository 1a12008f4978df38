/// The tab that another tab was opened from, and the page that it showed then.
@MainActor
package struct WebStateOpener {
  /// The tab that was there first.
  package let webState: WebState
  /// The index of the opener's page at the time; `nil` if it showed no page.
  package let navigationIndex: Int?

  /// Makes an opener with the page that it shows now.
  package init(_ webState: WebState) {
    self.init(webState, navigationIndex: webState.lastCommittedItemIndex)
  }

  /// Makes an opener with one of the pages in its history.
  package init(_ webState: WebState, navigationIndex: Int?) {
    (self.webState, self.navigationIndex) = (webState, navigationIndex)
  }

  /// Whether the opener still shows the page that the tab was opened from: the two tabs are then in
  /// one group.
  package var isInGroup: Bool { navigationIndex == webState.lastCommittedItemIndex }
}

extension WebStateList {
  /// The order at the moment, for decisions.
  package var orderController: WebStateListOrderController {
    // Each index is looked up once, instead of a search through the list for each opener.
    let indices = Dictionary(uniqueKeysWithValues: entries.indices.map { (identity(of: $0), $0) })
    let openers = entries.map { entry in
      entry.opener.flatMap { opener in
        indices[ObjectIdentifier(opener.webState)].map {
          WebStateListOrderController.Opener($0, isInGroup: opener.isInGroup)
        }
      }
    }
    return WebStateListOrderController(openers: openers, pinnedCount: pinnedCount)
  }

  /// The tab that a tab was opened from; `nil` if unknown.
  package func opener(at index: Int) -> WebStateOpener? {
    containsIndex(index) ? entries[index].opener : nil
  }

  /// Sets the tab of the list that a tab was opened from; the tab itself and tabs that are not in
  /// the list are refused.
  package func setOpener(_ opener: WebStateOpener?, at index: Int) {
    guard hasWebState(at: index, to: "set the opener of"), mayOpen(opener, entries[index].webState) else {
      return
    }
    entries[index].opener = opener
  }

  /// The first tab after an index, wrapping around the end, that an opener opened.
  ///
  /// - Parameter inGroup: Whether to count only tabs that were opened from the page that the opener
  ///   now shows.
  /// - Returns: `nil` if there is no such tab, without an opener, and for an index outside of the
  ///   list.
  package func indexOfNextWebState(openedBy opener: WebState?, after start: Int, inGroup: Bool) -> Int? {
    index(of: opener).flatMap {
      orderController.nextIndex(openedBy: $0, after: start, inGroup: inGroup)
    }
  }

  /// The last of the adjacent tabs that the opener opened, beginning with the next one.
  package func indexOfLastWebState(openedBy opener: WebState?, after start: Int, inGroup: Bool) -> Int? {
    index(of: opener).flatMap {
      orderController.lastIndex(openedBy: $0, after: start, inGroup: inGroup)
    }
  }

  /// Removes a tab as the opener of all others.
  func forgetOpener(_ webState: WebState) {
    for index in entries.indices where entries[index].opener?.webState === webState {
      entries[index].opener = nil
    }
  }

  private func identity(of index: Int) -> ObjectIdentifier { ObjectIdentifier(entries[index].webState) }
}
