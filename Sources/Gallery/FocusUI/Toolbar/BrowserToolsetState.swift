/// What the four buttons of the browser show.
public struct BrowserToolsetState: Hashable, Sendable {
  public var canGoBack: Bool
  public var canGoForward: Bool
  /// Whether the third button stops, instead of loading anew.
  public var isLoading: Bool
  /// Whether there is a page to share, and nobody edits its address.
  public var canSend: Bool

  /// Describes a page that leads nowhere, is there, and can be shared.
  public init(
    canGoBack: Bool = false, canGoForward: Bool = false, isLoading: Bool = false, canSend: Bool = true
  ) {
    self.canGoBack = canGoBack
    self.canGoForward = canGoForward
    self.isLoading = isLoading
    self.canSend = canSend
  }
}
