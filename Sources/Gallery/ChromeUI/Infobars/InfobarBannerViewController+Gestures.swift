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
    case .changed: dragged = min(0, recognizer.translation(in: view.superview).y)
    case .ended where -dragged > Self.dismissalDistance:
      delegate?.dismissInfobarBannerForUserInteraction(true)
      return
    case .ended, .cancelled: return comeBack()
    default: return
    }
    showPlace()
  }

  private func hold(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: isHeld = true
    case .ended, .cancelled: isHeld = false
    default: return
    }
    UIView.animate(withDuration: 0.1) { self.showPlace() }
  }

  private func comeBack() {
    dragged = 0
    UIView.animate(withDuration: 0.2) { self.showPlace() }
  }

  /// The banner is a little larger while it is held.
  private func showPlace() {
    let scale = isHeld ? 1.02 : 1
    view.transform = CGAffineTransform(translationX: 0, y: dragged).scaledBy(x: scale, y: scale)
  }
}

extension InfobarBannerViewController: UIGestureRecognizerDelegate {
  /// The banner grows while it is dragged.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
