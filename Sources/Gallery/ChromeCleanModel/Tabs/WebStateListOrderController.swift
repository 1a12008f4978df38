/// Decides where a tab goes in a list, and which one is active after others were removed.
///
/// Its only input is which tab opened which. It decides as Chrome has since 2022; before that, the
/// index of the next active tab was wrong if it was after the removed one.
///
///     let controller = WebStateListOrderController(openers: [nil, .init(0), nil])
///     controller.insertionIndex(openedBy: 0)  // 2: after the tab that it opened, at 1.
///     controller.activeIndex(0, afterRemoving: [0])  // 0: that tab, without the one before it.
package struct WebStateListOrderController: Hashable, Sendable {
  /// The tab from which another one was opened.
  package struct Opener: Hashable, Sendable {
    /// The opener's index.
    package var index: Int
    /// Whether the opener still shows the page that the tab was opened from.
    package var isInGroup: Bool

    package init(_ index: Int, isInGroup: Bool = true) {
      (self.index, self.isInGroup) = (index, isInGroup)
    }
  }

  /// The openers of all tabs, in order.
  package let openers: [Opener?]
  /// How many tabs at the front are pinned.
  package let pinnedCount: Int

  /// Makes a controller for a list, given the opener of each tab and the number of pinned tabs.
  package init(openers: [Opener?], pinnedCount: Int = 0) {
    (self.openers, self.pinnedCount) = (openers, pinnedCount)
  }

  /// Returns the index for a new tab: the given one, or else after those of its opener, or else the
  /// end.
  ///
  /// After those of its opener means after the first run of adjacent tabs, anywhere after the
  /// opener, that it opened from the page that it now shows, or else after the opener itself.
  /// Pinned tabs stay before all others: an index outside of the tab's own range becomes the end of
  /// that range.
  package func insertionIndex(
    at preferred: Int? = nil, openedBy opener: Int? = nil, isPinned: Bool = false
  ) -> Int {
    let range = isPinned ? 0...pinnedCount : pinnedCount...openers.count
    guard let index = preferred ?? opener.map(indexBehindChildren) else { return range.upperBound }
    return range.contains(index) ? index : range.upperBound
  }

  /// Returns the index of the active tab after some tabs are removed, which no longer count; `nil`
  /// if no tab is active.
  ///
  /// An active tab that is not removed stays active. Otherwise it is the first that exists of: the
  /// next tab, wrapping around the end, that the active one opened; the next that its opener
  /// opened; its opener; the next tab; the tab before.
  package func activeIndex(_ active: Int?, afterRemoving removed: Set<Int>) -> Int? {
    guard let active else { return nil }
    let successor = removed.contains(active) ? successor(of: active, without: removed) : active
    return successor.map { successor in successor - removed.count { $0 < successor } }
  }

  /// The next tab, wrapping around the end, that an opener opened.
  package func nextIndex(openedBy opener: Int, after start: Int, inGroup: Bool) -> Int? {
    run(openedBy: opener, inGroup: inGroup, among: indices(after: start)).first
  }

  /// The last of the adjacent tabs, wrapping around the end, that begin with
  /// ``nextIndex(openedBy:after:inGroup:)``.
  package func lastIndex(openedBy opener: Int, after start: Int, inGroup: Bool) -> Int? {
    run(openedBy: opener, inGroup: inGroup, among: indices(after: start)).last
  }

  private func indexBehindChildren(of opener: Int) -> Int {
    1 + (run(openedBy: opener, inGroup: true, among: Array(opener..<openers.count)).last ?? opener)
  }

  private func successor(of active: Int, without removed: Set<Int>) -> Int? {
    let candidates = indices(after: active).filter { !removed.contains($0) }
    if let child = candidates.first(where: { isOpened($0, by: active) }) { return child }
    if let opener = openers[active]?.index {
      if let sibling = candidates.first(where: { isOpened($0, by: opener) }) { return sibling }
      if !removed.contains(opener) { return opener }
    }
    return candidates.first { $0 > active } ?? candidates.last
  }

  /// Returns all other indices, from the one after `start` to the end, and then from the beginning.
  private func indices(after start: Int) -> [Int] {
    openers.indices.contains(start) ? Array(start + 1..<openers.count) + Array(0..<start) : []
  }

  /// The first run of adjacent tabs among some indices that an opener opened.
  private func run(openedBy opener: Int, inGroup: Bool, among indices: [Int]) -> ArraySlice<Int> {
    indices.drop { !isOpened($0, by: opener, inGroup: inGroup) }
      .prefix { isOpened($0, by: opener, inGroup: inGroup) }
  }

  private func isOpened(_ index: Int, by opener: Int, inGroup: Bool = false) -> Bool {
    guard let relation = openers[index] else { return false }
    return relation.index == opener && (relation.isInGroup || !inGroup)
  }
}
