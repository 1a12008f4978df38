import HeadlessUIKit

/// The text styles of the screens; all of them follow the text size that the user prefers.
@MainActor
extension UIFont {
  static var boardName: UIFont { bold(.title1) }
  static var listName: UIFont { bold(.title3) }
  static var cardTitle: UIFont { bold(.body) }
  static var overlayTitle: UIFont { bold(.title1) }
  static var overlaySubtitle: UIFont { .preferredFont(forTextStyle: .body) }
  static var overlayButton: UIFont { bold(.body) }
  static var rightNavigationButton: UIFont { bold(.title3) }

  /// The font of a text style with heavy letters.
  private static func bold(_ style: TextStyle) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    return font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
  }
}
