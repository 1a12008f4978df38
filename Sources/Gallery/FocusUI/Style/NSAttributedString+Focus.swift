import Foundation
import HeadlessUIKit

extension NSAttributedString {
  /// What stands in an empty field, bright enough for the app's dark ground; the system's own color is dark there.
  static func focusPlaceholder(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.focusDimmedText])
  }
}
