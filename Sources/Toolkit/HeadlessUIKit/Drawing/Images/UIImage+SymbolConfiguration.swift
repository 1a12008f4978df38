import Foundation

extension UIImage {
  /// The weight of a symbol's strokes; the raw values are UIKit's. It does not affect the size here.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No weight; the context decides.
    case unspecified
    /// The thinnest strokes.
    case ultraLight
    /// Thin strokes.
    case thin
    /// Light strokes.
    case light
    /// Strokes as in regular text.
    case regular
    /// Strokes a little heavier than in regular text.
    case medium
    /// Strokes as in semibold text.
    case semibold
    /// Strokes as in bold text.
    case bold
    /// Heavy strokes.
    case heavy
    /// The heaviest strokes.
    case black
  }

  /// The size of a symbol relative to text of its size; the raw values are UIKit's.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// No scale; the context decides, or the symbol is as large as ``medium``.
    case unspecified = -1
    /// The platform's default, which is ``medium``.
    case `default`
    /// 0.8 times as large as ``medium``.
    case small
    /// 20 points high next to text of 17 points.
    case medium
    /// 1.3 times as large as ``medium``.
    case large
  }

  /// The size and weight of a symbol; the context decides what it leaves open.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large)
  ///     UIImage(systemName: "star", withConfiguration: large)?.size // 26 by 26 points
  public struct SymbolConfiguration: Hashable, Sendable {
    var extent: Extent?
    var weight: SymbolWeight = .unspecified
    var scale: SymbolScale = .unspecified

    /// The size of the text that the symbol matches.
    enum Extent: Hashable, Sendable {
      case points(CGFloat)
      case style(UIFont.TextStyle)
    }

    init() {}

    /// The configuration that leaves everything open.
    public static let unspecified = SymbolConfiguration()
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates a configuration for text of a size.
  ///
  /// - Parameter pointSize: The size of the text in points; a symbol is 20 points high next to text
  ///   of 17.
  public init(pointSize: CGFloat) {
    extent = .points(pointSize)
  }

  /// Creates a configuration for text of a size and weight.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text in points; a symbol is 20 points high next to text of 17.
  ///   - weight: The weight of the strokes, which does not affect the size here.
  public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
  }

  /// Creates a configuration for text of a size and weight, with a scale.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text in points; a symbol is 20 points high next to text of 17.
  ///   - weight: The weight of the strokes, which does not affect the size here.
  ///   - scale: The size relative to the text.
  public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
    extent = .points(pointSize)
    self.weight = weight
    self.scale = scale
  }

  /// Creates a configuration that leaves size and weight open.
  ///
  /// - Parameter scale: The size relative to the text.
  public init(scale: UIImage.SymbolScale) {
    self.scale = scale
  }

  /// Creates a configuration that leaves size and scale open.
  ///
  /// - Parameter weight: The weight of the strokes, which does not affect the size here.
  public init(weight: UIImage.SymbolWeight) {
    self.weight = weight
  }

  /// Creates a configuration that leaves weight and scale open.
  ///
  /// - Parameter textStyle: The text style, whose size is the one that the user prefers when the
  ///   size is needed.
  public init(textStyle: UIFont.TextStyle) {
    extent = .style(textStyle)
  }

  /// Creates a configuration that leaves the weight open.
  ///
  /// - Parameters:
  ///   - textStyle: The text style, whose size is the one that the user prefers when the size is
  ///     needed.
  ///   - scale: The size relative to the text.
  public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    extent = .style(textStyle)
    self.scale = scale
  }

  /// Creates a configuration for text in a font.
  ///
  /// - Parameter font: The font, of which only the size matters here.
  public init(font: UIFont) {
    extent = .points(font.pointSize)
  }

  /// Creates a configuration for text in a font, with a scale.
  ///
  /// - Parameters:
  ///   - font: The font, of which only the size matters here.
  ///   - scale: The size relative to the text.
  public init(font: UIFont, scale: UIImage.SymbolScale) {
    extent = .points(font.pointSize)
    self.scale = scale
  }

  /// Returns this configuration with the values of another one.
  ///
  /// - Parameter other: The configuration whose values take precedence; what it leaves open is
  ///   kept.
  public func applying(_ other: Self) -> Self {
    var result = self
    if let extent = other.extent { result.extent = extent }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    return result
  }

  /// The side of the square that the symbol takes, in whole points: 20 points next to text of 17.
  var side: CGFloat {
    (20 * pointSize / 17 * factor).rounded()
  }

  private var pointSize: CGFloat {
    switch extent {
    case .points(let size): size
    case .style(let style): UIFont.preferredFont(forTextStyle: style).pointSize
    case nil: 17
    }
  }

  private var factor: CGFloat {
    switch scale {
    case .unspecified, .default, .medium: 1
    case .small: 0.8
    case .large: 1.3
    }
  }
}
