import Foundation

/// The state of zooming.
struct ScrollZoom {
  var scale: CGFloat = 1
  /// Whether fingers or an animation zoom now.
  var isUnderWay = false
  /// The scale at the beginning of the fingers' gesture.
  var startScale: CGFloat = 1
  /// The recognizer of the two fingers that zoom.
  var pinch: UIPinchGestureRecognizer?
}

/// Zooming scales the frame of the delegate's view and the content's size; UIKit uses a transform.
extension UIScrollView {
  /// The factor by which the content is enlarged; 1 by default. Setting it zooms at once, within
  /// the limits.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers or an animation zoom the content.
  public var isZooming: Bool { zoom.isUnderWay }

  /// The recognizer of the two fingers that zoom; `nil` if the content cannot be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// Zooms about the middle of the visible part; does nothing if the delegate has no view to zoom.
  ///
  /// - Parameters:
  ///   - scale: The new scale, limited to ``minimumZoomScale`` and ``maximumZoomScale``.
  ///   - animated: Whether the end is reported after 0.3 seconds, rather than at once.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let requested = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard requested != zoom.scale else { return }
    guard animated else { return show(view, at: requested, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
    zoom.isUnderWay = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
    show(view, at: requested, about: CGPoint(x: bounds.midX, y: bounds.midY))
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "zoom of \(layoutName)") { [weak self] in
      self?.endZooming()
    }
  }

  /// Zooms until a rectangle fills the visible part, and scrolls to it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points of the zoomed view; an empty one is ignored.
  ///   - animated: Whether the end is reported after 0.3 seconds, rather than at once.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let (axes, scale) = (scrollAxes, zoom.scale)
    setContentOffset(
      CGPoint(
        x: axes.horizontal.clamped(rect.midX * scale - bounds.width / 2),
        y: axes.vertical.clamped(rect.midY * scale - bounds.height / 2)), animated: false)
  }

  /// Adds the pinch recognizer if the limits allow zooming, and removes it otherwise.
  func zoomLimitsDidChange() {
    let canZoom = maximumZoomScale > minimumZoomScale
    guard canZoom != (zoom.pinch != nil) else { return }
    guard canZoom else {
      zoom.pinch.map(removeGestureRecognizer)
      return zoom.pinch = nil
    }
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [weak self] _ in self?.pinchDidChange() }
    addGestureRecognizer(pinch)
    zoom.pinch = pinch
  }

  private func pinchDidChange() {
    guard let pinch = zoom.pinch, let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      (zoom.isUnderWay, zoom.startScale) = (true, zoom.scale)
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch, view)
    case .changed: follow(pinch, view)
    case .ended, .cancelled: release(view, at: pinch.location(in: self))
    case .possible, .failed: break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    let (requested, limits) = (zoom.startScale * pinch.scale, minimumZoomScale...maximumZoomScale)
    let allowed = min(max(requested, limits.lowerBound), limits.upperBound)
    // Beyond the limits only the square root of the fingers' movement counts.
    let scale = bouncesZoom ? allowed * pow(requested / allowed, 0.5) : allowed
    show(view, at: scale, about: pinch.location(in: self))
  }

  /// Returns to the limits.
  private func release(_ view: UIView, at point: CGPoint) {
    let allowed = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
    guard allowed != zoom.scale else { return endZooming() }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "zoom of \(layoutName)") { [weak self] in
      self?.show(view, at: allowed, about: point)
      self?.endZooming()
    }
  }

  private func endZooming() {
    zoom.isUnderWay = false
    delegate?.scrollViewDidEndZooming(
      self, with: delegate?.viewForZooming(in: self), atScale: zoom.scale)
  }

  /// Scales view and content, and keeps a point of the content at its position on the screen.
  private func show(_ view: UIView, at scale: CGFloat, about point: CGPoint) {
    let ratio = scale / zoom.scale
    zoom.scale = scale
    let size = CGSize(width: view.bounds.width * ratio, height: view.bounds.height * ratio)
    view.frame = CGRect(
      origin: CGPoint(x: view.frame.minX * ratio, y: view.frame.minY * ratio), size: size)
    let onScreen = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    contentSize = size
    let (axes, grid) = (scrollAxes, UIScreen.main.pixelGrid)
    contentOffset = CGPoint(
      x: grid.round(axes.horizontal.clamped(point.x * ratio - onScreen.x)),
      y: grid.round(axes.vertical.clamped(point.y * ratio - onScreen.y)))
    delegate?.scrollViewDidZoom(self)
  }
}
