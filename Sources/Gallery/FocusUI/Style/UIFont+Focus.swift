import Foundation
import HeadlessUIKit

/// The fonts of bars, which are as high whatever text size the user prefers; other texts have text styles.
extension UIFont {
  /// An address that is read or edited.
  static let focusAddress = UIFont.systemFont(ofSize: 15)
  /// The host in the collapsed bar.
  static let focusCollapsedHost = UIFont.systemFont(ofSize: 12)
  /// Buttons beside the address.
  static let focusBarButton = UIFont.systemFont(ofSize: 15, weight: .medium)
}
