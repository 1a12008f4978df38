import Coordination

extension WebStateList {
  /// How a tab is inserted.
  package struct InsertionOptions: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Activates the tab.
    package static let activate: InsertionOptions = InsertionOptions(rawValue: 1)
    /// Makes the active tab the opener, regardless of any other opener given; without an active tab
    /// the new tab has no opener.
    package static let inheritOpener: InsertionOptions = InsertionOptions(rawValue: 4)
    /// Pins the tab.
    package static let pinned: InsertionOptions = InsertionOptions(rawValue: 8)
  }

  /// Inserts a tab, and returns its index; `nil` if that is refused.
  ///
  /// Refused for a tab that is in the list, for an opener that is not, and while observers are
  /// notified of another change.
  ///
  /// - Parameters:
  ///   - index: The position, as Chrome's forced index; if it is `nil` or outside of the tab's
  ///     range, ``WebStateListOrderController/insertionIndex(at:openedBy:isPinned:)`` decides.
  ///   - opener: The tab that it was opened from.
  @discardableResult
  package func insert(
    _ webState: WebState, at index: Int? = nil, _ options: InsertionOptions = [],
    opener: WebStateOpener? = nil
  ) -> Int? {
    let opener = options.contains(.inheritOpener) ? activeWebState.map { WebStateOpener($0) } : opener
    guard mayAdd(webState), mayOpen(opener) else { return nil }
    return mutate("insert") {
      let newIndex = orderController.insertionIndex(
        at: index, openedBy: self.index(of: opener?.webState), isPinned: options.contains(.pinned))
      add(webState, at: newIndex, options, opener)
      return newIndex
    }
  }

  private func add(
    _ webState: WebState, at index: Int, _ options: InsertionOptions, _ opener: WebStateOpener?
  ) {
    delegate?.webStateList(self, willAdd: webState)
    entries.insert(Entry(webState: webState, isPinned: options.contains(.pinned)), at: index)
    // The same tab stays active, one index further.
    if let active = activeIndex, active >= index { activeIndex = active + 1 }
    let isActivating = options.contains(.activate)
    observers.notify { $0.webStateList(self, didInsert: webState, at: index, isActivating: isActivating) }
    // An observer may have replaced the opener.
    if self.index(of: opener?.webState) != nil { entries[index].opener = opener }
    if isActivating { setActive(index, because: .userAction) }
  }
}

extension WebStateList {
  /// Activates a tab, and notifies the observers if another one was active.
  package func activate(at index: Int) {
    guard hasWebState(at: index, to: "activate") else { return }
    setActive(index, because: .userAction)
  }

  /// Moves a tab to another index; pinned tabs stay before all others.
  package func move(from oldIndex: Int, to newIndex: Int) {
    guard hasWebState(at: oldIndex, to: "move"), hasWebState(at: newIndex, to: "move to") else { return }
    let range = entries[oldIndex].isPinned ? 0...pinnedCount - 1 : pinnedCount...count - 1
    mutate("move") { relocate(from: oldIndex, to: max(range.lowerBound, min(newIndex, range.upperBound))) }
  }

  /// Replaces a tab and returns the old one, which no longer counts as the opener of any tab.
  ///
  /// Observers are notified of an activation afterwards, whichever tab was replaced, as in Chrome.
  /// Refused for a tab that is in the list.
  @discardableResult
  package func replace(at index: Int, with webState: WebState) -> WebState? {
    guard hasWebState(at: index, to: "replace"), mayAdd(webState) else { return nil }
    let old = entries[index].webState
    delegate?.webStateList(self, willAdd: webState)
    forgetOpener(old)
    (entries[index].webState, entries[index].opener) = (webState, nil)
    observers.notify { $0.webStateList(self, didReplace: old, with: webState, at: index) }
    notifyActivation(insteadOf: old, because: .replaced)
    delegate?.webStateList(self, didDetach: old)
    return old
  }

  /// Makes several changes, and notifies observers that they belong together.
  ///
  /// A batch within a batch is a part of the outer one.
  package func performBatch(_ changes: (WebStateList) -> Void) {
    guard !isBatchInProgress else { return changes(self) }
    isBatchInProgress = true
    observers.notify { $0.webStateListWillBeginBatch(self) }
    changes(self)
    isBatchInProgress = false
    observers.notify { $0.webStateListDidEndBatch(self) }
  }

