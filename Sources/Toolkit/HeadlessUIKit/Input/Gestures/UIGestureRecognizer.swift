import Foundation

/// Recognizes a gesture of fingers in a view and its descendants.
///
/// A discrete recognizer changes from possible to recognized; a continuous one from possible to
/// began, changed, and ended or cancelled. Either may fail instead. When all its fingers are
/// lifted, it is possible again. A recognizer sends selectors and calls closures:
///
///     let tap = UITapGestureRecognizer()
///     tap.addAction { tap in label.text = "Tapped at \(tap.location(in: view))" }
///     view.addGestureRecognizer(tap)
@preconcurrency @MainActor
open class UIGestureRecognizer: UIKitObject {
  /// The view that the recognizer was added to.
  public internal(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unretained private var holder: UIView?
  /// Whether the recognizer receives touches; `true` by default. Disabling it cancels its gesture.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Whether the view loses the fingers of a recognized gesture; `true` by default.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view learns that a finger lifted only after the gesture has failed; `true` by
  /// default.
  open var delaysTouchesEnded: Bool = true
  /// Whether the view receives fingers only after the gesture has failed; `false` by default.
  open var delaysTouchesBegan: Bool = false
  /// The object that influences the gesture; `nil` by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name in failures and logs; `nil`, the default, for the class and the view.
  open var name: String?

  var currentState: State = .possible
  /// The states to take when all gestures that must fail first have failed.
  var pendingStates: [State] = []
  /// The fingers of the gesture, in the order in which they came down.
  var touches: [UITouch] = []
  /// All fingers since the last reset.
  var touchesOfGesture: Set<UITouch> = []
  /// The center of the fingers at the last event, in the window's coordinates.
  var lastLocation: CGPoint = .zero
  /// The timer that the recognizer waits for.
  var wait: VirtualRunLoop.Token?
  /// The recognizers that must fail before this one is recognized.
  var requirements: [WeakGestureRecognizer] = []
  private var handlers: [Handler] = []

  /// A closure or a selector of the gesture.
  private enum Handler {
    case closure(@MainActor (UIGestureRecognizer) -> Void)
    case selector(TargetAction)
  }

  /// Creates a recognizer that sends a selector to a target.
  ///
  /// - Parameters:
  ///   - target: The receiver, which is not retained; `nil` for no action.
  ///   - action: A method with the recognizer as its argument, or without arguments; `nil` for no
  ///     action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without actions.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a selector that is sent whenever the gesture is recognized or, if it is continuous,
  /// changes.
  ///
  /// - Parameters:
  ///   - target: The receiver, which is not retained.
  ///   - action: A method with the recognizer as its argument, or without arguments.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    handlers.append(.selector(TargetAction(target, action)))
  }

