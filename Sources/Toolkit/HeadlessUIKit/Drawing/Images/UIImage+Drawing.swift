import Foundation

extension UIImage {
  /// Creates a picture of a drawing.
  convenience init(drawing: Drawing) {
    self.init(parts: Parts(name: "drawn \(drawing.hash)", size: drawing.size, drawing: drawing))
  }

  /// Creates a picture from a Core Graphics picture.
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

  /// Draws the picture at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in a rectangle of the current context.
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

  /// Fills a rectangle of the current context with the picture as a pattern; here it is drawn once,
  /// stretched.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }
}

extension NSAttributedString {
  /// Draws the text at a point of the current context, on one line.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let attributes = attributes(at: 0, effectiveRange: nil)
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    context.draw(.text(string, rect.applying(context.toDrawing), font, context.blended(color)))
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    draw(in: rect)
  }
}

extension String {
  /// Draws the text at a point of the current context, on one line.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
