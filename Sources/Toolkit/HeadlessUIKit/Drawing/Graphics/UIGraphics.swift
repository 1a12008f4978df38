import Foundation

/// The contexts that code draws into, the innermost last; each thread has its own.
final class GraphicsStack: @unchecked Sendable {
  // Unchecked: only its own thread accesses it.
  private(set) var contexts: [CGContext] = []

  /// The main thread's contexts belong to its application, so that they do not outlive a scenario.
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

/// Returns the current context: the view's in `draw(_:)`, or the image context between its beginning and
/// end; otherwise `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Makes a context the current one of this thread, until ``UIGraphicsPopContext()``.
///
/// - Parameter context: The context, which is retained until then.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Makes the previous context the current one again.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins an image context, until ``UIGraphicsEndImageContext()``.
///
/// - Parameter size: The size in points; it is not rounded.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the picture is opaque; ignored.
///   - scale: The pixels per point; ignored.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.current.push(CGContext(size: size))
}

/// Returns a picture of what was drawn so far; `nil` if there is no current context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawing: $0.drawing) }
}

/// Ends the image context that was begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.current.pop() }

/// Fills a rectangle in the current context; does nothing without one.
///
/// - Parameter rect: The rectangle, in current units.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle in the current context; does nothing without one.
///
/// - Parameters:
///   - rect: The rectangle, in current units.
///   - blendMode: How it is blended with what is behind it; the context's own mode is kept.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of 1 point inside the edges of a rectangle in the current context, in the fill color.
///
/// - Parameter rect: The rectangle, in current units.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.state.strokeColor = context.state.fillColor
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Clips subsequent drawing in the current context to a rectangle.
///
/// - Parameter rect: The rectangle, in current units; the area is the intersection with earlier
///   clips.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes the color the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.state.fillColor = self }

  /// Makes the color the stroke color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.strokeColor = self }
}

extension UIBezierPath {
  /// Fills the path in the current context, in its fill color.
  public func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Fills the path in the current context; does nothing without one.
  ///
  /// - Parameters:
  ///   - blendMode: How it is blended with what is behind it; the context's own mode is kept.
  ///   - alpha: The opacity, from 0 to 1, in place of the context's.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Strokes the path in the current context, in its stroke color.
  public func stroke() { draw { $0.strokePath() } }

  /// Strokes the path in the current context; does nothing without one.
  ///
  /// - Parameters:
  ///   - blendMode: How it is blended with what is behind it; the context's own mode is kept.
  ///   - alpha: The opacity, from 0 to 1, in place of the context's.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Clips subsequent drawing in the current context to the path.
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
