import Foundation

/// A picture with a name, a size and possibly a recorded drawing; there are no pixels here.
///
/// Two pictures that look the same are equal. A picture never changes; methods that change something return
/// another picture.
///
///     let logo = UIImage(named: "Logo", size: CGSize(width: 40, height: 20))
///     let template = logo.withRenderingMode(.alwaysTemplate).withTintColor(.red)
///     template.size // 40 by 20 points
///     template == logo // false
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  let parts: Parts

  /// The properties of a picture.
  struct Parts: Hashable, Sendable {
    var name = ""
    var isSymbol = false
    var size = CGSize.zero
    var symbolConfiguration: SymbolConfiguration?
    var renderingMode = RenderingMode.automatic
    var color: UIColor?
    var orientation = Orientation.up
    var alignmentInsets = UIEdgeInsets.zero
    var resizing: Resizing?
    var isMirroredByDirection = false
    /// What code drew; `nil` for a picture that was not drawn.
    var drawing: Drawing?
    /// The bytes that the picture was read from.
    var data: Data?
    var animation: Animation?
  }

  /// Whether a picture is shown in its own colors, or as a shape in the tint of its view. The raw values
  /// are UIKit's.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The view decides: symbols are shapes, and so are pictures in bars and on system buttons.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// As a shape in the tint of its view.
    case alwaysTemplate
  }

  init(parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// Creates a picture without content, of zero size.
  public override convenience init() {
    self.init(parts: Parts())
  }

  /// Creates a picture by its name and size; not part of UIKit.
  ///
  /// - Parameters:
  ///   - name: The name that render trees print; no file is read.
  ///   - size: The size in points.
  public convenience init(named name: String, size: CGSize) {
    self.init(parts: Parts(name: name, size: size))
  }

  /// Creates a picture of the main bundle, in the size from its asset catalogs, or 20 points square
  /// if they do not have it.
  ///
  /// - Parameter name: The name, preceded by the names of groups with a namespace, as in
  ///   `Brand/Logo`; an empty name gives `nil`, others are not checked.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the picture of an asset catalog's symbol, as ``init(named:)`` does.
  ///
  /// - Parameter resource: The symbol.
  public convenience init(resource: ImageResource) {
    self.init(parts: Self.asset(resource.name, in: resource.bundle))
  }

  /// Creates a picture of a bundle, as ``init(named:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace, as in `Brand/Logo`.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - traitCollection: Ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(parts: Self.asset(name, in: bundle))
  }

  /// Creates a picture of a bundle, as ``init(named:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name, preceded by the names of groups with a namespace, as in `Brand/Logo`.
  ///   - bundle: The bundle; `nil` for the main one.
  ///   - configuration: Ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates a system symbol, 20 points square.
  ///
  /// - Parameter systemName: The symbol's name, such as `star.fill`; an empty name gives `nil`,
  ///   others are not checked.
  public convenience init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// Creates a system symbol with a configuration.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, such as `star.fill`; an empty name gives `nil`, others are
  ///     not checked.
  ///   - configuration: The configuration, which decides the size; `nil` for 20 points square.
  public convenience init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !systemName.isEmpty else { return nil }
    // A symbol's size follows its configuration.
    self.init(parts: Parts(name: systemName, isSymbol: true, symbolConfiguration: configuration))
  }

  /// Returns whether `object` is a picture that looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || parts == other.parts
  }

  open override var hash: Int {
    // Most pictures differ in these.
    var hasher = Hasher()
    hasher.combine(parts.name)
    hasher.combine(parts.renderingMode)
    return hasher.finalize()
  }

  /// The picture's name.
  open override var description: String { name }

  /// Returns the picture itself, which never changes.
  ///
  /// - Parameter zone: Ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in points; a symbol's follows its configuration.
  open var size: CGSize {
    guard parts.isSymbol else { return parts.size }
    let side = (parts.symbolConfiguration ?? .unspecified).side
    return CGSize(width: side, height: side)
  }
}

extension UIImage {
  /// The name of the file or of the symbol, or `drawn` and a hash of what was drawn; empty for a picture without
  /// content.
  public var name: String { parts.name }

  /// Whether the picture is a system symbol, whose size follows its configuration.
  public var isSymbolImage: Bool { parts.isSymbol }

  /// The size and weight of a symbol; `nil` for other pictures and for symbols without a configuration.
  public var symbolConfiguration: SymbolConfiguration? { parts.symbolConfiguration }

  /// How the picture is shown; ``RenderingMode/automatic`` by default.
  public var renderingMode: RenderingMode { parts.renderingMode }

  /// The color of the picture, which takes precedence over its view's tint; `nil` by default.
  public var color: UIColor? { parts.color }

  /// What code drew; `nil` for a picture that was not drawn.
  package var drawing: Drawing? { parts.drawing }

  /// The pixels per point: 1, since there are no pixels.
  public var scale: CGFloat { 1 }

  /// Returns a picture with some properties changed.
  func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts: parts)
  }

  /// Returns the same picture with another rendering mode.
  ///
  /// - Parameter renderingMode: The new mode, which replaces the old one.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the same picture with a color of its own.
  ///
  /// - Parameter color: The color that symbols and templates use in place of their view's tint.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.color = color } }

  /// Returns the same picture with a color of its own and another rendering mode.
  ///
  /// - Parameters:
  ///   - color: The color that symbols and templates use in place of their view's tint.
  ///   - renderingMode: The new mode, which replaces the old one.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the same symbol with another configuration; returns other pictures unchanged.
  ///
  /// - Parameter configuration: The new configuration, which replaces the old one as a whole.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    isSymbolImage ? with { $0.symbolConfiguration = configuration } : self
  }

  /// Returns the same symbol with the values that a configuration specifies in place of its own.
  ///
  /// - Parameter configuration: The new values; what it leaves open is kept.
  /// - Returns: The symbol; `nil` for any other picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
  }
}
