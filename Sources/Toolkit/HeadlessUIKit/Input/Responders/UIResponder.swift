import Foundation

/// An object that receives events, and passes those that it does not handle to the next responder.
///
///     let responders = sequence(first: view as UIResponder, next: \.next)
///     let owner = responders.lazy.compactMap { $0 as? UIViewController }.first
@preconcurrency @MainActor
open class UIResponder: UIKitObject, ChangeObservable {
  /// The values that libraries attach to the responder. Not part of UIKit.
  public var attachments: Attachments = Attachments()
  /// The observers of the responder's changes. Not part of UIKit.
  public var changeObservers: ChangeObservers = ChangeObservers()

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain: a view's controller or superview, or the superview of a
  /// controller's view; `nil` by default.
  open var next: UIResponder? { nil }

  /// Whether the responder accepts keyboard events; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can stop receiving keyboard events; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder receives keyboard events.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// The view that is shown instead of the keyboard; `nil` by default.
  open var inputView: UIView? { nil }

  /// The view that is shown above the keyboard; `nil` by default.
  open var inputAccessoryView: UIView? { nil }

  /// The key commands that work while the responder is in the responder chain; `nil` by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether the responder can currently perform a selector; by default, whether it has the
  /// method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: What triggers the action, such as a key command; ignored by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the object that performs a selector: by default this one if it can, otherwise the next
  /// responder's target.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: What triggers the action; passed to ``canPerformAction(_:withSender:)``.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Makes this the first responder; the keyboard is shown if the responder takes text.
  ///
  /// - Returns: Whether this is now the first responder; not if it cannot become one, or if the
  ///   current first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let application = UIApplication.shared
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    // The keyboard stays up when another text field becomes first responder.
    let isFree = application.keyboard.movingFocus {
      application.firstResponder?.resignFirstResponder() ?? true
    }
    guard isFree else { return false }
    application.firstResponder = self
    application.keyboard.follow(self)
    return true
  }

  /// Stops receiving keyboard events, and hides the keyboard.
  ///
  /// - Returns: Whether this is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    UIApplication.shared.keyboard.follow(nil)
    return true
  }

  /// Updates the input views, if this is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.follow(self) }
  }

  /// Called when a motion of the device begins; forwards to the next responder by default.
  ///
  /// - Parameters:
  ///   - motion: The motion; only shaking is sent here.
  ///   - event: An event without touches.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion of the device ended; forwards to the next responder by default.
  ///
  /// - Parameters:
  ///   - motion: The motion; only shaking is sent here.
  ///   - event: An event without touches.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when fingers come down in the view; forwards to the next responder by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that came down with this event.
  ///   - event: The event that contains them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that came down in the view move; forwards to the next responder by
  /// default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that moved with this event.
  ///   - event: The event that contains them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that came down in the view leave the screen; forwards to the next
  /// responder by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that left the screen with this event.
  ///   - event: The event that contains them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled, for example by a gesture; forwards to the next responder by
  /// default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that the responder no longer receives.
  ///   - event: The event that contains them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when hardware keys go down; forwards to the next responder by default. Never called
  /// here.
  ///
  /// - Parameters:
  ///   - presses: The keys that went down.
  ///   - event: The event that contains them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when presses change; forwards to the next responder by default. Never called here.
  ///
  /// - Parameters:
  ///   - presses: The keys that changed.
  ///   - event: The event that contains them.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when hardware keys go up; forwards to the next responder by default. Never called here.
  ///
  /// - Parameters:
  ///   - presses: The keys that went up.
  ///   - event: The event that contains them.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels presses; forwards to the next responder by default. Never
  /// called here.
  ///
  /// - Parameters:
  ///   - presses: The keys whose presses were cancelled.
  ///   - event: The event that contains them.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Interface Builder

  /// Called after a storyboard or nib created the responder; does nothing by default.
  open func awakeFromNib() {}

  /// Called by Interface Builder; does nothing by default. Never called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Assistive technology

  private var ownAccessibility = OwnAccessibility()
  /// Whether the object is an element for assistive technology; the class's default until it is
  /// set.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility.isElement ?? isAccessibilityElementByDefault }
    set { ownAccessibility.isElement = newValue }
  }
  /// The identifier by which tests find the object.
  open var accessibilityIdentifier: String?
  /// The name of the object that is read aloud; the class's default until it is set.
  open var accessibilityLabel: String? {
    get { ownAccessibility.label ?? accessibilityLabelByDefault }
    set { ownAccessibility.label = newValue }
  }
  /// The value of the object that is read aloud; the class's default until it is set.
  open var accessibilityValue: String? {
    get { ownAccessibility.value ?? accessibilityValueByDefault }
    set { ownAccessibility.value = newValue }
  }
  /// The effect of activating the element; `nil` by default.
  open var accessibilityHint: String?
  /// The object's behavior and state; the class's default until it is set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility.traits ?? accessibilityTraitsByDefault }
    set { ownAccessibility.traits = newValue }
  }
  /// The objects and elements in reading order; `nil`, the default, for those of the subviews.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology skips the object and its descendants; `false` by default.
  open var accessibilityElementsHidden: Bool = false
  /// Whether assistive technology skips the object's siblings; `false` by default.
  open var accessibilityViewIsModal: Bool = false
  /// Whether everything inside the object is read before anything beside it; `false` by default.
  open var shouldGroupAccessibilityChildren: Bool = false
  /// Additional actions that assistive technology offers; `nil` by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The names that Voice Control accepts, the best first; the label by default.
  open var accessibilityUserInputLabels: [String]? {
    get { ownAccessibility.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { ownAccessibility.userInputLabels = newValue }
  }
  /// The object's rectangle on the screen, in points; a view's bounds until it is set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibility.frame ?? accessibilityFrameByDefault }
    set { ownAccessibility.frame = newValue }
  }
  /// The point on the screen that assistive technology taps; the center of the frame until it is
  /// set.
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

  /// Returns the number of ``accessibilityElements``; 0 if they are `nil`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element of ``accessibilityElements``.
  ///
  /// - Parameter index: The index; the result is `nil` if it is out of bounds.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }

  /// Returns the index of an element in ``accessibilityElements``.
  ///
  /// - Parameter element: The element, compared by identity; the result is `NSNotFound` if it is
  ///   not among them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Activates the element for assistive technology.
  ///
  /// - Returns: Whether the element was activated; `false`, the default, taps it instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decrements the value of an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by a page.
  ///
  /// - Parameter direction: The direction in which the content scrolls.
  /// - Returns: Whether it scrolled; `false`, the default, tries the container next.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses a modal view, or goes back.
  ///
  /// - Returns: Whether something was dismissed; `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, such as answering a call.
  ///
  /// - Returns: Whether an action was performed; `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
