import Foundation
import HeadlessUIKit

/// The fonts of the address bar, which is as high whatever text size the user prefers.
///
/// The rows of the overlay, the button of the first run and the dots of the introduction have fixed sizes as well; all
/// other texts have text styles.
extension UIFont {
  /// An address that is read or edited.
  static let focusAddress = UIFont.systemFont(ofSize: 15)
  /// The host in the collapsed bar.
  static let focusCollapsedHost = UIFont.systemFont(ofSize: 12)
  /// Buttons beside the address.
  static let focusBarButton = UIFont.systemFont(ofSize: 15, weight: .medium)
}
