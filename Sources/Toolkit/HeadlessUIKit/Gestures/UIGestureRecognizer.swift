import Foundation

/// Makes sense of the fingers that come down in a view and the views below it.
///
/// A discrete recognizer goes from possible to recognized; a continuous one from possible to began, changed and
/// ended or cancelled. Either may fail instead. Once its fingers are gone it is possible again.
@MainActor
open class UIGestureRecognizer {
  /// The view that the recognizer was added to.
  public internal(set) weak var view: UIView?
  /// A recognizer that is disabled gets no touches, and gives up the gesture that it follows.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Whether the view loses the fingers of a recognized gesture; it does by default.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view learns of a lifted finger only once the gesture is none; so by default.
  open var delaysTouchesEnded: Bool = true
  /// Whether the view learns of fingers only once the gesture has failed; not so by default.
  open var delaysTouchesBegan: Bool = false
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for failures and logs; the class and the view stand for it until it is set.
  public var name: String?

  var currentState: State = .possible
  /// The states that the recognizer will take once all that must fail first have failed.
  var pendingStates: [State] = []
  /// The fingers that are down, in the order in which they came.
  var touches: [UITouch] = []
  /// All fingers since the last reset.
  var touchesOfGesture: Set<UITouch> = []
  /// Where the fingers were last, in the window's coordinates.
  var lastLocation: CGPoint = .zero
  /// The clock's event that the recognizer waits for.
  var wait: VirtualRunLoop.Token?
  var requirements: [WeakGestureRecognizer] = []
  private var actions: [@MainActor (UIGestureRecognizer) -> Void] = []

  public init() {}

  /// Runs a closure whenever the gesture is recognized or, if it is continuous, changes its state or moves.
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Runs the actions that there are now, whatever they change.
  func performActions() {
    for action in actions { action(self) }
  }

  // MARK: What classes decide

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Gives the gesture up, unless a class knows better.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the gesture; called when it is over, in whatever way.
  open func reset() {}

  /// Whether this gesture, once recognized, makes another fail; yes by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture must fail before this one is recognized; no by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this gesture must fail before another one is recognized; no by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture, once recognized, makes this one fail; yes by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIGestureRecognizer {
  /// How many fingers the gesture has now.
  public var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates, or in the window's if there is no view.
  public func location(in view: UIView?) -> CGPoint {
    let point = touches.isEmpty ? lastLocation : touches.middle
    return view.map { $0.convert(point, from: $0.window) } ?? point
  }

  /// The place of one finger, counted from 0 in the order of coming down.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Takes no more notice of a finger.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touchesOfGesture.remove(touch)
  }

  /// Hands over what happened to the recognizer's fingers.
  func receive(_ event: UIEvent) {
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

  /// Calls `work` when the clock is `delay` seconds further, unless the gesture is over or waits for something else.
  func wait(for delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    stopWaiting()
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

  /// What the application is busy with while the gesture is not over: `UIPanGestureRecognizer of feed`.
  var busyName: String {
    name ?? "\(type(of: self)) of \(view?.layoutName ?? "no view")"
  }
}

extension UIView {
  /// Lets a recognizer follow the fingers in this view and below; it leaves the view that it was added to before.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer away; the gesture that it follows is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
    let others = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = others.isEmpty ? nil : others
  }
}

/// A recognizer that another one knows but does not keep.
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
