import Foundation

extension UIApplication {
  /// Shakes the device: the first responder hears of it, or else the controller in front, and from there the chain.
  public func shakeDevice() {
    let front = keyWindow?.rootViewController.map { root in
      sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    }
    let responder = firstResponder ?? front ?? keyWindow
    let event = UIEvent(touches: [])
    responder?.motionBegan(.motionShake, with: event)
    responder?.motionEnded(.motionShake, with: event)
  }
}

extension UIView {
  /// Makes the view, or the one below it that takes text, give that up.
  ///
  /// - Parameter force: Whether it is not asked.
  /// - Returns: Whether nothing in the view takes text now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    guard force else { return false }
    UIApplication.shared.firstResponder = nil
    UIApplication.shared.keyboard.follow(nil)
    return true
  }
}
