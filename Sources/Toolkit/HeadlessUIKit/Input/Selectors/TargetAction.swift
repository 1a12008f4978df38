import Foundation

/// A selector and its receiver, which is not retained.
@preconcurrency @MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.selector = selector
  }

  /// Whether the target was deallocated.
  var isOver: Bool { hasTarget && target == nil }

  /// Returns whether the target and the selector match; `nil` matches any.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    let isSameTarget = target.map { self.target === $0 as AnyObject } ?? true
    return isSameTarget && (selector.map { $0 == self.selector } ?? true)
  }
}

extension UIApplication {
  /// Sends a selector to an object.
  ///
  /// Without a target, it is sent to the first object that can perform it: along the responder
  /// chain from the first responder, then from the sender, and finally the application's delegate.
  ///
  /// - Parameters:
  ///   - action: The selector.
  ///   - target: The receiver; `nil` for the responder chain.
  ///   - sender: The first argument of the method.
  ///   - event: The second argument of the method.
  /// - Returns: Whether an object received it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? receiver(of: action, from: sender) else { return false }
    action.send(to: receiver, with: [sender, event])
    return true
  }

  private func receiver(of action: Selector, from sender: Any?) -> Any? {
    let starts = [firstResponder, sender as? UIResponder].compactMap { $0 }
    for start in starts {
      if let receiver = start.target(forAction: action, withSender: sender) { return receiver }
    }
    return delegate.flatMap { action.isMethod(of: $0) ? $0 : nil }
  }
}
