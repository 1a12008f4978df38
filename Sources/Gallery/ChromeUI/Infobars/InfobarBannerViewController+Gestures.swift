import HeadlessUIKit

extension InfobarBannerViewController {
  /// How far up the banner has to be dragged to go away, in points.
  private static let dismissalDistance: CGFloat = 15

  func addGestures() {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned self, unowned pan] _ in drag(pan) }
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned self, unowned press] _ in hold(press) }
    press.minimumPressDuration = 0.4
    pan.delegate = self
    press.delegate = self
    [pan, press].forEach(view.addGestureRecognizer)
  }

  /// Follows the finger upwards; downwards it stays where it is.
  private func drag(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: restingOrigin = view.frame.origin
    case .changed: move(by: min(0, recognizer.translation(in: view.superview).y))
    case .ended, .cancelled: release()
    default: break
    }
  }

  private func hold(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began:
      UIView.animate(withDuration: 0.1) { self.view.transform = CGAffineTransform(scaleX: 1.02, y: 1.02) }
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.1) { self.view.transform = .identity }
    default: break
    }
  }

  private func move(by distance: CGFloat) {
    view.frame.origin.y = restingOrigin.y + distance
  }

  private func release() {
    guard restingOrigin.y - view.frame.origin.y <= Self.dismissalDistance else {
      delegate?.dismissInfobarBannerForUserInteraction(true)
      return
    }
    UIView.animate(withDuration: 0.2) { self.move(by: 0) }
  }
}

extension InfobarBannerViewController: UIGestureRecognizerDelegate {
  /// The banner grows while it is dragged.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
