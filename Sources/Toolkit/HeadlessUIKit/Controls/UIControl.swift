import Foundation

/// A view that tells others when it is used.
@MainActor
open class UIControl: UIView {
  /// Whether the control can be used; one that cannot swallows touches, and one that is in use lets go.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, oldValue { cancelTracking() } }
  }
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  /// Whether the control follows a finger.
  public private(set) var isTracking: Bool = false
  /// Whether the finger that the control follows is over it, or near it.
  public private(set) var isTouchInside: Bool = false
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether a tap shows the control's menu, and nothing else; no by default.
  open var showsMenuAsPrimaryAction: Bool = false
  /// The finger that the control follows; others are none of its business.
  private weak var trackedTouch: UITouch?
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs an action whenever it does what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: What classes decide

  /// Begins to follow a finger.
  ///
  /// - Returns: Whether to follow it; yes by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows the finger.
  ///
  /// - Returns: Whether to go on; yes by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the finger was lifted; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that the finger is lost: to a gesture, or because the control was disabled or left its window.
  open func cancelTracking(with event: UIEvent?) {}

  /// Runs one action of the control.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// What lifting the finger over the control does: its events, for a plain control.
  func didTouchUpInside() {
    sendActions(for: .touchUpInside)
  }

  /// What lifting the finger elsewhere does.
  func didTouchUpOutside() {
    sendActions(for: .touchUpOutside)
  }

  /// Tells what the user did, to those who wait for the value and to those who wait for the control's purpose.
  func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Actions

  /// Runs an action on events; an action of the same identifier is replaced for these events.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((action, events))
  }

  /// Forgets an action for events; for others it stays.
  public func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Forgets the action of an identifier for events; for others it stays.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// All events that have actions.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs the actions for events: those that there are now, whatever they change, and each once.
  public func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      sendAction(action)
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = own(touches).first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
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
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasTracking = isTracking
    let isInside = isInside(touch)
    if wasTracking {
      isTouchInside = isInside
      isHighlighted = false
      endTracking(touch, with: event)
    }
    letGo()
    guard wasTracking else { return }
    isInside ? didTouchUpInside() : didTouchUpOutside()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasTracking = isTracking
    if wasTracking {
      isHighlighted = false
      cancelTracking(with: event)
    }
    letGo()
    if wasTracking { sendActions(for: .touchCancel) }
  }

  /// A control without a window has lost the finger.
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

  /// The fingers that came down in the control itself: one in a view within it is that view's.
  private func own(_ touches: Set<UITouch>) -> [UITouch] {
    touches.filter { $0.view === self || $0.view == nil }.sorted { $0.isBefore($1) }
  }

  /// Whether a finger is over the control or near it, within UIKit's 70 points.
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
