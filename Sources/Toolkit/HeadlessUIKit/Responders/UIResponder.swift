import Foundation

/// An object that events can be handed to; what it does not handle goes to the next responder.
@MainActor
open class UIResponder: ChangeObservable {
  /// What libraries keep with the responder.
  public var attachments: Attachments = Attachments()
  public var changeObservers: ChangeObservers = ChangeObservers()

  public init() {}

  /// Who is asked next: a view's controller or superview, a controller's parent view, nobody by default.
  open var next: UIResponder? { nil }

  /// Whether the responder would take keyboard events; no by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder would give keyboard events up; yes by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keyboard events go to this responder.
  public var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// The view that comes up instead of the keyboard; none by default.
  open var inputView: UIView? { nil }

  /// The view that comes up above the keyboard; none by default.
  open var inputAccessoryView: UIView? { nil }

  /// The shortcuts that the responder offers while it is in the responder chain; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Asks for keyboard events; the keyboard comes up if the responder takes text.
  ///
  /// - Returns: Whether the responder has them now. It does not get them if it does not want them, or if the present
  ///   first responder does not let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let application = UIApplication.shared
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let isFree = application.keyboard.movingFocus {
      application.firstResponder?.resignFirstResponder() ?? true
    }
    guard isFree else { return false }
    application.firstResponder = self
    application.keyboard.follow(self)
    return true
  }

  /// Gives keyboard events up; the keyboard goes down.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    UIApplication.shared.keyboard.follow(nil)
    return true
  }

  /// Takes changed input views to the keyboard of the first responder.
  public func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.follow(self) }
  }

  /// Hears that the device began to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Hears that the device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
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

  // MARK: Assistive technology

  /// Does what the element is there for.
  ///
  /// - Returns: Whether there was something to do; no by default, and the element is tapped instead.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable element larger; does nothing by default.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable element smaller; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by a page.
  ///
  /// - Returns: Whether it was possible; no by default, and the element's container is asked next.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Closes what is modal, or goes back.
  ///
  /// - Returns: Whether there was something to leave; no by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing there is, such as taking a call.
  ///
  /// - Returns: Whether there was such a thing; no by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

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
