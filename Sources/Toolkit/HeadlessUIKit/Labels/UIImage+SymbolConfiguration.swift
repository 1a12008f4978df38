import Foundation

extension UIImage {
  /// How heavy the strokes of a symbol are; the raw values are UIKit's.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// How large a symbol is beside text of its size; the raw values are UIKit's.
  public enum SymbolScale: Int, Hashable, Sendable {
    case unspecified = -1
    /// As large as medium.
    case `default`
    case small
    case medium
    case large
  }

  /// How large and heavy a symbol is; what is left open is decided by where it is shown.
  public struct SymbolConfiguration: Hashable, Sendable {
    var extent: Extent?
    var weight: SymbolWeight = .unspecified
    var scale: SymbolScale = .unspecified

    /// The text that a symbol is as large as.
    enum Extent: Hashable, Sendable {
      case points(CGFloat)
      case style(UIFont.TextStyle)
    }

    init() {}

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration()
  }
}

extension UIImage.SymbolConfiguration {
  public init(pointSize: CGFloat) {
    extent = .points(pointSize)
  }

  public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
  }

  public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
    extent = .points(pointSize)
    self.weight = weight
    self.scale = scale
  }

  public init(scale: UIImage.SymbolScale) {
    self.scale = scale
  }

  public init(weight: UIImage.SymbolWeight) {
    self.weight = weight
  }

  /// A symbol that follows the text size that the user prefers.
  public init(textStyle: UIFont.TextStyle) {
    extent = .style(textStyle)
  }

  public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    extent = .style(textStyle)
    self.scale = scale
  }

  /// A symbol as large as text in a font.
  public init(font: UIFont) {
    extent = .points(font.pointSize)
  }

  public init(font: UIFont, scale: UIImage.SymbolScale) {
    extent = .points(font.pointSize)
    self.scale = scale
  }

  /// This configuration, changed where another one says something.
  public func applying(_ other: Self) -> Self {
    var result = self
    if let extent = other.extent { result.extent = extent }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    return result
  }

  /// The side of the square that the symbol takes: 20 points beside the usual text of 17, in whole points.
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
