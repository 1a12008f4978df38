import Foundation

/// What the web view tells.
extension URLBarState {
  mutating func handle(_ event: WebEvent) -> [Effect] {
    switch event {
    case .changeURL(let url): show(url)
    case .start: return start()
    case .finish(let url): end(at: url, isBright: !isEditing)
    case .fail(let url): end(at: url, isBright: true)
    case .progress(let value): if isBrowsing { progress = value }
    case .canGo(let back, let forward): (canGoBack, canGoForward) = (back, forward)
    }
    return []
  }

  private mutating func start() -> [Effect] {
    (isLoading, isBright) = (true, false)
    return [.expandBars]
  }

  private mutating func end(at url: URL?, isBright: Bool) {
    show(url)
    (isLoading, progress, self.isBright) = (false, nil, isBright)
  }

  /// The blank page is none of the user's.
  private mutating func show(_ url: URL?) {
    if url?.isBlankPage != true { setURL(url) }
  }
}
