extension UIApplication {
  /// Shakes the device. The first responder, otherwise the frontmost controller, receives the
  /// motion first, then the responders after it.
  public func shakeDevice() {
    let front = keyWindow?.rootViewController.map { root in
      // The last presented controller is in front.
      sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    }
    let responder = firstResponder ?? front ?? keyWindow
    let event = UIEvent(touches: [])
    responder?.motionBegan(.motionShake, with: event)
    responder?.motionEnded(.motionShake, with: event)
  }
}

extension UIView {
  /// Whether the first responder is this view or a descendant.
  var holdsFirstResponder: Bool {
    (UIApplication.shared.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }

  /// Makes the first responder resign if it is this view or a descendant.
  ///
  /// - Parameter force: Whether it resigns even if it refuses to.
  /// - Returns: Whether neither this view nor a descendant is now the first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    // Not with `resignFirstResponder()`, which the delegate has just refused.
    guard force else { return false }
    UIApplication.shared.firstResponder = nil
    UIApplication.shared.keyboard.follow(nil)
    return true
  }
}
