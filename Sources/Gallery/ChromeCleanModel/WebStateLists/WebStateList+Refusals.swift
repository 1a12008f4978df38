import HeadlessUIKit

extension WebStateList {
  /// Makes a change during which observers must not make another one; tells the programmer who tries.
  @discardableResult
  func mutate<Result>(_ operation: String, _ change: () -> Result) -> Result? {
    guard mayMutate(operation) else { return nil }
    isMutating = true
    defer { isMutating = false }
    return change()
  }

  /// Whether no observer is being told of a change; tells the programmer otherwise.
  func mayMutate(_ operation: String) -> Bool {
    if isMutating {
      UIException.raise(
        .internalInconsistency,
        "WebStateList cannot \(operation) while its observers are told of another change. Remember what to do, and do "
          + "it when the call that made that change has returned")
    }
    return !isMutating
  }

  /// Whether there is a tab at a place; tells the programmer otherwise.
  func hasWebState(at index: Int, to operation: String) -> Bool {
    guard !containsIndex(index) else { return true }
    let places = isEmpty ? "has no tabs" : "has tabs at 0 to \(count - 1)"
    UIException.raise(
      .range,
      "WebStateList \(places), so there is none at \(index) to \(operation). Ask containsIndex(_:) first")
    return false
  }

  /// Whether a tab may be added; tells the programmer otherwise.
  func mayAdd(_ webState: WebState) -> Bool {
    guard let index = index(of: webState) else { return true }
    UIException.raise(
      .invalidArgument,
      "\(name(of: webState)) is in the WebStateList already, at \(index). Move it, or detach it first")
    return false
  }

  /// Whether a tab may count as the opener of another one; tells the programmer otherwise.
  func mayOpen(_ opener: WebStateOpener?, _ opened: WebState? = nil) -> Bool {
    guard let webState = opener?.webState else { return true }
    guard index(of: webState) == nil || webState === opened else { return true }
    UIException.raise(
      .invalidArgument,
      "\(name(of: webState)) cannot be the opener: "
        + (webState === opened ? "no tab opens itself" : "it is not in the WebStateList")
        + ". Name a tab of the list, or no opener")
    return false
  }

  private func name(of webState: WebState) -> String {
    webState.visibleURL.map { "The tab of \($0.absoluteString)" } ?? "A tab that shows nothing"
  }
}
