import HeadlessUIKit
import RenderTree

/// What an audit asks of views besides the hierarchy: `role=` and `spoken=` of what assistive technologies meet, and
/// `cut=`, what is seen of a text where the hierarchy does not tell that a part of it is left out.
@MainActor
struct AuditRemarks {
  /// The views that are elements.
  private let elements: Set<ObjectIdentifier>

  /// Asks for a window's elements; those that are no views have no nodes either.
  init(in window: UIWindow) {
    elements = Set(UIAccessibility.elements(in: window).map { ObjectIdentifier($0) })
  }

  func add(to node: inout RenderNode, of view: UIView) {
    if elements.contains(ObjectIdentifier(view)) {
      node.add("role", .word(AccessibilityRenderer.role(of: view)))
      node.add("spoken", AccessibilityRenderer.label(of: view).map { .string($0) })
    }
    node.add("cut", seenText(of: view).map { .string($0) })
  }

  /// What is seen of the view's own text; `nil` where it is all of it, or the hierarchy tells.
  private func seenText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.bounds.isEmpty && label.text?.isEmpty == false ? "" : nil
    case let field as UITextField: seenText(of: field)
    case is UIButton, is UISegment: view.subviews.lazy.compactMap { ($0 as? UILabel)?.truncatedText }.first
    default: nil
    }
  }

  /// A field shows its text, or what stands for it, in one line; while people type, it scrolls.
  private func seenText(of field: UITextField) -> String? {
    guard !field.isFirstResponder else { return nil }
    let label = UILabel(frame: CGRect(origin: .zero, size: field.textRect(forBounds: field.bounds).size))
    label.text = field.hasText ? field.text : field.placeholder
    label.font = field.font ?? label.font
    return label.truncatedText
  }
}
