import Foundation

/// The format of a renderer's pictures.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn on, in points.
  public internal(set) var bounds: CGRect = .zero

  /// Returns the format of the main screen.
  open class func preferred() -> Self { unsafeDowncast(make(), to: Self.self) }

  /// Returns the same as ``preferred()``.
  open class func `default`() -> Self { preferred() }

  class func make() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
}

/// The format of an image renderer's pictures.
///
///     let format = UIGraphicsImageRendererFormat()
///     format.scale = 3
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
///     renderer.format.bounds.size // 8 by 8 points
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels per point; 1 by default. Stored only.
  open var scale: CGFloat = 1
  /// Whether the picture is opaque; `false` by default. Stored only.
  open var opaque = false
  /// The range of the picture's colors; ``Range/automatic`` by default. Stored only.
  open var preferredRange = Range.automatic

  /// The range of a picture's colors; the raw values are UIKit's.
  public enum Range: Int, Hashable, Sendable {
    /// No choice.
    case unspecified = -1
    /// The range of the screen.
    case automatic
    /// The range of wide screens.
    case extended
    /// The standard range.
    case standard
  }

  /// Creates a format with the default values.
  ///
  /// - Parameter traitCollection: Ignored.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  override class func make() -> UIGraphicsRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  ///
  /// - Parameter rect: The rectangle, in current units.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with its own blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in current units.
  ///   - blendMode: How it is blended with what is behind it; the context's own mode is kept.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of 1 point inside the edges of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in current units.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips subsequent drawing to a rectangle.
  ///
  /// - Parameter rect: The rectangle, in current units; the area is the intersection with earlier
  ///   clips.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that an image renderer's closure draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A picture of what was drawn so far.
  open var currentImage: UIImage { UIImage(drawing: cgContext.drawing) }
}

/// A renderer that makes pictures of what closures draw.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer with the format of the main screen.
  ///
  /// - Parameter size: The size of its pictures, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer with a format.
  ///
  /// - Parameters:
  ///   - size: The size of its pictures, in points.
  ///   - format: The format, which is retained; its bounds are set.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for a rectangle, with the format of the main screen.
  ///
  /// - Parameter bounds: The rectangle in points; its origin is the upper left corner of the
  ///   pictures.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for a rectangle, with a format.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in points; its origin is the upper left corner of the pictures.
  ///   - format: The format, which is retained; its bounds are set.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    imageFormat.bounds = bounds
    super.init()
  }

  /// The format of the pictures.
  open var format: UIGraphicsRendererFormat { imageFormat }

  /// Returns a picture of what a closure draws.
  ///
  /// - Parameter actions: Draws into the context, which is also the current one; called once,
  ///   immediately.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.current.with(context) {
      actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    }
    return UIImage(drawing: context.drawing)
  }

  /// Returns the PNG data of what a closure draws; see ``UIImage/pngData()``.
  ///
  /// - Parameter actions: Draws into the context, which is also the current one; called once,
  ///   immediately.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the data of what a closure draws; see ``UIImage/jpegData(compressionQuality:)``.
  ///
  /// - Parameters:
  ///   - compressionQuality: Ignored, since there are no pixels to compress.
  ///   - actions: Draws into the context, which is also the current one; called once, immediately.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
