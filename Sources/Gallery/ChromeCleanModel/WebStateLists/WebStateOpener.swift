/// Which tab a tab was opened from, and which page that showed then.
@MainActor
package struct WebStateOpener {
  /// The tab that was there first.
  package let webState: WebState
  /// The index of the opener's page at the time; `nil` where it showed none.
  package let navigationIndex: Int?

  /// Opened from the page that the opener shows now.
  package init(_ webState: WebState) {
    self.init(webState, navigationIndex: webState.lastCommittedItemIndex)
  }

  /// Opened from the page that is named.
  package init(_ webState: WebState, navigationIndex: Int?) {
    self.webState = webState
    self.navigationIndex = navigationIndex
  }

  /// Whether the opener still shows the page that the tab was opened from: then both belong to one group.
  package var isInGroup: Bool { navigationIndex == webState.lastCommittedItemIndex }
}
