import Foundation
import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let view = ViewDescription(UIView.self) { view, node in
    node.mark("hidden", view.isHidden)
    node.mark("clips", view.clipsToBounds && !(view is UIScrollView))
    node.add("controller", view.viewControllerName.map { .word($0) })
    node.addColor(view.backgroundColor, named: "background", unless: usualBackground(of: view))
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

  /// The style of dark windows, which changes the colors that names mean, and the direction of
  /// right-to-left windows.
  ///
  /// Views that differ from their superview in these report them, too.
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
    node.addRuns(of: label)
    node.addAlignment(label.textAlignment)
    node.add("lines", CGFloat(label.numberOfLines), unless: 1)
    node.mark("disabled", !label.isEnabled)
    node.mark("highlighted", label.isHighlighted)
    node.add("scale", label.displayedScaleFactor, unless: 1)
    node.add("shown", label.truncatedText.map { .string($0) })
  }

  static let stackView = ViewDescription(UIStackView.self) { stack, node in
    if stack.axis == .vertical { node.add("axis", .word("vertical")) }
    if stack.distribution != .fill { node.add("distribution", .word("\(stack.distribution)")) }
    if stack.alignment != .fill { node.add("alignment", .word("\(stack.alignment)")) }
    node.add("spacing", stack.spacing, unless: 0)
  }

  /// The accessibility label and hint, unless they repeat what is on the screen: the text, the picture's name, or the
  /// texts of a cell, joined as VoiceOver joins them.
  static let accessibility = ViewDescription(UIView.self) { view, node in
    if let label = view.accessibilityLabel, label != node.text, label != node.word("image"),
      label != (view as? UITableViewCell).flatMap(AccessibilityRenderer.joinedLabels)
    {
      node.add("label", .string(label))
    }
    node.add("hint", view.accessibilityHint.map { .string($0) })
  }

  /// The constraints that the layout engine could not satisfy, and ambiguous lengths.
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

  /// Adds a font, such as `semibold-13` or `subheadline`, unless it is the class's default.
  mutating func addFont(_ font: UIFont?, unless usual: UIFont) {
    guard let font else { return }
    // An audit needs weight and size, which the name of a text style does not say.
    if Description.isComplete { return add("font", .word(font.name)) }
    if !font.isSame(as: usual) { add("font", .word(font.styledName)) }
  }
}

extension ViewDescription {
  /// The view's transform as a, b, c, d, tx and ty, rounded to a thousandth. A view that is rotated or
  /// scaled also has its size, since its frame is the rectangle around it.
  static let geometry = ViewDescription(UIView.self) { view, node in
    node.addTransform(view.transform, of: view.bounds.size)
  }
}

@MainActor
extension RenderNode {
  /// Adds a transform and the size that it applies to; adds nothing for the identity.
  mutating func addTransform(_ matrix: CGAffineTransform, of size: CGSize) {
    guard !matrix.isIdentity else { return }
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    // Adding 0 turns -0, which would be printed with its sign, into 0.
    add("transform", .numbers(parts.map { Double(($0 * 1000).rounded() / 1000) + 0 }))
    // Translation alone leaves the frame's size unchanged.
    guard parts.prefix(4) != [1, 0, 0, 1] else { return }
    add("bounds", .numbers([size.width.snapped, size.height.snapped]))
  }
}

extension ViewDescription {
  /// The name of the view that a snapshot view shows.
  static let replicant = ViewDescription(UIReplicantView.self) { view, node in
    node.add("picture", .string(view.pictured))
  }
}

extension ViewDescription {
  /// The border and shadow that a layer draws around its view.
  static let layer = ViewDescription(UIView.self) { view, node in
    LayerDescription.describeEdges(of: view.layer, into: &node)
  }

  /// What the class of the view's layer draws, and the layer's z position.
  static let layerClass = ViewDescription(UIView.self) { view, node in
    LayerDescription.describeContent(of: view.layer, into: &node)
  }
}
