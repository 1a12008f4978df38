import Coordination

extension WebStateList {
  /// Makes a tab the active one; observers hear of it where it is another.
  package func activate(at index: Int) {
    guard hasWebState(at: index, to: "activate") else { return }
    setActive(index, because: .userAction)
  }

  /// Moves a tab, so that it is at another place afterwards; pinned tabs stay before all others.
  package func move(from oldIndex: Int, to newIndex: Int) {
    guard hasWebState(at: oldIndex, to: "move"), hasWebState(at: newIndex, to: "move to") else { return }
    let range = entries[oldIndex].isPinned ? 0...pinnedCount - 1 : pinnedCount...count - 1
    mutate("move") { relocate(from: oldIndex, to: max(range.lowerBound, min(newIndex, range.upperBound))) }
  }

  /// Puts a tab in another one's place, and returns that; nobody counts as opened by that any more.
  ///
  /// Observers hear of an activation afterwards, whichever tab was replaced, as in Chrome. Refused for a tab that is
  /// in the list.
  @discardableResult
  package func replace(at index: Int, with webState: WebState) -> WebState? {
    guard hasWebState(at: index, to: "replace"), mayAdd(webState) else { return nil }
    let old = entries[index].webState
    delegate?.webStateList(self, willAdd: webState)
    forgetOpener(old)
    (entries[index].webState, entries[index].opener) = (webState, nil)
    observers.notify { $0.webStateList(self, didReplace: old, with: webState, at: index) }
    tellActivation(insteadOf: old, because: .replaced)
    delegate?.webStateList(self, didDetach: old)
    return old
  }

  /// Makes several changes of which observers are told that they belong together.
  ///
  /// A batch within a batch belongs to that.
  package func performBatch(_ changes: (WebStateList) -> Void) {
    guard !isBatchInProgress else { return changes(self) }
    isBatchInProgress = true
    observers.notify { $0.webStateListWillBeginBatch(self) }
    changes(self)
    isBatchInProgress = false
    observers.notify { $0.webStateListDidEndBatch(self) }
  }

  /// Makes a tab active, or none.
  func setActive(_ index: Int?, because reason: ActivationReason) {
    let old = activeWebState
    activeIndex = index
    tellActivation(insteadOf: old, because: reason)
  }

  /// Tells the observers where the active tab is another one than `old`.
  func tellActivation(insteadOf old: WebState?, because reason: ActivationReason) {
    let (active, index) = (activeWebState, activeIndex)
    guard active !== old else { return }
    observers.notify {
      $0.webStateList(self, didActivate: active, insteadOf: old, at: index, because: reason)
    }
  }

  /// Moves a tab wherever it shall go.
  func relocate(from oldIndex: Int, to newIndex: Int) {
    guard oldIndex != newIndex else { return }
    let entry = entries.remove(at: oldIndex)
    entries.insert(entry, at: newIndex)
    if let active = activeIndex {
      if active == oldIndex {
        activeIndex = newIndex
      } else if (min(oldIndex, newIndex)...max(oldIndex, newIndex)).contains(active) {
        activeIndex = active + (oldIndex < newIndex ? -1 : 1)
      }
    }
    observers.notify { $0.webStateList(self, didMove: entry.webState, from: oldIndex, to: newIndex) }
  }
}
