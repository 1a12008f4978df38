import Coordination

extension WebStateList {
  /// Takes a tab out of the list, and returns it; another one is active then, if it was.
  @discardableResult
  package func detach(at index: Int) -> WebState? {
    guard hasWebState(at: index, to: "detach") else { return nil }
    return mutate("detach") { remove(at: index) }
  }

  /// Takes a tab out of the list and lets it go.
  ///
  /// - Parameter isUserAction: Whether the user closed it; observers are told.
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

  /// Takes a tab out, tells everybody, and returns it.
  private func remove(at index: Int) -> WebState {
    let leaving = entries[index].webState
    observers.notify { $0.webStateList(self, willDetach: leaving, at: index) }
    // An observer may have put another tab in its place.
    let webState = entries[index].webState
    let wasActive = activeIndex == index
    activeIndex = orderController.activeIndex(activeIndex, afterRemoving: [index])
    forgetOpener(webState)
    entries.remove(at: index)
    observers.notify { $0.webStateList(self, didDetach: webState, from: index) }
    if wasActive { tellActivation(insteadOf: webState, because: .none) }
    delegate?.webStateList(self, didDetach: webState)
    return webState
  }
}
