import Foundation

/// A surface to draw on, which records what is drawn: shapes, texts and pictures, but no pixels.
///
/// Coordinates go down from the upper left corner in the contexts of UIKit, and up from the lower left
/// corner in those that code makes itself, as in Core Graphics.
public class CGContext: Hashable {
  private(set) var drawing: Drawing
  /// From the context's own coordinates at the beginning to those of the drawing.
  private let base: CGAffineTransform
  var state = State()
  private var savedStates: [State] = []
  /// The path that is being made, in the coordinates of the drawing.
  var currentPath = CGMutablePath()

  /// What is saved and restored.
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

  /// Makes a context of UIKit, in which coordinates go down.
  init(size: CGSize) {
    drawing = Drawing(size: size)
    base = .identity
  }

  /// Makes a context for pixels, one point each, in which coordinates go up.
  ///
  /// - Parameters:
  ///   - data: Memory for the pixels, which is left as it is.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: Of no effect.
  ///   - bytesPerRow: Of no effect.
  ///   - space: The color space.
  ///   - bitmapInfo: Of no effect.
  /// - Returns: `nil` for a width or height that is not positive.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    drawing = Drawing(size: CGSize(width: width, height: height))
    base = CGAffineTransform(scaleX: 1, y: -1)
      .concatenating(CGAffineTransform(translationX: 0, y: CGFloat(height)))
  }

  /// Whether both are one context.
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

  /// Keeps how things are drawn for ``restoreGState()``.
  public func saveGState() { savedStates.append(state) }

  /// Draws again as at the last ``saveGState()`` that was not restored yet; without one nothing happens.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  /// Begins a group that is drawn as one; its parts are drawn one by one here.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }

  /// Ends a group.
  public func endTransparencyLayer() { restoreGState() }

  /// From coordinates of the calls to those at the beginning.
  public var ctm: CGAffineTransform { state.transform }

  /// From coordinates of the calls to those of the drawing.
  var toDrawing: CGAffineTransform { state.transform.concatenating(base) }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Changes the length of a unit.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the axes, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Puts a transform in front of the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// Sets the color of areas by components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of areas to a gray, from black at 0 to white at 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// Sets the color of lines by components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of lines to a gray, from black at 0 to white at 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the color space of areas, which needs none here.
  public func setFillColorSpace(_ space: CGColorSpace) {}

  /// Sets the color space of lines, which needs none here.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Sets the width of lines; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets how lines end; at their last point by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets how lines meet; in a point by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets how long the point may be in which lines meet, as a multiple of their width; 10 by default. Stored only.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, and where in them a line begins; none by default.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashes, state.line.dashPhase) = (lengths, phase)
  }

  /// Sets how exactly curves are drawn; of no effect.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the opacity of everything, from 0 to 1, the default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how things are mixed with what is behind them; they cover it by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.look.blendMode = mode }

  /// Sets the shadow of everything that follows; a color of `nil` is for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.look.shadow = color.map { Drawing.Shadow(offset: offset, blur: blur, color: $0.color) }
  }

  /// Sets a black shadow of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1 / 3).cgColor)
  }

  /// How pictures of another size are made; of no effect.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are smooth; of no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be smooth; of no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Waits until everything is drawn, which it is.
  public func flush() {}

  /// Waits until everything is drawn, which it is.
  public func synchronize() {}
}

extension CGContext {
  /// Records an operation, whose coordinates are those of the drawing.
  func draw(_ content: Drawing.Content) {
    drawing.operations.append(Drawing.Operation(content: content, look: state.look))
  }

  /// Records operations of another drawing in the coordinates of the calls, through this context's clips as well.
  func draw(_ operations: [Drawing.Operation]) {
    for var operation in operations {
      operation = operation.applying(toDrawing)
      operation.look.clips = state.look.clips + operation.look.clips
      drawing.operations.append(operation)
    }
  }

  /// A color with the context's opacity.
  func blended(_ color: UIColor) -> UIColor {
    state.alpha < 1 ? color.withAlphaComponent(color.currentComponents.alpha * state.alpha) : color
  }
}
