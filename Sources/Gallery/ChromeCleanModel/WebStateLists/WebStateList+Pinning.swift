import Coordination

extension WebStateList {
  /// How many tabs are pinned; they come before all others.
  package var pinnedCount: Int { entries.prefix(while: \.isPinned).count }

  /// Whether there is a tab at a place that is pinned.
  package func isPinned(at index: Int) -> Bool { containsIndex(index) && entries[index].isPinned }

  /// Pins a tab, which goes behind the pinned ones, or unpins it, which goes to the end.
  ///
  /// - Returns: Its place then; `nil` where it is refused.
  @discardableResult
  package func setPinned(_ isPinned: Bool, at index: Int) -> Int? {
    guard hasWebState(at: index, to: "pin") else { return nil }
    guard entries[index].isPinned != isPinned else { return index }
    return mutate("pin") {
      let place = isPinned ? pinnedCount : count - 1
      entries[index].isPinned = isPinned
      relocate(from: index, to: place)
      let webState = entries[place].webState
      observers.notify { $0.webStateList(self, didChangePinningOf: webState, at: place) }
      return place
    }
  }
}
