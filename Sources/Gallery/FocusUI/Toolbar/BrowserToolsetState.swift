/// What the four buttons of the browser show.
struct BrowserToolsetState: Hashable, Sendable {
  var canGoBack: Bool
  var canGoForward: Bool
  /// Whether the third button stops, instead of loading anew.
  var isLoading: Bool
  /// Whether the last button shares: always but while an address is edited, even at home, where the button does not show.
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
