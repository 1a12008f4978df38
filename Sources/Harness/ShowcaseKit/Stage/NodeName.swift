import HeadlessUIKit
import RenderTree

extension UIView {
  /// The view's name in words: its type, and its identifier or else the first text in it, cut at 40 characters, such
  /// as `UIButton #account.create` or `OverlayView "Start your project"`.
  var nodeName: String {
    var node = RenderNode(typeName, identifier: accessibilityIdentifier)
    if accessibilityIdentifier == nil { node.text = firstText?.cut(at: 40) }
    return node.line
  }

  /// The first text of the view or its descendants, in the tree's order.
  private var firstText: String? {
    if let ownText, !ownText.isEmpty { return ownText }
    return subviews.lazy.compactMap(\.firstText).first
  }

  /// The text that the view's node has in trees.
  private var ownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    // A password is not shown, here as in trees.
    case let field as UITextField: field.isSecureTextEntry ? nil : field.text
    case let view as UITextView: view.text
    case let segment as UISegment: segment.title
    default: nil
    }
  }
}

extension String {
  /// Returns the string, or its beginning with an ellipsis if it is longer.
  func cut(at length: Int) -> String {
    count <= length ? self : prefix(length) + "…"
  }
}