  /// Removes selectors that were added with ``addTarget(_:action:)``; closures stay.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` matches any.
  ///   - action: The method; `nil` matches any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      guard case .selector(let other) = handler else { return false }
      return other.matches(target, action)
    }
  }

  /// Adds a closure that is called whenever the gesture is recognized or, if it is continuous,
  /// changes. Not part of UIKit.
  ///
  /// - Parameter action: Receives the recognizer; it is retained as long as the recognizer.
  public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(.closure(action))
  }

  /// Performs the current actions; actions that are added or removed meanwhile take effect the next
  /// time.
  func performActions() {
    for handler in handlers {
      switch handler {
      case .closure(let action): action(self)
      case .selector(let action):
        guard let target = action.target else { continue }
        action.selector.send(to: target, with: [self])
      }
    }
  }

  // MARK: What classes decide

  /// Called when fingers came down; does nothing by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that came down with this event; ``numberOfTouches`` counts those
  ///     before, too.
  ///   - event: The event that contains them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers moved; does nothing by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that moved with this event.
  ///   - event: The event that contains them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers were lifted; does nothing by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that were lifted with this event.
  ///   - event: The event that contains them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were cancelled; cancels the gesture by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that were cancelled with this event.
  ///   - event: The event that contains them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Called to clear the gesture's values after it is over; does nothing by default.
  open func reset() {}

  /// Returns whether recognizing this gesture makes another one fail; `true` by default.
  ///
  /// - Parameter preventedGestureRecognizer: A recognizer that follows a finger of this gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another gesture must fail before this one is recognized; `false` by default.
  ///
  /// - Parameter otherGestureRecognizer: A recognizer that follows a finger of this gesture.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this gesture must fail before another one is recognized; `false` by default.
  ///
  /// - Parameter otherGestureRecognizer: A recognizer that follows a finger of this gesture.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether recognizing another gesture makes this one fail; `true` by default.
  ///
  /// - Parameter preventingGestureRecognizer: A recognizer that follows a finger of this gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIGestureRecognizer {
  /// The current number of fingers.
  public var numberOfTouches: Int { touches.count }

  /// Returns the center of the fingers. After the last finger has lifted, it is the last position.
  ///
  /// - Parameter view: The view in whose coordinates it is, in points; `nil` for the window.
  public func location(in view: UIView?) -> CGPoint {
    let point = touches.isEmpty ? lastLocation : touches.middle
    return view.map { $0.convert(point, from: $0.window) } ?? point
  }

  /// Returns the position of one finger in a view's coordinates.
  ///
  /// - Parameters:
  ///   - touchIndex: The finger's index, from 0, in the order in which the fingers came down.
  ///   - view: The view; `nil` for the window.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Removes a finger from the gesture, which receives no more of its events.
  ///
  /// - Parameters:
  ///   - touch: The finger; one that the recognizer does not follow is ignored.
  ///   - event: Ignored here.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touchesOfGesture.remove(touch)
  }

  /// Passes an event of the recognizer's fingers to the subclass.
  func receive(_ event: UIEvent) {
    // An event may contain several phases; a gesture that is decided in one does not receive the
    // others.
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where !isDecided {
      let changed = Set(touches.filter { event.touchesInOrder.contains($0) && $0.phase == phase })
      guard !changed.isEmpty else { continue }
      lastLocation = touches.middle
      switch phase {
      case .began: touchesBegan(changed, with: event)
      case .moved: touchesMoved(changed, with: event)
      case .ended: touchesEnded(changed, with: event)
      case .cancelled: touchesCancelled(changed, with: event)
      }
    }
  }

  /// Calls `work` after a delay in virtual seconds, unless the recognizer is reset or waits again
  /// before that.
  func wait(for delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    stopWaiting()
    // Tracked: the application is busy until the gesture is decided.
    wait = UIApplication.shared.runLoop.schedule(after: delay, name: busyName, isTracked: true) {
      [weak self] in
      guard let self else { return }
      wait = nil
      GestureEnvironment.turn(of: self, work)
    }
  }

  func stopWaiting() {
    wait.map(UIApplication.shared.runLoop.cancel)
    wait = nil
  }

  /// The name of the gesture in lists of what keeps the application busy, such as
  /// `UIPanGestureRecognizer of feed`.
  var busyName: String {
    name ?? "\(type(of: self)) of \(view?.layoutName ?? "no view")"
  }
}

extension UIView {
  /// Adds a recognizer, which follows fingers in this view and its descendants. It is removed from
  /// its previous view.
  ///
  /// - Parameter gestureRecognizer: The recognizer, which the view retains.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer, and cancels its gesture.
  ///
  /// - Parameter gestureRecognizer: The recognizer; one of another view is ignored.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
    let others = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = others.isEmpty ? nil : others
  }
}

/// A weak reference to a recognizer.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension [UITouch] {
  /// The center of the fingers in the window's coordinates.
  @MainActor var middle: CGPoint {
    let points = map { $0.location(in: nil) }
    let count = CGFloat(Swift.max(1, points.count))
    return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }
}
