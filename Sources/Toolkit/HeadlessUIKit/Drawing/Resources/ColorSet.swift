import Foundation

/// A color of an asset catalog, for the light and the dark appearance.
struct ColorSet {
  let color: UIColor

  /// Reads a set's folder; `nil` if it has no supported color.
  init?(in folder: String) {
    let entries = AssetContents(in: folder)?.colors ?? []
    guard let light = Self.color(in: entries, isDark: false) else { return nil }
    guard let dark = Self.color(in: entries, isDark: true) else {
      color = light
      return
    }
    color = UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Returns the color for an appearance and for phones; `nil` if there is no such color.
  private static func color(in entries: [Entry], isDark: Bool) -> UIColor? {
    let fitting = entries.filter { entry in
      let appearances = entry.appearances ?? []
      let isForContrast = appearances.contains { $0.appearance == "contrast" }
      return !isForContrast && appearances.contains { $0.value == "dark" } == isDark
    }
    let usable = fitting.filter { ["universal", "iphone", "ios"].contains($0.idiom ?? "universal") }
    return usable.lazy.compactMap { $0.color?.color }.first
  }

  /// A color for some devices and appearances.
  struct Entry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Description?
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// A color by its components, or a system color by its name.
  struct Description: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    var color: UIColor? {
      if let reference { return UIColor.ofSystem(named: reference) }
      guard let components else { return nil }
      let alpha = Self.number(components["alpha"]) ?? 1
      if let white = Self.number(components["white"]) { return UIColor(white: white, alpha: alpha) }
      guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
        let blue = Self.number(components["blue"])
      else { return nil }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component given as a fraction of 1, such as `0.5`, or of 255, such as `0x80` or `128`.
    private static func number(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }
}

extension UIColor {
  /// Creates a color from the main bundle's asset catalogs, which follows the appearance where it
  /// is shown.
  ///
  /// - Parameter name: The name, preceded by the names of groups with a namespace, as in
  ///   `Brand/Accent`; `nil` if no catalog has it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from a bundle's asset catalogs, which follows the appearance where it is shown.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace, as in `Brand/Accent`.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - traitCollection: Ignored.
  /// - Returns: `nil` if no catalog has the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalogs.of(bundle).colorSet(named: name)?.color else { return nil }
    self.init(source: color.source, name: name, isGray: color.isGray)
  }

  /// Returns a system color by its name in asset catalogs, such as `systemBlueColor`; `nil` for other
  /// names.
  static func ofSystem(named reference: String) -> UIColor? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    return named.first { $0.name == name }
  }

  private static let named: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
    .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemRed,
    .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3,
    .systemGray4, .systemGray5, .systemGray6, .black, .darkGray, .lightGray, .white, .gray, .clear,
    .lightText, .darkText,
  ]
}
