import Foundation

/// A picture, of which only the name and the size are known: there are no pixels here.
public struct UIImage: Hashable, Sendable {
  /// The name of the file or of the symbol; empty for a picture without content.
  public let name: String
  /// Whether the picture is a symbol of the system, whose size follows its configuration.
  public let isSymbolImage: Bool
  private let ownSize: CGSize
  /// The size and weight of a symbol; `nil` for other pictures, and for symbols that leave both
  /// open.
  public private(set) var symbolConfiguration: SymbolConfiguration?
  /// How the picture is shown; `automatic` by default.
  public private(set) var renderingMode: RenderingMode = .automatic
  /// The color that the picture was given, which takes precedence over its view's tint; none by
  /// default.
  public private(set) var color: UIColor?

  /// How a picture is shown: as it is, or as a shape in the tint of its view. The raw values are
  /// UIKit's.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view decides: symbols are shapes, and so are pictures in bars and on system buttons.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// As a shape in the tint of its view.
    case alwaysTemplate
  }

  /// Makes a picture without content, of size zero.
  public init() {
    self.init(named: "", size: .zero)
  }

  /// Makes a picture of a size in points; not part of UIKit.
  public init(named name: String, size: CGSize) {
    self.name = name
    isSymbolImage = false
    ownSize = size
  }

  /// Makes a picture of the application, 20 points square, as its file is not read. An empty name
  /// gives `nil`; other names are never checked.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(named: name, size: CGSize(width: 20, height: 20))
  }

  /// Makes a symbol of the system, 20 points square by default. An empty name gives `nil`; other
  /// names are never checked.
  public init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// Makes a symbol of the system with a configuration. An empty name gives `nil`; other names are
  /// never checked.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !systemName.isEmpty else { return nil }
    name = systemName
    isSymbolImage = true
    // A symbol's size follows its configuration instead.
    ownSize = .zero
    symbolConfiguration = configuration
  }
}

extension UIImage {
  /// The size in points; a symbol's follows its configuration.
  public var size: CGSize {
    guard isSymbolImage else { return ownSize }
    let side = (symbolConfiguration ?? .unspecified).side
    return CGSize(width: side, height: side)
  }

  /// The pixels per point: 1, as there are no pixels.
  public var scale: CGFloat { 1 }

  /// Returns the same picture in a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Returns the same picture in a color, which symbols and templates then have in place of their
  /// view's tint.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var image = self
    image.color = color
    return image
  }

  /// Returns the same picture in a color and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the same symbol with a configuration in place of its present one; other pictures stay
  /// as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    var image = self
    if isSymbolImage { image.symbolConfiguration = configuration }
    return image
  }

  /// Returns the same symbol with everything replaced that a configuration specifies.
  ///
  /// - Parameter configuration: The values to replace.
  /// - Returns: The symbol, or `nil` for any other picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
  }
}
