import Foundation

/// An object that events can be sent to; what it does not handle goes to the next responder.
@preconcurrency @MainActor
open class UIResponder: UIKitObject, ChangeObservable {
  /// What libraries above the toolkit keep with the responder.
  public var attachments: Attachments = Attachments()
  /// The observers of the responder's changes.
  public var changeObservers: ChangeObservers = ChangeObservers()

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain: a view's controller or superview, a controller's parent view;
  /// `nil` by default.
  open var next: UIResponder? { nil }

  /// Whether the responder accepts keyboard events; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives keyboard events up on request; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keyboard events go to this responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// The view that comes up instead of the keyboard; `nil` by default.
  open var inputView: UIView? { nil }

  /// The view that comes up above the keyboard; `nil` by default.
  open var inputAccessoryView: UIView? { nil }

  /// The shortcuts that the responder offers while it is in the responder chain; `nil` by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether the responder can do what a selector says now; by default, whether it has the
  /// method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the object that performs a selector: by default this one if it can, or else the next
  /// responder's.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Makes this the first responder; the keyboard comes up if the responder takes text.
  ///
  /// - Returns: Whether this is the first responder now. It is not if it cannot become one, or if
  ///   the present first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let application = UIApplication.shared
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    // Moving on to another text field must not take the keyboard down and up again.
    let isFree = application.keyboard.movingFocus {
      application.firstResponder?.resignFirstResponder() ?? true
    }
    guard isFree else { return false }
    application.firstResponder = self
    application.keyboard.follow(self)
    return true
  }

  /// Gives keyboard events up; the keyboard goes down.
  ///
  /// - Returns: Whether this is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    UIApplication.shared.keyboard.follow(nil)
    return true
  }

  /// Shows the responder's present input views, if it is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.follow(self) }
  }

  /// Called when a motion of the device begins; passes it to the next responder by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion of the device ended; passes it to the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when fingers come down in the view; passes them to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that came down in the view move; passes them on by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that came down in the view leave the screen; passes them on by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture recognizer takes the fingers over; passes them on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when hardware keys go down; passes them on by default. Never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when presses change; passes them on by default. Never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when hardware keys go up; passes them on by default. Never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system ends presses; passes them on by default. Never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Interface Builder

  /// Called after the responder was made from a storyboard or nib; does nothing by default.
  open func awakeFromNib() {}

  /// Called by Interface Builder, never here; does nothing by default.
  open func prepareForInterfaceBuilder() {}

  // MARK: Assistive technology

  private var ownAccessibility = OwnAccessibility()
  /// Whether the object is an element for assistive technology; the class decides until this is set.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility.isElement ?? isAccessibilityElementByDefault }
    set { ownAccessibility.isElement = newValue }
  }
  /// The name by which tests find the object.
  open var accessibilityIdentifier: String?
  /// The name of the object that is read aloud; the class decides until this is set.
  open var accessibilityLabel: String? {
    get { ownAccessibility.label ?? accessibilityLabelByDefault }
    set { ownAccessibility.label = newValue }
  }
  /// The value of the object that is read aloud; the class decides until this is set.
  open var accessibilityValue: String? {
    get { ownAccessibility.value ?? accessibilityValueByDefault }
    set { ownAccessibility.value = newValue }
  }
  /// What happens when the element is activated; `nil` by default.
  open var accessibilityHint: String?
  /// How the object behaves; the class decides until this is set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility.traits ?? accessibilityTraitsByDefault }
    set { ownAccessibility.traits = newValue }
  }
  /// The objects and elements in the order of reading; `nil`, the default, for those of the subviews.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology skips the object and its descendants; `false` by default.
  open var accessibilityElementsHidden: Bool = false
  /// Whether assistive technology skips the object's siblings; `false` by default.
  open var accessibilityViewIsModal: Bool = false
  /// Whether everything in the object is read before anything beside it; `false` by default.
  open var shouldGroupAccessibilityChildren: Bool = false
  /// Further actions that assistive technology offers; `nil` by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The names by which a voice may address the object, the best first; its label by default.
  open var accessibilityUserInputLabels: [String]? {
    get { ownAccessibility.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { ownAccessibility.userInputLabels = newValue }
  }
  /// The object's rectangle on the screen; a view's bounds until this is set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibility.frame ?? accessibilityFrameByDefault }
    set { ownAccessibility.frame = newValue }
  }
  /// Where assistive technology taps, on the screen; the middle of the frame until this is set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      ownAccessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { ownAccessibility.activationPoint = newValue }
  }

  var isAccessibilityElementByDefault: Bool { false }
  var accessibilityLabelByDefault: String? { nil }
  var accessibilityValueByDefault: String? { nil }
  var accessibilityTraitsByDefault: UIAccessibilityTraits { .none }
  var accessibilityFrameByDefault: CGRect { .zero }

  /// Returns the number of elements that were set as ``accessibilityElements``; 0 if none were.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index of those that were set, or `nil` beyond their bounds.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }

  /// Returns the index of an element among those that were set, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Activates the element for assistive technology.
  ///
  /// - Returns: Whether the element did something; `false` by default, and it is tapped instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decrements the value of an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by a page.
  ///
  /// - Returns: Whether it scrolled; `false` by default, and the element's container is tried next.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses what is modal, or goes back.
  ///
  /// - Returns: Whether there was something to leave; `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action at the moment, such as answering a call.
  ///
  /// - Returns: Whether there was such an action; `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIApplication {
  /// Shakes the device: the first responder gets the motion, or the controller in front if there is
  /// none, and from there it goes up the chain.
  public func shakeDevice() {
    let front = keyWindow?.rootViewController.map { root in
      // The last one in the chain of presentations is in front.
      sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    }
    let responder = firstResponder ?? front ?? keyWindow
    let event = UIEvent(touches: [])
    responder?.motionBegan(.motionShake, with: event)
    responder?.motionEnded(.motionShake, with: event)
  }
}

extension UIView {
  /// Makes the view, or the descendant that is the first responder, resign.
  ///
  /// - Parameter force: Whether it has to resign without being asked.
  /// - Returns: Whether no view at or below this one is the first responder now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    // A forced end cannot call `resignFirstResponder()`, which the delegate has just refused.
    guard force else { return false }
    UIApplication.shared.firstResponder = nil
    UIApplication.shared.keyboard.follow(nil)
    return true
  }
}
