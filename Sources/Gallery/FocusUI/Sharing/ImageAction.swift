import HeadlessUIKit

/// What can be done with an image that the user presses long.
public enum ImageAction: String, Hashable, Sendable, CaseIterable {
  /// Puts where the image leads on the pasteboard.
  case copyLink
  /// Offers what can be done with where the image leads.
  case shareLink
  /// Puts the image among the user's photos.
  case saveImage
  /// Puts the image itself on the pasteboard.
  case copyImage

  /// Whether the image must be a link.
  var needsLink: Bool { self == .copyLink || self == .shareLink }

  @MainActor var title: String {
    switch self {
    case .copyLink: String(focusSettings: "Copy Link")
    case .shareLink: String(focusSettings: "Share Link")
    case .saveImage: String(focusSettings: "Save Image")
    case .copyImage: String(focusSettings: "Copy Image")
    }
  }
}
