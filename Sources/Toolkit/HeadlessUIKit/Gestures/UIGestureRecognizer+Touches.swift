import Foundation

extension UIGestureRecognizer {
  /// How many fingers the gesture has now.
  public var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates, or in the window's if there is no view.
  public func location(in view: UIView?) -> CGPoint {
    let point = touches.isEmpty ? lastLocation : touches.middle
    return view.map { $0.convert(point, from: $0.window) } ?? point
  }

  /// The place of one finger, counted from 0 in the order of coming down.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Takes no more notice of a finger.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touchesOfGesture.remove(touch)
  }

  /// Hands over what happened to the recognizer's fingers.
  func receive(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where !isDecided {
      let changed = Set(touches.filter { event.touchesInOrder.contains($0) && $0.phase == phase })
      guard !changed.isEmpty else { continue }
      lastLocation = touches.middle
      switch phase {
      case .began: touchesBegan(changed, with: event)
      case .moved: touchesMoved(changed, with: event)
      case .ended: touchesEnded(changed, with: event)
      case .cancelled: touchesCancelled(changed, with: event)
      }
    }
  }

  /// Calls `work` when the clock is `delay` seconds further, unless the gesture is over or waits for something else.
  func wait(for delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    stopWaiting()
    wait = UIApplication.shared.runLoop.schedule(after: delay, name: busyName, isTracked: true) {
      [weak self] in
      guard let self else { return }
      wait = nil
      GestureEnvironment.turn(of: self, work)
    }
  }

  func stopWaiting() {
    wait.map(UIApplication.shared.runLoop.cancel)
    wait = nil
  }

  /// What the application is busy with while the gesture is not over: `UIPanGestureRecognizer of feed`.
  var busyName: String {
    name ?? "\(type(of: self)) of \(view?.layoutName ?? "no view")"
  }
}

extension [UITouch] {
  /// The middle of the fingers in the window's coordinates.
  @MainActor var middle: CGPoint {
    let points = map { $0.location(in: nil) }
    let count = CGFloat(Swift.max(1, points.count))
    return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }
}
