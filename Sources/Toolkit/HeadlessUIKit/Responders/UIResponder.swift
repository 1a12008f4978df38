import Foundation

/// An object that events can be handed to; what it does not handle goes to the next responder.
@MainActor
open class UIResponder {
  public init() {}

  /// Who is asked next: a view's controller or superview, a controller's parent view, nobody by default.
  open var next: UIResponder? { nil }

  /// Whether the responder would take keyboard events; no by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder would give keyboard events up; yes by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keyboard events go to this responder.
  public var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Asks for keyboard events.
  ///
  /// - Returns: Whether the responder has them now. It does not get them if it does not want them, or if the present
  ///   first responder does not let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = UIApplication.shared.firstResponder, !other.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives keyboard events up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
