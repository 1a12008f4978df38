import Foundation

/// A view that turns touches into events, and performs actions and sends selectors for them.
///
///     var taps = 0
///     let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
///     control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
///     control.sendActions(for: .touchUpInside)
///     print(taps)  // 1
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control reacts to touches; `true` by default. A disabled control consumes touches;
  /// disabling it ends the tracking of a finger.
  open var isEnabled: Bool = true {
    didSet {
      if !isEnabled, oldValue { cancelTracking() }
      valueDidChange()
    }
  }
  /// Whether the control is selected; `false` by default.
  open var isSelected: Bool = false { didSet { valueDidChange() } }
  /// Whether the control looks pressed; set while a tracked finger is on it.
  open var isHighlighted: Bool = false { didSet { valueDidChange() } }
  /// Whether the control tracks a finger.
  public private(set) var isTracking: Bool = false
  /// Whether the tracked finger is on the control, or within 70 points of it.
  public private(set) var isTouchInside: Bool = false
  /// The vertical position of the content; `center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal position of the content; `center` by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether a tap opens the control's menu instead of performing its actions; `false` by default.
  open var showsMenuAsPrimaryAction: Bool = false
  /// The finger that the control tracks; others are ignored.
  private weak var trackedTouch: UITouch?
  private var registrations: [(handler: Handler, events: Event)] = []
  /// The event of the touch that the control is reacting to.
  private var currentEvent: UIEvent?

  /// The action or the selector of an event.
  private enum Handler {
    case action(UIAction)
    case selector(TargetAction)
  }

  /// Creates a control that performs an action for its primary event, such as a tap on a button.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - primaryAction: The action for `primaryActionTriggered`, which is retained; `nil` for no
  ///     action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: What classes decide

  /// Called when a finger comes down in the control.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event of the touch.
  /// - Returns: Whether to track it; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger has moved.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event of the touch.
  /// - Returns: Whether to keep tracking it; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger was lifted; does nothing by default.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event of the touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking was cancelled: by a gesture, or because the control was disabled or left
  /// its window. Does nothing by default.
  ///
  /// - Parameter event: The event of the cancelled touch; `nil` if the control ended the tracking
  ///   itself.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs an action. Every action of an event is performed by this method.
  ///
  /// - Parameter action: The action, which need not have been added.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Sends a selector. Every selector of an event is sent by this method.
  ///
  /// - Parameters:
  ///   - action: The selector, sent with the control and the event.
  ///   - target: The receiver; `nil` for the responder chain.
  ///   - event: The touch event; `nil` if code sent the control event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Called when the finger was lifted in the control; sends `touchUpInside` by default.
  func didTouchUpInside() {
    sendActions(for: .touchUpInside)
  }

  /// Called when the finger was lifted elsewhere; sends `touchUpOutside` by default.
  func didTouchUpOutside() {
    sendActions(for: .touchUpOutside)
  }

  /// Reports that the user changed the value, which is also the primary event of controls with a
  /// value.
  func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Actions

  /// Adds an action for events; it replaces an action with the same identifier for these events.
  ///
  /// - Parameters:
  ///   - action: The action, which is retained.
  ///   - events: The events. A replaced action stays for its other events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    registrations.append((.action(action), events))
  }

  /// Removes an action.
  ///
  /// - Parameters:
  ///   - action: The action; one with the same identifier is removed, too.
  ///   - events: The events that no longer perform it; it stays for others.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The name of the action; an unknown one is ignored.
  ///   - events: The events that no longer perform it; it stays for others.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == identifier
    }
  }

  /// Adds a selector to send to a target for events. An event sends the same pair only once.
  ///
  /// - Parameters:
  ///   - target: The receiver, which is not retained; `nil` for the responder chain.
  ///   - action: A method with the control and the event as arguments, with only the control, or
  ///     without arguments.
  ///   - controlEvents: The events that send the selector.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    remove(controlEvents) { handler in
      guard case .selector(let other) = handler else { return false }
      return other.matches(target, action) && (target == nil) == (other.target == nil)
    }
    registrations.append((.selector(TargetAction(target, action)), controlEvents))
  }

  /// Removes selectors for events; `nil` matches any target, or any selector.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` for any.
  ///   - action: The selector; `nil` for any.
  ///   - controlEvents: The events; for others, the selectors stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      guard case .selector(let other) = handler else { return false }
      return other.matches(target, action)
    }
  }

  /// Returns the names of the selectors that an event sends; `nil` if it sends none.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` for any.
  ///   - controlEvent: One or more events; a selector for any of them counts.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { handler, events -> String? in
      guard case .selector(let action) = handler, !events.isDisjoint(with: controlEvent),
        action.matches(target, nil)
      else { return nil }
      return action.selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Whether the control has actions, which are closures.
  var hasActions: Bool {
    registrations.contains { if case .action = $0.handler { true } else { false } }
  }

  /// Removes all actions, and releases their closures.
  func removeActions() {
    registrations.removeAll { if case .action = $0.handler { true } else { false } }
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].handler) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// All events that have actions or selectors.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs the actions and sends the selectors of events, as a touch does.
  ///
  /// Each is performed or sent once, in the order in which they were added. Actions that are added
  /// or removed during that take effect the next time.
  ///
  /// - Parameter events: One or more events; an action for any of them counts.
  open func sendActions(for events: Event) {
    for (handler, registered) in registrations where !registered.isDisjoint(with: events) {
      switch handler {
      case .action(let action): sendAction(action)
      case .selector(let action) where !action.isOver:
        sendAction(action.selector, to: action.target, for: currentEvent)
      case .selector: continue
      }
    }
  }

  // MARK: Touches

  /// Returns `false` for an ancestor's gesture that is the control's default action, such as a
  /// single tap on a button.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsForItself(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    // A control tracks one finger, and ignores others until that one is lifted.
    guard isEnabled, trackedTouch == nil, let touch = own(touches).first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTracking && isTouchInside
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasTracking = isTracking
    let isInside = isInside(touch)
    if wasTracking {
      isTouchInside = isInside
      isHighlighted = false
      endTracking(touch, with: event)
    }
    letGo()
    // A control that stopped tracking reports nothing. Tracking ends before the actions, because
    // these may disable or remove the control.
    guard wasTracking else { return }
    isInside ? didTouchUpInside() : didTouchUpOutside()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasTracking = isTracking
    if wasTracking {
      isHighlighted = false
      cancelTracking(with: event)
    }
    letGo()
    if wasTracking { sendActions(for: .touchCancel) }
  }

  /// Ends tracking when the control leaves its window, and so receives no more touches.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { cancelTracking() }
  }

  private func cancelTracking() {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: nil)
    letGo()
  }

  private func letGo() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }

  /// Returns the touches that began in the control itself instead of in a subview.
  private func own(_ touches: Set<UITouch>) -> [UITouch] {
    touches.filter { $0.view === self || $0.view == nil }.sorted { $0.isBefore($1) }
  }

  /// Returns whether a finger is within 70 points of the control, UIKit's tolerance for drags.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
