import Foundation

/// A drawing context that records what is drawn: shapes, texts and pictures, but no pixels.
///
/// As in Apple's frameworks, coordinates start at the upper left corner and grow downward in UIKit's
/// contexts; in contexts that code creates, they start at the lower left corner and grow upward.
///
///     let context = CGContext(
///       data: nil, width: 80, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
///       space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
///     context?.setFillColor(UIColor.red.cgColor)
///     context?.fill(CGRect(x: 0, y: 0, width: 80, height: 20)) // the lower half
///     context?.makeImage()?.width // 80
public class CGContext: Hashable {
  var drawing: Drawing
  /// The transform from the context's initial coordinates to those of the drawing.
  private let base: CGAffineTransform
  var state = State()
  private var savedStates: [State] = []
  /// The current path, in the coordinates of the drawing.
  var currentPath = CGMutablePath()

  /// The state that is saved and restored.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = UIColor.black
    var strokeColor = UIColor.black
    var line = Drawing.Line()
    var miterLimit: CGFloat = 10
    var alpha: CGFloat = 1
    var look = Drawing.Look()
    var interpolationQuality = CGInterpolationQuality.default
    var textPosition = CGPoint.zero
  }

  /// Creates a UIKit context, in which y grows downward.
  init(size: CGSize) {
    drawing = Drawing(size: size)
    base = .identity
  }

  /// Creates a bitmap context with a pixel per point, in which y grows upward.
  ///
  /// - Parameters:
  ///   - data: Memory for the pixels; never written.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: Ignored.
  ///   - bytesPerRow: Ignored.
  ///   - space: Ignored; all colors are in sRGB.
  ///   - bitmapInfo: Ignored.
  /// - Returns: `nil` if the width or height is not positive.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    drawing = Drawing(size: CGSize(width: width, height: height))
    base = CGAffineTransform(scaleX: 1, y: -1)
      .concatenating(CGAffineTransform(translationX: 0, y: CGFloat(height)))
  }

  /// Whether both are the same context.
  public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

  /// Adds the context's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The width in points.
  public var width: Int { Int(drawing.size.width) }

  /// The height in points.
  public var height: Int { Int(drawing.size.height) }

  /// A picture of what was drawn so far.
  public func makeImage() -> CGImage? { CGImage(image: UIImage(drawing: drawing)) }
}

extension CGContext {
  // MARK: State

  /// Saves the graphics state for ``restoreGState()``.
  public func saveGState() { savedStates.append(state) }

  /// Restores the last saved graphics state; does nothing if there is no saved state.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  /// Begins a group that is drawn as a whole; here its parts are drawn one by one.
  ///
  /// The graphics state is saved, and restored by ``endTransparencyLayer()``.
  ///
  /// - Parameter auxiliaryInfo: Ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }

  /// Ends a group.
  public func endTransparencyLayer() { restoreGState() }

  /// The transform from the current coordinates to the initial ones.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from the current coordinates to those of the drawing.
  var toDrawing: CGAffineTransform { state.transform.concatenating(base) }

  /// Moves the origin.
  ///
  /// - Parameters:
  ///   - tx: The distance to the right, in the units before the call.
  ///   - ty: The distance along the vertical axis, in the units before the call: downward in
  ///     UIKit's contexts.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates about the origin.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor; a negative one mirrors.
  ///   - sy: The vertical factor; a negative one mirrors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinates about the origin.
  ///
  /// - Parameter angle: The angle in radians; clockwise in UIKit's contexts, where y grows
  ///   downward.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform before the current one.
  ///
  /// - Parameter transform: The transform from the new coordinates to those before the call.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the fill color; black by default.
  ///
  /// - Parameter color: The color, which follows the traits as the color that it was made from
  ///   does.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// Sets the fill color from components, which are not clamped.
  ///
  /// - Parameters:
  ///   - red: Red, from 0 to 1.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray.
  ///
  /// - Parameters:
  ///   - gray: The white level, from black at 0 to white at 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the stroke color; black by default.
  ///
  /// - Parameter color: The color, which follows the traits as the color that it was made from
  ///   does.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// Sets the stroke color from components, which are not clamped.
  ///
  /// - Parameters:
  ///   - red: Red, from 0 to 1.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color to a gray.
  ///
  /// - Parameters:
  ///   - gray: The white level, from black at 0 to white at 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the color space of fills, and black as the fill color.
  ///
  /// - Parameter space: Ignored; all colors are in sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = .black }

  /// Sets the color space of strokes, and black as the stroke color.
  ///
  /// - Parameter space: Ignored; all colors are in sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = .black }

  /// Sets the width of lines.
  ///
  /// - Parameter width: The width in current units; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets how lines end.
  ///
  /// - Parameter cap: The shape of both ends; ``CGLineCap/butt`` by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets how lines meet.
  ///
  /// - Parameter join: The shape of corners; ``CGLineJoin/miter`` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the greatest length of a miter. Stored only.
  ///
  /// - Parameter limit: The length as a multiple of the line width; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the dashes of lines; solid lines by default.
  ///
  /// - Parameters:
  ///   - phase: The offset in the pattern at which lines begin, in current units.
  ///   - lengths: The lengths of alternating dashes and gaps in current units; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashes, state.line.dashPhase) = (lengths, phase)
  }

  /// Sets how exactly curves are drawn.
  ///
  /// - Parameter flatness: Ignored, since curves are recorded as they are.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the opacity of subsequent drawing.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1, which multiplies that of colors; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how drawing is blended with what is behind it.
  ///
  /// - Parameter mode: The mode of subsequent drawing; ``CGBlendMode/normal`` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.look.blendMode = mode }

  /// Sets the shadow of subsequent drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, which the transform does not affect.
  ///   - blur: The blur in points.
  ///   - color: The color; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.look.shadow = color.map { Drawing.Shadow(offset: offset, blur: blur, color: $0.color) }
  }

  /// Sets a black shadow with an opacity of 1/3.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, which the transform does not affect.
  ///   - blur: The blur in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1 / 3).cgColor)
  }

  /// How pictures are scaled; stored only.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are smoothed.
  ///
  /// - Parameter shouldAntialias: Ignored, since there are no pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be smoothed.
  ///
  /// - Parameter allowsAntialiasing: Ignored, since there are no pixels.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Does nothing, since drawing is recorded immediately.
  public func flush() {}

  /// Does nothing, since drawing is recorded immediately.
  public func synchronize() {}
}
