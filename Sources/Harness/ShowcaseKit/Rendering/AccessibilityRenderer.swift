import HeadlessUIKit
import RenderTree

/// Renders what VoiceOver reads: a flat list of elements in reading order.
///
/// VoiceOver speaks label, value, traits and hint; the first trait is the node's role.
@MainActor
struct AccessibilityRenderer {
  let window: UIWindow

  func tree() -> RenderNode {
    RenderNode("screen", children: UIAccessibility.elements(in: window).map(node))
  }

  private func node(of item: any AccessibilityItem) -> RenderNode {
    let role = Self.role(of: item)
    var node = RenderNode(role, identifier: item.accessibilityIdentifier)
    node.text = Self.label(of: item)
    node.states = item.accessibilityTraits.names.filter { ["selected", "notEnabled"].contains($0) }
    node.add("value", item.accessibilityValue.map { .string($0) })
    let traits = spokenTraits(of: item, excluding: role)
    if !traits.isEmpty { node.add("traits", .string(traits.joined(separator: ", "))) }
    node.add("hint", item.accessibilityHint.map { .string($0) })
    let actions = item.accessibilityCustomActions ?? []
    if !actions.isEmpty { node.add("actions", .string(actions.map(\.name).joined(separator: ", "))) }
    return node
  }

  /// Returns the label of an item as VoiceOver speaks it.
  static func label(of item: any AccessibilityItem) -> String? {
    item.accessibilityLabel ?? (item as? UITableViewCell).flatMap(joinedLabels)
  }

  /// Returns the labels in a cell, which VoiceOver reads as one element.
  static func joinedLabels(of cell: UITableViewCell) -> String? {
    let labels = UIAccessibility.elements(in: cell.contentView).compactMap(\.accessibilityLabel)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  /// Returns the role that follows from an item's class, or from the first of its traits that makes a role.
  static func role(of item: any AccessibilityItem) -> String {
    let names = item.accessibilityTraits.names
    return switch item {
    case is UIKeyboardView: "keyboard"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UIPickerColumnView: "picker"
    case is UIProgressView: "progress"
    case is UITextField: item.accessibilityTraits.contains(.searchField) ? "searchField" : "textField"
    case is UITableViewCell: "cell"
    default: roles.first(where: names.contains) ?? "element"
    }
  }

  /// The traits that make a role, in order of precedence.
  private static let roles = ["button", "link", "image", "header", "staticText"]
  /// The traits that are spoken, except those that are states.
  private static let spoken = ["button", "link", "image", "header", "searchField", "adjustable", "tabBar"]
  /// The traits that a role implies; they are not spoken again.
  private static let implied = [
    "switch": ["button"], "slider": ["adjustable"], "picker": ["adjustable"], "searchField": ["searchField"],
  ]

  private func spokenTraits(of item: any AccessibilityItem, excluding role: String) -> [String] {
    item.accessibilityTraits.names.filter {
      Self.spoken.contains($0) && $0 != role && Self.implied[role]?.contains($0) != true
    }
  }
}
