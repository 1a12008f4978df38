import Foundation

/// A function from a configuration's color to the visible color.
///
/// Any two transformers are equal, as functions cannot be compared; the colors of a configuration
/// can.
///
///     var background = UIBackgroundConfiguration.listPlainCell()
///     background.backgroundColorTransformer = .grayscale
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The function.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer from a function.
  ///
  /// - Parameter transform: Returns the visible color; called whenever the configuration is shown.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the visible color.
  ///
  /// - Parameter input: The configuration's color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Turns a color into a gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// Keeps the color; only the accent color of a Mac would change it.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Turns a color into a gray, the same as ``grayscale`` here.
  public static let monochromeTint = grayscale

  public static func == (one: Self, other: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// A function from the attributes of a configuration's text to the visible ones.
///
/// Any two transformers are equal, as functions cannot be compared.
///
///     let link = UIConfigurationTextAttributesTransformer { attributes in
///       attributes.merging(AttributeContainer().underlineStyle(.single))
///     }
///     let attributes = link(AttributeContainer())
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  ///
  /// - Parameter transform: Returns the visible attributes.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the visible attributes.
  ///
  /// - Parameter input: The configuration's attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (one: Self, other: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
