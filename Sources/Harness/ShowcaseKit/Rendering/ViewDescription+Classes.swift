import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let view = ViewDescription(UIView.self) { view, node in
    node.mark("hidden", view.isHidden)
    node.mark("clips", view.clipsToBounds && !(view is UIScrollView))
    node.add("controller", view.viewControllerName.map { .word($0) })
    let usual = usualBackground(of: view)
    if view.backgroundColor != usual { node.add("background", .color(view.backgroundColor)) }
    node.add("alpha", view.alpha, unless: 1)
    node.add("corner", view.layer.cornerRadius, unless: 0)
    node.add("border", view.layer.borderWidth, unless: 0)
    let style = view.traitCollection.userInterfaceStyle
    if let outer = view.superview?.traitCollection.userInterfaceStyle, outer != style {
      node.add("appearance", .word("\(style)"))
    }
    let direction = view.effectiveUserInterfaceLayoutDirection
    if let outer = view.superview?.effectiveUserInterfaceLayoutDirection, outer != direction {
      node.add("direction", .word("\(direction)"))
    }
  }

  /// Dark windows say so, for the colors of a tree are names that mean others there; those that are read from right to
  /// left do, for texts begin where they are read from. So do views that differ in that from what is around them.
  static let window = ViewDescription(UIWindow.self) { window, node in
    let style = window.traitCollection.userInterfaceStyle
    if style == .dark { node.add("appearance", .word("\(style)")) }
    let direction = window.effectiveUserInterfaceLayoutDirection
    if direction == .rightToLeft { node.add("direction", .word("\(direction)")) }
  }

  static let label = ViewDescription(UILabel.self) { label, node in
    node.text = label.text
    node.addFont(label.font, unless: .systemFont(ofSize: 17))
    node.addColor(label.textColor, unless: .label)
    node.addAlignment(label.textAlignment)
    node.add("lines", CGFloat(label.numberOfLines), unless: 1)
    node.mark("disabled", !label.isEnabled)
    node.mark("highlighted", label.isHighlighted)
    node.add("scale", label.displayedScaleFactor, unless: 1)
    node.add("shown", label.truncatedText.map { .string($0) })
  }

  static let control = ViewDescription(UIControl.self) { control, node in
    node.mark("disabled", !control.isEnabled)
    node.mark("selected", control.isSelected)
    node.mark("highlighted", control.isHighlighted)
    node.mark("focused", control.isFirstResponder)
  }

  static let button = ViewDescription(UIButton.self, hidesParts: true) { button, node in
    node.text = button.currentTitle
    node.add("image", button.currentImage.map { .string($0.name) })
    node.addFont(button.titleLabel?.font, unless: .systemFont(ofSize: 15))
    node.addColor(button.currentTitleColor, unless: button.tintColor)
  }

  static let toggle = ViewDescription(UISwitch.self) { toggle, node in
    node.states.append(toggle.isOn ? "on" : "off")
  }

  static let stackView = ViewDescription(UIStackView.self) { stack, node in
    if stack.axis == .vertical { node.add("axis", .word("vertical")) }
    if stack.distribution != .fill { node.add("distribution", .word(stack.distribution.rawValue)) }
    if stack.alignment != .fill { node.add("alignment", .word(stack.alignment.rawValue)) }
    node.add("spacing", stack.spacing, unless: 0)
  }

  /// What assistive technology is told, where it is not what the screen says.
  static let accessibility = ViewDescription(UIView.self) { view, node in
    if let label = view.accessibilityLabel, label != node.text { node.add("label", .string(label)) }
    node.add("hint", view.accessibilityHint.map { .string($0) })
  }

  /// What the layout engine could not satisfy or decide.
  static let layout = ViewDescription(UIView.self) { view, node in
    for fault in view.layoutFaults {
      switch fault {
      case .unsatisfiable(let broken, let others):
        let conflict = others.isEmpty ? "" : " against " + others.joined(separator: ", ")
        node.add("unsatisfiable", .string(broken + conflict))
      case .ambiguous(let lengths): node.add("ambiguous", .string(lengths.joined(separator: ", ")))
      }
    }
  }
}

@MainActor
extension RenderNode {
  mutating func mark(_ state: String, _ isOn: Bool) {
    if isOn { states.append(state) }
  }

  mutating func add(_ name: String, _ value: RenderValue?) {
    if let value { attributes.append(RenderAttribute(name, value)) }
  }

  mutating func add(_ name: String, _ number: CGFloat, unless usual: CGFloat) {
    if number != usual { add(name, .number(Double(number))) }
  }

  /// A font that is not the class's own, as `semibold-13`.
  mutating func addFont(_ font: UIFont?, unless usual: UIFont) {
    if let font, font != usual { add("font", .word(font.name)) }
  }

  mutating func addColor(_ color: UIColor, named name: String = "color", unless usual: UIColor? = nil) {
    if color != usual { add(name, .color(color)) }
  }
}

@MainActor
extension RenderValue {
  /// A color by its name, or by its parts in the appearance of the view that is described: `"#00000066"`.
  static func color(_ color: UIColor?) -> RenderValue {
    guard let color else { return .word("none") }
    let text = text(of: color)
    return text.hasPrefix("#") ? .string(text) : .word(text)
  }

  /// A color as ``color(_:)`` tells it, as a part of a longer text.
  static func text(of color: UIColor) -> String {
    color.description(in: UITraitCollection.current.userInterfaceStyle)
  }
}