  /// Activates a tab, or no tab if the index is `nil`.
  func setActive(_ index: Int?, because reason: ActivationReason) {
    let old = activeWebState
    activeIndex = index
    notifyActivation(insteadOf: old, because: reason)
  }

  /// Notifies the observers if the active tab is no longer `old`.
  func notifyActivation(insteadOf old: WebState?, because reason: ActivationReason) {
    let (active, index) = (activeWebState, activeIndex)
    guard active !== old else { return }
    observers.notify {
      $0.webStateList(self, didActivate: active, insteadOf: old, at: index, because: reason)
    }
  }

  /// Moves a tab without checking the index.
  func relocate(from oldIndex: Int, to newIndex: Int) {
    guard oldIndex != newIndex else { return }
    let entry = entries.remove(at: oldIndex)
    entries.insert(entry, at: newIndex)
    if let active = activeIndex {
      if active == oldIndex {
        activeIndex = newIndex
      } else if (min(oldIndex, newIndex)...max(oldIndex, newIndex)).contains(active) {
        // The tabs between both indices shift by one.
        activeIndex = active + (oldIndex < newIndex ? -1 : 1)
      }
    }
    observers.notify { $0.webStateList(self, didMove: entry.webState, from: oldIndex, to: newIndex) }
  }
}

extension WebStateList {
  /// How many tabs are pinned; they come before all others.
  package var pinnedCount: Int { entries.prefix(while: \.isPinned).count }

  /// Whether there is a pinned tab at an index.
  package func isPinned(at index: Int) -> Bool { containsIndex(index) && entries[index].isPinned }

  /// Pins a tab, which moves it after the pinned ones, or unpins it, which moves it to the end.
  ///
  /// - Returns: Its new index; `nil` if that is refused.
  @discardableResult
  package func setPinned(_ isPinned: Bool, at index: Int) -> Int? {
    guard hasWebState(at: index, to: "pin") else { return nil }
    guard entries[index].isPinned != isPinned else { return index }
    return mutate("pin") {
      // The tab goes to the border of its new range, counted while it is in the old one.
      let newIndex = isPinned ? pinnedCount : count - 1
      entries[index].isPinned = isPinned
      relocate(from: index, to: newIndex)
      let webState = entries[newIndex].webState
      observers.notify { $0.webStateList(self, didChangePinningOf: webState, at: newIndex) }
      return newIndex
    }
  }
}

extension WebStateList {
  /// Removes a tab from the list, and returns it; if it was active, another one becomes active.
  @discardableResult
  package func detach(at index: Int) -> WebState? {
    guard hasWebState(at: index, to: "detach") else { return nil }
    return mutate("detach") { remove(at: index) }
  }

  /// Removes a tab from the list, and releases it.
  ///
  /// - Parameter isUserAction: Whether the user closed it, for the observers.
  package func close(at index: Int, isUserAction: Bool = false) {
    guard hasWebState(at: index, to: "close") else { return }
    mutate("close") {
      let webState = remove(at: index)
      observers.notify {
        $0.webStateList(self, willClose: webState, from: index, isUserAction: isUserAction)
      }
    }
  }

  /// Closes all tabs in one batch, the last one first.
  package func closeAll(isUserAction: Bool = false) {
    guard mayMutate("close all") else { return }
    performBatch { list in
      while !list.isEmpty { list.close(at: list.count - 1, isUserAction: isUserAction) }
    }
  }

  /// Removes a tab, notifies observers and delegate, and returns the tab.
  private func remove(at index: Int) -> WebState {
    let leaving = entries[index].webState
    observers.notify { $0.webStateList(self, willDetach: leaving, at: index) }
    // An observer may have replaced the tab.
    let webState = entries[index].webState
    let wasActive = activeIndex == index
    // The openers decide which tab is next, so they are forgotten only afterwards.
    activeIndex = orderController.activeIndex(activeIndex, afterRemoving: [index])
    forgetOpener(webState)
    entries.remove(at: index)
    observers.notify { $0.webStateList(self, didDetach: webState, from: index) }
    if wasActive { notifyActivation(insteadOf: webState, because: .none) }
    delegate?.webStateList(self, didDetach: webState)
    return webState
  }
}
