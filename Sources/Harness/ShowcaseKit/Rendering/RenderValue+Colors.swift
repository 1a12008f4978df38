import HeadlessUIKit
import RenderTree

/// Whether what is described of views leaves out their class's defaults.
///
///     Description.$isComplete.withValue(true) { ViewDescription.describe(label, into: &node) }
///     node.line  // UILabel "Sync" font=regular-17 color=label(#000000)
enum Description {
  /// Whether fonts and colors that are the default of their class are described, and each color with its
  /// value; `false` for the trees of goldens.
  @TaskLocal static var isComplete = false
}

@MainActor
extension RenderNode {
  /// Adds a color unless it is the class's default and has the same value as in light, at the base level
  /// and with normal contrast.
  mutating func addColor(
    _ color: UIColor?, named name: String = "color", unless usual: UIColor? = nil
  ) {
    if color != usual || Description.isComplete && color != nil
      || RenderValue.differsFromLight(color)
    {
      add(name, .color(of: color))
    }
  }
}

@MainActor
extension RenderValue {
  /// Returns a color in the described view's traits: its value, or its name, which is followed by the value
  /// where it differs from what the name means in light, at the base level and with normal contrast.
  static func color(of color: UIColor?) -> RenderValue {
    guard let color else { return .word("none") }
    // Most colors are described in these traits, in which a name needs no value.
    if UITraitCollection.current.isPlain, !Description.isComplete {
      let text = color.description(in: .light)
      return text.hasPrefix("#") ? .color(text, name: nil) : .word(text)
    }
    let spelling = color.spelling(in: .current)
    guard let name = spelling.name, !spelling.differsFromLight, !Description.isComplete else {
      return .color(spelling.value, name: spelling.name)
    }
    return .word(name)
  }

  /// Returns the text of a color as in `color(of:)`, for use in a longer text.
  static func text(of color: UIColor) -> String { RenderValue.color(of: color).text }

  fileprivate static func differsFromLight(_ color: UIColor?) -> Bool {
    guard let color, !UITraitCollection.current.isPlain else { return false }
    return color.spelling(in: .current).differsFromLight
  }
}

extension UITraitCollection {
  /// Whether they are light, at the base level and with normal contrast.
  fileprivate var isPlain: Bool {
    userInterfaceStyle != .dark && userInterfaceLevel != .elevated && accessibilityContrast != .high
  }
}
