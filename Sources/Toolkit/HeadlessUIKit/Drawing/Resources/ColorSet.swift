import Foundation

/// A color of an asset catalog, for each appearance and contrast.
struct ColorSet {
  let color: UIColor

  /// Reads a set; `nil` if it has no supported color.
  init?(_ contents: AssetContents, in folder: String) {
    let entries = (contents.colors ?? []).compactMap { entry in entry.color?.color.map { (entry, $0) } }
    guard let first = entries.first?.1 else { return nil }
    @Sendable func choose(_ traits: AssetTraits) -> UIColor? {
      entries.best { traits.fit(idiom: $0.0.idiom, $0.0.appearances ?? [], gamut: $0.0.gamut) }?.1
    }
    guard let usual = choose(AssetTraits()) else { return nil }
    color =
      entries.count == 1 ? first : UIColor { choose(AssetTraits($0))?.resolvedColor(with: $0) ?? usual }
  }

  /// A color for some devices, displays and appearances.
  struct Entry: Decodable, Sendable {
    var idiom: String?
    var gamut: String?
    var appearances: [AssetAppearance]?
    var color: Description?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case gamut = "display-gamut"
    }
  }

  /// A color by its components, or a system color by its name.
  struct Description: Decodable, Sendable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    var color: UIColor? {
      if let reference { return UIColor.ofSystem(named: reference) }
      guard let components else { return nil }
      let alpha = components["alpha"]?.value ?? 1
      if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
      guard let red = components["red"]?.value, let green = components["green"]?.value,
        let blue = components["blue"]?.value
      else { return nil }
      return switch space {
      case "display-p3": UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb": UIColor(linearRed: red, green: green, blue: blue, alpha: alpha)
      default: UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  /// A component: a fraction of 1, such as `0.5`, or of 255, such as `0x80` or `128`. Xcode writes texts.
  struct Component: Decodable, Sendable {
    /// The component as a fraction of 1; `nil` if it is not a number.
    let value: CGFloat?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        value = Self.value(of: text)
      } else {
        value = CGFloat(try container.decode(Double.self))
      }
    }

    private static func value(of text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }
}

extension UIColor {
  /// Creates a color from the main bundle's asset catalogs, which follows the appearance and the contrast where it
  /// is shown.
  ///
  /// - Parameter name: The name, preceded by the names of groups with a namespace, as in
  ///   `Brand/Accent`; `nil` if no catalog has it, which the stage reports once with the nearest name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from a bundle's asset catalogs, which follows the appearance and the contrast where it is shown.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace, as in `Brand/Accent`.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - traitCollection: Ignored.
  /// - Returns: `nil` if no catalog has the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = Self.asset(name, in: .of(bundle)) else { return nil }
    self.init(source: color.source, name: name, isGray: color.isGray)
  }

  /// Creates the color of an asset catalog's symbol, which follows the appearance and the contrast where it is shown.
  ///
  /// - Parameter resource: The symbol; a color that no catalog has is clear, and the stage reports it once.
  public convenience init(resource: ColorResource) {
    let color = Self.asset(resource.name, in: .of(resource.bundle)) ?? .clear
    self.init(source: color.source, name: resource.name, isGray: color.isGray)
  }

  /// Returns a color; `nil`, which is noted, if the catalogs do not have it.
  private static func asset(_ name: String, in catalogs: AssetCatalogs) -> UIColor? {
    do throws(ResourceFault) {
      if let set = try catalogs.colorSet(named: name) { return set.color }
      ResourceFault.missing(.color, name, among: catalogs.names(of: .color)).note()
    } catch {
      error.note()
    }
    return nil
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
