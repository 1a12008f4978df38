/// What the four buttons of the browser show.
struct BrowserToolsetState: Hashable, Sendable {
  var canGoBack: Bool
  var canGoForward: Bool
  /// Whether the third button stops, instead of loading anew.
  var isLoading: Bool
  /// Whether there is a page to share, and nobody edits its address.
  var canSend: Bool

  /// Describes a page that leads nowhere, is there, and can be shared.
  init(
    canGoBack: Bool = false, canGoForward: Bool = false, isLoading: Bool = false, canSend: Bool = true
  ) {
    self.canGoBack = canGoBack
    self.canGoForward = canGoForward
    self.isLoading = isLoading
    self.canSend = canSend
  }
}
