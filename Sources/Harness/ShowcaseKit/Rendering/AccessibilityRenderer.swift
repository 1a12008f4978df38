import HeadlessUIKit
import RenderTree

/// Tells what VoiceOver reads: one flat list of elements, from top to bottom and from left to right.
@MainActor
struct AccessibilityRenderer {
  let window: UIWindow

  func tree() -> RenderNode {
    let ordered = elements(in: window).enumerated().sorted {
      ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset)
    }
    return RenderNode("screen", children: ordered.map { node(of: $0.element.view) })
  }

  /// An element with the place that decides when it is read.
  @MainActor
  private struct Element {
    let view: UIView
    /// Top, then left, in the window.
    let origin: Place

    init(_ view: UIView) {
      self.view = view
      let frame = view.convert(view.bounds, to: view.window)
      origin = Place(top: frame.minY, left: frame.minX)
    }
  }

  private struct Place: Comparable {
    let top: CGFloat
    let left: CGFloat

    static func < (one: Place, other: Place) -> Bool {
      (one.top, one.left) < (other.top, other.left)
    }
  }

  /// The elements at and below a view; an element's own subviews are not read one by one.
  private func elements(in view: UIView) -> [Element] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if let cell = view as? UITableViewCell, !cell.isAccessibilityElement { return [Element(cell)] }
    if view.isAccessibilityElement || view is UIKeyboardView { return [Element(view)] }
    return view.subviews.flatMap(elements)
  }

  private func node(of view: UIView) -> RenderNode {
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
    let labels = elements(in: cell.contentView).compactMap(\.view.accessibilityLabel)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private func role(of view: UIView) -> String {
    let traits = view.accessibilityTraits
    return switch view {
    case is UIKeyboardView: "keyboard"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UIProgressView: "progress"
    case is UITextField: traits.contains(.searchField) ? "searchField" : "textField"
    case is UITableViewCell: "cell"
    default:
      ["button", "link", "image", "header", "staticText"].first { traits.names.contains($0) } ?? "element"
    }
  }
}
