import Foundation

extension UIView {
  /// Draws the view and its descendants into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context that the view's bounds are scaled to.
  ///   - afterUpdates: Whether pending layout is done first.
  /// - Returns: Whether there is a current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension CALayer {
  /// Draws the layer and its descendants into a context: colors, borders, drawings, pictures and texts.
  ///
  /// - Parameter ctx: The context, with the layer's upper left corner at its origin; its state is
  ///   restored.
  public func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    if own.needsDisplay { displayIfNeeded() }
    ctx.saveGState()
    ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
    ctx.setAlpha(ctx.state.alpha * CGFloat(opacity))
    renderContent(in: ctx)
    if masksToBounds { ctx.clip(to: bounds) }
    for layer in sublayers ?? [] {
      ctx.saveGState()
      ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.restoreGState()
  }

  private func renderContent(in context: CGContext) {
    let shape = CGPath(
      roundedRect: bounds, cornerWidth: min(cornerRadius, bounds.width / 2),
      cornerHeight: min(cornerRadius, bounds.height / 2), transform: nil)
    if let color = backgroundColor?.color, color.currentComponents.alpha > 0 {
      context.setFillColor(color.cgColor)
      context.addPath(shape)
      context.fillPath()
    }
    if let drawing = own.drawing { context.draw(drawing, in: bounds) }
    if let image = (contents as? UIImage) ?? (contents as? CGImage)?.image { context.draw(image, in: bounds) }
    renderView(in: context)
    if borderWidth > 0, let color = borderColor {
      context.setStrokeColor(color)
      context.setLineWidth(borderWidth)
      context.addPath(shape)
      context.strokePath()
    }
  }

  /// Draws labels, image views and shape layers, which do not record their drawing.
  private func renderView(in context: CGContext) {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return }
      let color = context.blended(label.textColor)
      context.draw(.text(text, bounds.applying(context.toDrawing), label.font, color))
    case let picture as UIImageView:
      if let image = picture.shownImage { context.draw(image, in: bounds) }
    default:
      guard let layer = self as? CAShapeLayer, let path = layer.path else { return }
      render(path, of: layer, in: context)
    }
  }

  private func render(_ path: CGPath, of layer: CAShapeLayer, in context: CGContext) {
    context.addPath(path)
    if let color = layer.fillColor {
      context.setFillColor(color)
      context.fillPath(using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let color = layer.strokeColor, layer.lineWidth > 0 else { return context.beginPath() }
    context.beginPath()
    context.addPath(path)
    context.setStrokeColor(color)
    context.setLineWidth(layer.lineWidth)
    context.strokePath()
  }
}
