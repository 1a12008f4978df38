import HeadlessUIKit
import RenderTree

/// The attributes that an audit requires besides those of the hierarchy.
///
/// They are `role=` and `spoken=` for accessibility elements; `covered=`, what is in front of those
/// that are controls; and `cut=`, the visible part of a text, for views for which the hierarchy does
/// not show that a part is left out.
@MainActor
struct AuditAttributes {
  /// The views that are elements.
  private let elements: Set<ObjectIdentifier>

  /// Collects a window's elements; those that are no views have no nodes.
  init(in window: UIWindow) {
    elements = Set(UIAccessibility.elements(in: window).map { ObjectIdentifier($0) })
  }

  func add(to node: inout RenderNode, of view: UIView) {
    if elements.contains(ObjectIdentifier(view)) {
      node.add("role", .word(AccessibilityRenderer.role(of: view)))
      node.add("spoken", AccessibilityRenderer.label(of: view).map { .string($0) })
      node.add("covered", view.cover.map { .string($0.coverName) })
    }
    node.add("cut", seenText(of: view).map { .string($0) })
  }

  /// Returns the visible part of the view's text; `nil` if it is the whole text, or if the
  /// hierarchy shows it.
  private func seenText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.bounds.isEmpty && label.text?.isEmpty == false ? "" : nil
    case let field as UITextField: seenText(of: field)
    case is UIButton, is UISegment: view.subviews.lazy.compactMap { ($0 as? UILabel)?.truncatedText }.first
    default: nil
    }
  }

  /// Returns the visible part of a field's placeholder, which is one line; a text scrolls.
  private func seenText(of field: UITextField) -> String? {
    guard !field.isFirstResponder, !field.hasText else { return nil }
    // A label truncates a text as the field does, and returns what is left of it.
    let label = UILabel(frame: CGRect(origin: .zero, size: field.textRect(forBounds: field.bounds).size))
    label.font = field.font ?? label.font
    label.attributedText = field.attributedPlaceholder
    return label.truncatedText
  }
}
