import HeadlessUIKit

/// Taps the element at its interaction point.
@MainActor
public func grey_tap() -> GREYAction {
  GREYAction("Tap") { element throws(GREYActionFailed) in try element.touch() }
}

/// Turns a switch on or off; does nothing where it is so already.
@MainActor
public func grey_turnSwitchOn(_ isOn: Bool) -> GREYAction {
  GREYAction("Turn switch to \(isOn ? "ON" : "OFF") state", constraints: grey_kindOfClass(UISwitch.self)) {
    view throws(GREYActionFailed) in
    guard (view as? UISwitch)?.isOn != isOn else { return }
    try view.touch()
  }
}

/// Presses the element at its interaction point for 0.7 seconds.
@MainActor
public func grey_longPress() -> GREYAction { grey_longPressWithDuration(0.7) }

/// Presses the element at its interaction point for some seconds.
@MainActor
public func grey_longPressWithDuration(_ duration: Double) -> GREYAction {
  GREYAction("Long Press for \(GREYNumber.sixDecimals(duration)) seconds") { view throws(GREYActionFailed) in
    try view.touch(for: duration)
  }
}

/// Moves a finger from the middle of the element to the edge of the screen within 0.1 seconds.
@MainActor
public func grey_swipeFastInDirection(_ direction: GREYDirection) -> GREYAction {
  swipe(direction, duration: 0.1)
}

/// Moves a finger from the middle of the element to the edge of the screen within a second.
@MainActor
public func grey_swipeSlowInDirection(_ direction: GREYDirection) -> GREYAction {
  swipe(direction, duration: 1)
}

@MainActor
private func swipe(_ direction: GREYDirection, duration: Double) -> GREYAction {
  let name = "Swipe \(direction.title) for duration \(GREYNumber.short(duration))"
  return GREYAction(name, constraints: grey_interactable()) { view throws(GREYActionFailed) in
    guard let window = view.window else { throw GREYActionFailed("Cannot swipe a view without a window.") }
    let frame = Outline.whole(of: view).bounds
    let start = CGPoint(x: frame.midX, y: frame.midY)
    let length =
      switch direction {
      case .left: start.x
      case .right: window.bounds.width - start.x
      case .up: start.y
      case .down: window.bounds.height - start.y
      }
    TouchPath.swipe(from: start, direction, length: length, duration: duration).play(in: window)
  }
}

extension AccessibilityItem {
  /// Puts a finger down at the view's interaction point and lifts it some seconds later.
  fileprivate func touch(for duration: Double = 0) throws(GREYActionFailed) {
    guard let window, let point = VisibleArea(of: self).interactionPoint(of: self) else {
      throw GREYActionFailed("Cannot perform tap at {nan, nan} as it is outside window's bounds.")
    }
    let touch = UITouch(in: window, at: point)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    UIApplication.shared.layoutWindowsIfNeeded()
    if duration > 0 { UIApplication.shared.runLoop.advance(by: duration) }
    touch.update(.ended, at: point)
    window.sendEvent(event)
  }
}
