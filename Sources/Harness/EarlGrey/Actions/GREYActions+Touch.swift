import HeadlessUIKit

/// Taps the element at its interaction point.
@MainActor
public func grey_tap() -> GREYAction {
  GREYAction("Tap") { view throws(GREYActionFailed) in try view.touch() }
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

extension UIView {
  /// Puts a finger down at the view's interaction point and lifts it in the next turn of the run loop.
  fileprivate func touch() throws(GREYActionFailed) {
    guard let window, let point = VisibleArea(of: self).interactionPoint(of: self) else {
      throw GREYActionFailed("Cannot perform tap at {nan, nan} as it is outside window's bounds.")
    }
    let touch = UITouch(in: window, at: point)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    UIApplication.shared.layoutWindowsIfNeeded()
    touch.update(.ended, at: point)
    window.sendEvent(event)
  }
}
