import Foundation

/// The contexts that code draws into, the innermost last; each thread has its own.
final class GraphicsStack: @unchecked Sendable {
  // Unchecked: only its own thread reaches it.
  private(set) var contexts: [CGContext] = []

  /// The main thread's contexts are its application's, so that one scenario leaves none to the next.
  static var current: GraphicsStack {
    guard !UITraitCollection.isMain else { return MainActor.assumeIsolated { UIApplication.shared.graphics } }
    let key = "HeadlessUIKit.GraphicsStack"
    if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Runs `body` with a context as the current one.
  func with<Result, Failure: Error>(
    _ context: CGContext, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}

/// Returns the context that is drawn into: in `draw(_:)` the view's, and between the begin and the end of an image
/// context that one; otherwise `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Draws into a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Draws into the context before again.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins to draw a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw a picture.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the picture has no transparent parts; of no effect.
///   - scale: The pixels of a point; of no effect.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.current.push(CGContext(size: size))
}

/// Returns the picture that was drawn so far; `nil` where none is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawing: $0.drawing) }
}

/// Ends drawing a picture.
public func UIGraphicsEndImageContext() { GraphicsStack.current.pop() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle in the current context, mixed with what is behind it.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point inside of a rectangle in the current context, in the color of areas.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.state.strokeColor = context.state.fillColor
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Draws only inside of a rectangle in the current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes the color that of areas and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color that of areas in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.state.fillColor = self }

  /// Makes the color that of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.strokeColor = self }
}

extension UIBezierPath {
  /// Fills the path in the current context, in the color of areas.
  public func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Fills the path in the current context with an opacity, mixed with what is behind it.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Draws the lines of the path in the current context, in the color of lines.
  public func stroke() { draw { $0.strokePath() } }

  /// Draws the lines of the path in the current context with an opacity, mixed with what is behind them.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Draws only inside of the path in the current context.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.state.line = Drawing.Line(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, dashes: lineDashPattern,
      dashPhase: lineDashPhase)
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
