import Foundation

/// A function from the color of a configuration to the color that shows.
///
/// Two transformers are equal, as functions cannot be compared; the colors of a configuration can.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The function.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Makes a transformer of a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color that shows.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a color gray, of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// Leaves a color as it is, as only the user's accent color on a Mac changes it.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Leaves a color as it is, as there are no monochrome tints here.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  public static func == (one: Self, other: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// A function from the attributes of a configuration's text to those that show.
///
/// Two transformers are equal, as functions cannot be compared.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that show.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (one: Self, other: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
