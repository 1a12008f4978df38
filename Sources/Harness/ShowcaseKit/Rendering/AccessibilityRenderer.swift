import HeadlessUIKit
import RenderTree

/// Tells what VoiceOver reads: one flat list of elements in the order of the hierarchy.
@MainActor
struct AccessibilityRenderer {
  let window: UIWindow

  func tree() -> RenderNode {
    RenderNode("screen", children: elements(in: window))
  }

  /// The elements at and below a view; an element's own subviews are not read one by one.
  private func elements(in view: UIView) -> [RenderNode] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if let cell = view as? UITableViewCell, !cell.isAccessibilityElement { return [element(of: cell)] }
    if view.isAccessibilityElement { return [element(of: view)] }
    return view.subviews.flatMap(elements)
  }

  private func element(of view: UIView) -> RenderNode {
    var node = RenderNode(role(of: view), identifier: view.accessibilityIdentifier)
    node.text = view.accessibilityLabel ?? (view as? UITableViewCell).flatMap(joinedLabels)
    node.states = view.accessibilityTraits.names.filter { ["selected", "notEnabled"].contains($0) }
    node.attributes =
      [("value", view.accessibilityValue), ("hint", view.accessibilityHint)]
      .compactMap { name, text in text.map { RenderAttribute(name, .string($0)) } }
    return node
  }

  /// A cell that is no element itself is read as one, with all its labels.
  private func joinedLabels(of cell: UITableViewCell) -> String? {
    let labels = elements(in: cell.contentView).compactMap(\.text)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private func role(of view: UIView) -> String {
    let traits = view.accessibilityTraits
    return switch view {
    case is UISwitch: "switch"
    case is UITextField: traits.contains(.searchField) ? "searchField" : "textField"
    case is UITableViewCell: "cell"
    default:
      ["button", "link", "image", "header", "staticText"].first { traits.names.contains($0) } ?? "element"
    }
  }
}
