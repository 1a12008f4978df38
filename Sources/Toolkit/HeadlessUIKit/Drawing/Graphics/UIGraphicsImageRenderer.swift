import Foundation

/// How pictures are made by a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn on.
  public internal(set) var bounds: CGRect = .zero

  /// Returns the format of the main screen.
  open class func preferred() -> Self { unsafeDowncast(make(), to: Self.self) }

  /// Returns a format with the usual values.
  open class func `default`() -> Self { preferred() }

  class func make() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
}

/// How a picture is made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels of a point; 1 by default, as there are no pixels.
  open var scale: CGFloat = 1
  /// Whether the picture has no transparent parts; `false` by default. Stored only.
  open var opaque = false
  /// The colors that the picture can have. Stored only.
  open var preferredRange = Range.automatic

  /// The colors that a picture can have; the raw values are UIKit's.
  public enum Range: Int, Hashable, Sendable {
    /// None was chosen.
    case unspecified = -1
    /// Those of the screen.
    case automatic
    /// Those of wide screens.
    case extended
    /// The usual ones.
    case standard
  }

  /// Creates a format for some traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  override class func make() -> UIGraphicsRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle, mixed with what is behind it.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws only inside of a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer of pictures draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far.
  open var currentImage: UIImage { UIImage(drawing: cgContext.drawing) }
}

/// Makes pictures of what closures draw.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of pictures of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    imageFormat.bounds = bounds
    super.init()
  }

  /// How pictures are made.
  open var format: UIGraphicsRendererFormat { imageFormat }

  /// Returns a picture of what a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.current.with(context) {
      actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    }
    return UIImage(drawing: context.drawing)
  }

  /// Returns the file of a picture of what a closure draws; see ``UIImage/pngData()``.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the file of a picture of what a closure draws; see ``UIImage/jpegData(compressionQuality:)``.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
