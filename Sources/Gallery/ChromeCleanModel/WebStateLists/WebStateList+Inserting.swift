import Coordination

extension WebStateList {
  /// How a tab is inserted.
  package struct InsertionOptions: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The tab is active then.
    package static let activate: InsertionOptions = InsertionOptions(rawValue: 1)
    /// The active tab counts as its opener, whatever other opener is named; nobody does where none is active.
    package static let inheritOpener: InsertionOptions = InsertionOptions(rawValue: 4)
    /// The tab is pinned.
    package static let pinned: InsertionOptions = InsertionOptions(rawValue: 8)
  }

  /// Inserts a tab, and returns its place; `nil` where that is refused.
  ///
  /// Refused for a tab that is in the list, for an opener that is not, and while observers are told of another change.
  ///
  /// - Parameters:
  ///   - index: Where it goes, as Chrome's forced index; without it, or outside of the tab's range, where
  ///     ``WebStateListOrderController/insertionIndex(at:openedBy:isPinned:)`` says.
  ///   - opener: The tab that it was opened from.
  @discardableResult
  package func insert(
    _ webState: WebState, at index: Int? = nil, _ options: InsertionOptions = [],
    opener: WebStateOpener? = nil
  ) -> Int? {
    let opener = options.contains(.inheritOpener) ? activeWebState.map { WebStateOpener($0) } : opener
    guard mayAdd(webState), mayOpen(opener) else { return nil }
    return mutate("insert") {
      let place = orderController.insertionIndex(
        at: index, openedBy: self.index(of: opener?.webState), isPinned: options.contains(.pinned))
      add(webState, at: place, options, opener)
      return place
    }
  }

  private func add(
    _ webState: WebState, at index: Int, _ options: InsertionOptions, _ opener: WebStateOpener?
  ) {
    delegate?.webStateList(self, willAdd: webState)
    entries.insert(Entry(webState: webState, isPinned: options.contains(.pinned)), at: index)
    if let active = activeIndex, active >= index { activeIndex = active + 1 }
    let isActivating = options.contains(.activate)
    observers.notify { $0.webStateList(self, didInsert: webState, at: index, isActivating: isActivating) }
    // An observer may have put another tab in the opener's place.
    if self.index(of: opener?.webState) != nil { entries[index].opener = opener }
    if isActivating { setActive(index, because: .userAction) }
  }
}
