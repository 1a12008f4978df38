import Foundation

extension UIImage {
  /// Creates a picture of a drawing.
  convenience init(drawing: Drawing) {
    self.init(parts: Parts(name: "drawn \(drawing.hash)", size: drawing.size, drawing: drawing))
  }

  /// Creates a picture from a Core Graphics picture, with a pixel per point.
  ///
  /// - Parameter cgImage: The picture, whose name and content are kept.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture from a Core Graphics picture.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: The pixels per point, which divide the size; values below 1 count as 1.
  ///   - orientation: How the content is rotated; sideways it swaps width and height.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var parts = cgImage.image.parts
    let size = CGSize(width: parts.size.width / max(scale, 1), height: parts.size.height / max(scale, 1))
    parts.size = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    parts.orientation = orientation
    self.init(parts: parts)
  }

  /// The Core Graphics picture; `nil` for a picture without content.
  public var cgImage: CGImage? { name.isEmpty ? nil : CGImage(image: self) }

  /// Always `nil`; there is no Core Image.
  public var ciImage: Any? { nil }

  /// Draws the picture in its own size, in the current context.
  ///
  /// - Parameter point: The upper left corner, in current units.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in the current context.
  ///
  /// - Parameter rect: The rectangle that the picture is stretched to, in current units.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }

  /// Draws the picture at a point of the current context, with a blend mode and an opacity from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: The upper left corner in current units.
  ///   - blendMode: How the picture is blended with what is behind it.
  ///   - alpha: The opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in a rectangle of the current context, with a blend mode and an opacity from 0 to 1.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the picture is stretched to, in current units.
  ///   - blendMode: How the picture is blended with what is behind it.
  ///   - alpha: The opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(self, in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with the picture; here it is drawn once, not
  /// repeated.
  ///
  /// - Parameter rect: The rectangle that the picture is stretched to, in current units.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }
}

extension NSAttributedString {
  /// Draws the text on one line, in the current context.
  ///
  /// - Parameter point: The upper left corner, in current units.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in the current context, in the font and color of its first character.
  ///
  /// - Parameter rect: The rectangle that the text is in, in current units.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let attributes = attributes(at: 0, effectiveRange: nil)
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    context.draw(.text(string, rect.applying(context.toDrawing), font, context.blended(color)))
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the text is in, in current units.
  ///   - options: How the text is measured for `context`; empty by default.
  ///   - context: Receives the bounds of the text; `nil` to leave them out.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    draw(in: rect)
  }
}

extension String {
  /// Draws the text on one line, in the current context.
  ///
  /// - Parameters:
  ///   - point: The upper left corner, in current units.
  ///   - attributes: The font and color; `nil`, the default, for the system font of 12 points in
  ///     black.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the text is in, in current units.
  ///   - attributes: The font and color; `nil`, the default, for the system font of 12 points in
  ///     black.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the text is in, in current units.
  ///   - options: How the text is measured for `context`; empty by default.
  ///   - attributes: The font and color; `nil`, the default, for the system font of 12 points in
  ///     black.
  ///   - context: Receives the bounds of the text; `nil` to leave them out.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
