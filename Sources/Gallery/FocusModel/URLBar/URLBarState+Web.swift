import Foundation

/// What the web view tells.
extension URLBarState {
  /// While the home screen shows there is no page: what a web view still tells of an erased one is not listened to.
  mutating func handle(_ event: WebEvent) -> [Effect] {
    guard isBrowsing else { return [] }
    switch event {
    case .changeURL(let url): show(url)
    case .start: return start()
    case .finish(let url): end(at: url, isBright: !isEditing)
    case .fail(let url): end(at: url, isBright: true)
    case .progress(let value): advance(to: value)
    case .canGo(let back, let forward): (canGoBack, canGoForward) = (back, forward)
    }
    return []
  }

  private mutating func start() -> [Effect] {
    (isLoading, isBright) = (true, false)
    return [.expandBars]
  }

  /// The progress bar comes with the first tenth, so that what is told after the end does not bring it back.
  private mutating func advance(to value: Double) {
    if value == 0.1 || progress != nil { progress = value }
  }

  private mutating func end(at url: URL?, isBright: Bool) {
    show(url)
    (isLoading, progress, self.isBright) = (false, nil, isBright)
  }

  /// Takes the page's address; what the user is editing stays. The blank page is none of the user's.
  private mutating func show(_ url: URL?) {
    guard let url, !url.isBlankPage else { return }
    self.url = url
    if !isFieldFocused && !isEditing { showURL() }
  }
}
