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

/// A recognizer that another one knows but does not keep.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
