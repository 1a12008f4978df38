import Foundation

/// A picture: a name and a size stand for its pixels.
public struct UIImage: Hashable, Sendable {
  public let name: String
  /// Whether it is a symbol of the system, which grows with its configuration.
  public let isSymbolImage: Bool
  private let ownSize: CGSize
  /// How large and heavy a symbol is; only symbols have one.
  public private(set) var symbolConfiguration: SymbolConfiguration?
  public private(set) var renderingMode: RenderingMode = .automatic
  /// The color that the picture was given, whatever the view's tint is.
  public private(set) var color: UIColor?

  /// Whether a picture is shown as it is, or as a shape in the tint of its view; the raw values are UIKit's.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// A picture without any content.
  public init() {
    self.init(named: "", size: .zero)
  }

  /// A picture of a given size.
  public init(named name: String, size: CGSize) {
    self.name = name
    isSymbolImage = false
    ownSize = size
  }

  /// A picture of the app, 20 points square: without its file only the name is known. There is none without a name.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(named: name, size: CGSize(width: 20, height: 20))
  }

  /// A symbol of the system, 20 points square where nothing else is said. There is none without a name.
  public init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !systemName.isEmpty else { return nil }
    name = systemName
    isSymbolImage = true
    ownSize = .zero
    symbolConfiguration = configuration
  }
}

extension UIImage {
  /// The size in points; that of a symbol follows its configuration.
  public var size: CGSize {
    guard isSymbolImage else { return ownSize }
    let side = (symbolConfiguration ?? .unspecified).side
    return CGSize(width: side, height: side)
  }

  /// Pixels a point: one, as there are no pixels.
  public var scale: CGFloat { 1 }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// The picture in a color of its own; symbols and templates are then no longer shown in the tint of their view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var image = self
    image.color = color
    return image
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same symbol with another configuration instead of its own; other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    var image = self
    if isSymbolImage { image.symbolConfiguration = configuration }
    return image
  }

  /// The same symbol with its configuration changed where another one says something.
  ///
  /// - Returns: The symbol, or `nil` for any other picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
  }
}
