import HeadlessUIKit
import RenderTree

extension UIView {
  /// The view's name in findings: its type, and its identifier or else the first text in it, such as
  /// `UIButton "Save"`.
  var elementName: String {
    var node = RenderNode(String(describing: type(of: self)), identifier: accessibilityIdentifier)
    if accessibilityIdentifier == nil { node.text = firstShownText.map { String($0.prefix(40)) } }
    return node.line
  }

  /// The first text of the view or its descendants; `nil` if all are empty.
  var firstShownText: String? {
    if let text = shownText, !text.isEmpty { return text }
    return subviews.lazy.compactMap(\.firstShownText).first
  }

  /// What a field contains is not part of its name, as it changes.
  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.accessibilityLabel
    case let field as UITextField: field.placeholder
    default: nil
    }
  }
}
