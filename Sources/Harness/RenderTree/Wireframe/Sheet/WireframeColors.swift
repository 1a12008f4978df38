/// The colors of a picture in one appearance: those of iOS 15 to 18, at the base level and with normal contrast.
///
///     WireframeColors(isDark: true).color("systemRed")  // #ff453a
package struct WireframeColors {
  let isDark: Bool

  var background: String { isDark ? "#000000" : "#ffffff" }
  var ink: String { isDark ? "#ffffff" : "#000000" }
  var faintInk: String { isDark ? "#ebebf599" : "#3c3c4399" }
  /// For placeholders, chevrons and other signs that are hardly seen.
  var faintestInk: String { isDark ? "#ebebf54d" : "#3c3c434d" }
  var separator: String { isDark ? "#54545899" : "#3c3c434a" }
  /// What controls, fields and images without a color have behind them.
  var control: String { isDark ? "#7676803d" : "#7676801f" }
  /// What is in place of an image.
  var placeholder: String { isDark ? "#ffffff38" : "#8e8e9338" }
  var track: String { isDark ? "#39393d" : "#e9e9ea" }
  /// Menus and other panels over the screen.
  var panel: String { isDark ? "#252527" : "#f6f6f8" }
  var selection: String { isDark ? "#3a3a3c" : "#d1d1d6" }
  var tint: String { isDark ? "#0a84ff" : "#007aff" }
  var on: String { isDark ? "#30d158" : "#34c759" }

  /// Returns the color of a name in trees, such as `systemBlue`, `#00000066` or `label(#FFFFFF)`; `nil` for
  /// unknown names.
  func color(_ name: String?) -> String? {
    guard let name else { return nil }
    if name.isMarkupColor { return name }
    if name.hasSuffix(")"), let start = name.lastIndex(of: "#") {
      let value = String(name[start...].dropLast())
      return value.isMarkupColor ? value : nil
    }
    guard let (light, dark) = Self.named[name] else { return nil }
    return isDark ? dark : light
  }

  /// Whether the color of a name lets nothing through in either appearance; an unknown color might.
  package static func isOpaque(_ name: String) -> Bool {
    // Translucent ones have two more digits.
    named[name].map { $0.0.utf8.count == 7 && $0.1.utf8.count == 7 } ?? false
  }

  private static let named: [String: (String, String)] = [
    "black": ("#000000", "#000000"), "white": ("#ffffff", "#ffffff"), "gray": ("#808080", "#808080"),
    "darkGray": ("#555555", "#555555"), "lightGray": ("#aaaaaa", "#aaaaaa"), "red": ("#ff0000", "#ff0000"),
    "green": ("#00ff00", "#00ff00"), "blue": ("#0000ff", "#0000ff"), "cyan": ("#00ffff", "#00ffff"),
    "yellow": ("#ffff00", "#ffff00"), "magenta": ("#ff00ff", "#ff00ff"), "orange": ("#ff8000", "#ff8000"),
    "purple": ("#800080", "#800080"), "brown": ("#996633", "#996633"), "clear": ("none", "none"),
    "label": ("#000000", "#ffffff"), "secondaryLabel": ("#3c3c4399", "#ebebf599"),
    "tertiaryLabel": ("#3c3c434d", "#ebebf54d"), "quaternaryLabel": ("#3c3c432e", "#ebebf529"),
    "placeholderText": ("#3c3c434d", "#ebebf54d"), "link": ("#007aff", "#0984ff"),
    "separator": ("#3c3c434a", "#54545899"), "opaqueSeparator": ("#c6c6c8", "#38383a"),
    "systemBackground": ("#ffffff", "#000000"), "secondarySystemBackground": ("#f2f2f7", "#1c1c1e"),
    "tertiarySystemBackground": ("#ffffff", "#2c2c2e"), "systemGroupedBackground": ("#f2f2f7", "#000000"),
    "secondarySystemGroupedBackground": ("#ffffff", "#1c1c1e"),
    "tertiarySystemGroupedBackground": ("#f2f2f7", "#2c2c2e"), "systemFill": ("#78788033", "#7878805c"),
    "secondarySystemFill": ("#78788029", "#78788052"), "tertiarySystemFill": ("#7676801f", "#7676803d"),
    "quaternarySystemFill": ("#74748014", "#7676802e"), "tintColor": ("#007aff", "#0a84ff"),
    "systemBlue": ("#007aff", "#0a84ff"),
    "systemRed": ("#ff3b30", "#ff453a"), "systemGreen": ("#34c759", "#30d158"),
    "systemOrange": ("#ff9500", "#ff9f0a"), "systemYellow": ("#ffcc00", "#ffd60a"),
    "systemPink": ("#ff2d55", "#ff375f"), "systemPurple": ("#af52de", "#bf5af2"),
    "systemIndigo": ("#5856d6", "#5e5ce6"), "systemTeal": ("#30b0c7", "#40c8e0"),
    "systemCyan": ("#32ade6", "#64d2ff"), "systemMint": ("#00c7be", "#63e6e2"),
    "systemBrown": ("#a2845e", "#ac8e68"), "systemGray": ("#8e8e93", "#8e8e93"),
    "systemGray2": ("#aeaeb2", "#636366"), "systemGray3": ("#c7c7cc", "#48484a"),
    "systemGray4": ("#d1d1d6", "#3a3a3c"), "systemGray5": ("#e5e5ea", "#2c2c2e"),
    "systemGray6": ("#f2f2f7", "#1c1c1e"),
  ]
}

extension String {
  /// Whether this is `#RGB`, `#RRGGBB` or `#RRGGBBAA`; anything else from a tree could be markup.
  fileprivate var isMarkupColor: Bool {
    utf8.first == UInt8(ascii: "#") && [4, 7, 9].contains(utf8.count)
      && unicodeScalars.dropFirst().allSatisfy { $0.properties.isASCIIHexDigit }
  }
}
