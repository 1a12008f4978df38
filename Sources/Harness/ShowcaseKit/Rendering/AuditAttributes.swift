import HeadlessUIKit
import RenderTree

/// The attributes that an audit requires in addition to those of the hierarchy.
///
/// - `role=` and `spoken=`: what VoiceOver says of an accessibility element.
/// - `covered=`: what is in front of an element.
/// - `cut=`: the visible part of a truncated text, for views whose node does not show the truncation.
/// - `unsafe=`: how far a text or a control reaches outside of the safe area.
/// - `mute=`: marks what takes taps, and has and is in no accessibility element.
/// - `whole.color=`, `whole.background=`, `whole.font=` and so on: an attribute of the hierarchy with the
///   value of each color, also where it is the default of its class, which the hierarchy leaves out.
@MainActor
struct AuditAttributes {
  private let elements: Set<ObjectIdentifier>

  /// Collects a window's elements. Elements that are not views have no nodes.
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
    node.add("unsafe", view.unsafePlace.map { .string($0) })
    if view.takesTaps, !isReached(view) { node.add("mute", .word("taps")) }
    addWholeAttributes(to: &node) { whole in
      _ = ViewDescription.describe(view, into: &whole)
      if view.isOnCard { whole.addColor(.secondarySystemGroupedBackground, named: "background") }
    }
  }

  /// Whether VoiceOver reaches the view, a part of it, or what it is a part of.
  private func isReached(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { elements.contains(ObjectIdentifier($0)) }
      || !UIAccessibility.elements(in: view).isEmpty
  }

  func add(to node: inout RenderNode, of layer: CALayer) {
    addWholeAttributes(to: &node) { LayerDescription.describe(layer, into: &$0) }
  }

  /// Adds the attributes that differ where nothing is left out.
  private func addWholeAttributes(to node: inout RenderNode, _ describe: (inout RenderNode) -> Void) {
    var whole = RenderNode(node.type)
    Description.$isComplete.withValue(true) { describe(&whole) }
    let known = Set(node.attributes)
    for attribute in whole.attributes where !known.contains(attribute) {
      node.add("whole.\(attribute.name)", attribute.value)
    }
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

  /// Returns the visible part of a field's placeholder, which is one line. A field's text scrolls, so it
  /// is never cut.
  private func seenText(of field: UITextField) -> String? {
    guard !field.isFirstResponder, !field.hasText else { return nil }
    // A label truncates as the field does, and can return the visible part.
    let label = UILabel(frame: CGRect(origin: .zero, size: field.textRect(forBounds: field.bounds).size))
    label.font = field.font ?? label.font
    label.attributedText = field.attributedPlaceholder
    return label.truncatedText
  }
}

extension UIView {
  /// Whether the view is a row of a grouped table, with the table's color for rows.
  fileprivate var isOnCard: Bool {
    guard self is UITableViewCell, backgroundColor == nil else { return false }
    let table = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
    return table.map { $0.style != .plain } ?? false
  }
}
