import Foundation

/// The fingers that views in scroll views receive, and when.
extension GestureEnvironment {
  /// The seconds that a scroll view waits for a scroll before its content receives the finger.
  static let contentDelay: TimeInterval = 0.15

  /// Delays a new finger for views while a surrounding scroll view waits to see whether it scrolls.
  func holdBack(_ touch: UITouch, by scrollViews: [UIScrollView]) -> TrackedTouch.HoldBack? {
    let waiting = scrollViews.filter { $0.delaysContentTouches && $0.mayScroll(with: touch) }
    guard let first = waiting.first else { return nil }
    let end = UIApplication.shared.runLoop.schedule(
      after: Self.contentDelay, name: "touch on \(first.layoutName)", isTracked: true
    ) { [weak self] in
      self?.turn { self?.release(touch) }
    }
    return TrackedTouch.HoldBack(pans: waiting.map(\.panGestureRecognizer), end: end)
  }

  private func release(_ touch: UITouch) {
    for index in fingers.indices where fingers[index].touch === touch { fingers[index].holdBack = nil }
  }

  /// Returns whether a finger is kept from its view, by a view with exclusive touch or a
  /// surrounding scroll view.
  func isRefused(_ finger: TrackedTouch, with event: UIEvent) -> Bool {
    guard let view = finger.touch.view else { return false }
    if fingers.contains(where: { $0.isDelivered && $0.excludes(view) || $0.isRival(of: finger) }) {
      return true
    }
    return finger.scrollViews.contains { scrollView in
      scrollView !== view && !scrollView.touchesShouldBegin([finger.touch], with: event, in: view)
    }
  }

  /// Returns whether a view has received a finger and may not lose it to a scroll view.
  func isKept(_ touch: UITouch, from scrollView: UIScrollView) -> Bool {
    guard let view = touch.view, view !== scrollView,
      fingers.contains(where: { $0.touch === touch && $0.isDelivered && !$0.isWithheld })
    else { return false }
    return !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view)
  }
}

extension TrackedTouch {
  /// The wait of scroll views until it is clear whether a finger scrolls.
  struct HoldBack {
    let pans: [UIPanGestureRecognizer]
    /// The end of the wait.
    let end: VirtualRunLoop.Token

    /// Whether one of the scroll views may still scroll.
    @MainActor var isOn: Bool { pans.contains { $0.currentState == .possible } }
  }

  /// Ends the wait of scroll views.
  @MainActor mutating func endHoldBack() {
    if let holdBack { UIApplication.shared.runLoop.cancel(holdBack.end) }
    holdBack = nil
  }

  /// Whether the finger's view keeps all other fingers from other views.
  @MainActor fileprivate func excludes(_ view: UIView) -> Bool {
    !isWithheld && touch.isDown && touch.view !== view && touch.view?.isExclusiveTouch == true
  }

  /// Whether the finger was first, and the other's view has exclusive touch.
  @MainActor fileprivate func isRival(of other: TrackedTouch) -> Bool {
    isDelivered && !isWithheld && touch.isDown && touch.view != nil && touch.view !== other.touch.view
      && other.touch.view?.isExclusiveTouch == true
  }
}

extension UIScrollView {
  /// Whether a finger may still scroll the content.
  fileprivate func mayScroll(with touch: UITouch) -> Bool {
    let (axes, pan) = (scrollAxes, panGestureRecognizer)
    return pan.currentState == .possible && pan.touches.contains(touch)
      && (axes.horizontal.isScrollable || axes.vertical.isScrollable)
  }
}
