import HeadlessUIKit

/// What can be done with an image that the user presses long.
public enum ImageAction: String, Hashable, Sendable, CaseIterable {
  case copyLink
  case shareLink
  case saveImage
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
