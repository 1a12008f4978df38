import Foundation

/// A recognizer of gestures of the fingers in a view and the views within it.
///
/// A discrete recognizer goes from possible to recognized; a continuous one from possible to began,
/// changed, and ended or canceled. Either may fail instead. When all its fingers are gone it is
/// possible again. A recognizer sends selectors to targets, and runs closures.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIKitObject {
  /// The view that the recognizer was added to.
  public internal(set) weak var view: UIView?
  /// Whether the recognizer receives touches; `true` by default. Disabling it cancels its gesture.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Whether the view loses the fingers of a recognized gesture; `true` by default.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view receives a lifted finger only after the gesture has failed; `true` by
  /// default.
  open var delaysTouchesEnded: Bool = true
  /// Whether the view receives fingers only after the gesture has failed; `false` by default.
  open var delaysTouchesBegan: Bool = false
  /// The object that takes part in decisions about the gesture; none by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name in failures and logs; without one the class and the view are named.
  open var name: String?

  var currentState: State = .possible
  /// The states that the recognizer will take when all gestures that must fail first have failed.
  var pendingStates: [State] = []
  /// The fingers of the gesture, in the order in which they came down.
  var touches: [UITouch] = []
  /// All fingers since the last reset.
  var touchesOfGesture: Set<UITouch> = []
  /// The middle of the fingers at the last event, in the window's coordinates.
  var lastLocation: CGPoint = .zero
  /// The timer that the recognizer waits for.
  var wait: VirtualRunLoop.Token?
  /// The recognizers that must fail before this one is recognized.
  var requirements: [WeakGestureRecognizer] = []
  private var handlers: [Handler] = []

  /// What the gesture runs.
  private enum Handler {
    case closure(@MainActor (UIGestureRecognizer) -> Void)
    case selector(TargetAction)
  }

  /// Makes a recognizer that sends a selector to a target; without both it has no action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without actions.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Sends a selector to a target, which is not kept alive, whenever the closures run.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - action: A method that takes the recognizer, or nothing.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    handlers.append(.selector(TargetAction(target, action)))
  }

  /// Ends the sending of selectors; `nil` is any target, or any selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      guard case .selector(let other) = handler else { return false }
      return other.matches(target, action)
    }
  }

  /// Adds a closure that runs whenever the gesture is recognized or, if it is continuous, changes
  /// its state or moves.
  public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(.closure(action))
  }

  /// Runs the actions that exist now; those that are added or removed meanwhile count from the next
  /// time on.
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

  /// Receives fingers that came down; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives fingers that moved; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives fingers that were lifted; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Receives fingers that were taken away; cancels the gesture by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the gesture, which is over in whatever way; does nothing by default.
  open func reset() {}

  /// Returns whether this gesture, when it is recognized, makes another one fail; `true` by
  /// default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another gesture must fail before this one is recognized; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this gesture must fail before another one is recognized; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture, when it is recognized, makes this one fail; `true` by
  /// default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIGestureRecognizer {
  /// The number of fingers that the gesture has now.
  public var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers in a view's coordinates, or in the window's without a view.
  /// After the last finger it is the last position.
  public func location(in view: UIView?) -> CGPoint {
    let point = touches.isEmpty ? lastLocation : touches.middle
    return view.map { $0.convert(point, from: $0.window) } ?? point
  }

  /// Returns the position of one finger, whose index counts from 0 in the order of coming down.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Removes a finger from the gesture, which receives nothing more of it.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touchesOfGesture.remove(touch)
  }

  /// Passes on what happened to the recognizer's fingers.
  func receive(_ event: UIEvent) {
    // One event may hold fingers in several phases; a class that decides in one of them does not
    // receive the others.
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

  /// Calls `work` after `delay` virtual seconds, unless the recognizer is reset or waits for
  /// something else before.
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

  /// The name of the work that the gesture keeps the application busy with, such as
  /// `UIPanGestureRecognizer of feed`.
  var busyName: String {
    name ?? "\(type(of: self)) of \(view?.layoutName ?? "no view")"
  }
}

extension UIView {
  /// Adds a recognizer, which follows the fingers in this view and the views within it. It leaves
  /// the view that it was added to before.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer; its gesture in progress is canceled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
    let others = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = others.isEmpty ? nil : others
  }
}

/// A reference to a recognizer that does not keep it alive.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension [UITouch] {
  /// The middle of the fingers in the window's coordinates.
  @MainActor var middle: CGPoint {
    let points = map { $0.location(in: nil) }
    let count = CGFloat(Swift.max(1, points.count))
    return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }
}
