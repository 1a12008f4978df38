import Foundation

/// A finger on the screen, from when it comes down until it lifts.
///
///     let touch = UITouch(in: window, at: CGPoint(x: 10, y: 20))
///     window.sendEvent(UIEvent(touches: [touch]))
///     touch.update(.ended, at: CGPoint(x: 10, y: 20))
///     window.sendEvent(UIEvent(touches: [touch]))  // A tap on the view at this point.
@preconcurrency @MainActor
public final class UITouch {
  /// The finger's last action.
  public private(set) var phase: Phase = .began
  /// The view in which the touch began, which receives all of its events.
  public internal(set) var view: UIView? {
    get { receiver }
    set { receiver = newValue }
  }
  @Unretained private var receiver: UIView?
  /// The window of the touch.
  public var window: UIWindow? { ownWindow }
  @Unretained private var ownWindow: UIWindow?
  /// The number of consecutive taps at this point, including this one.
  public internal(set) var tapCount: Int = 1
  private var location: CGPoint
  private let start: CGPoint
  /// Whether the finger has been too far from its start for a tap.
  private(set) var hasWandered: Bool = false
  /// The touch's number in the order in which fingers came down.
  private let sequence: Int
  private static var count = 0

  /// A finger's action.
  public enum Phase: Hashable, Sendable {
    /// It came down.
    case began
    /// It moved on the screen.
    case moved
    /// It left the screen.
    case ended
    /// The system or a gesture recognizer cancelled the touch.
    case cancelled
  }

  /// Creates a touch that begins in a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - location: The finger's position in the window's coordinates.
  public init(in window: UIWindow, at location: CGPoint) {
    _ownWindow = Unretained(wrappedValue: window)
    self.location = location
    start = location
    Self.count += 1
    sequence = Self.count
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase == .began || phase == .moved }

  /// Returns whether the finger came down before another.
  func isBefore(_ other: UITouch) -> Bool { sequence < other.sequence }

  /// Returns the finger's location in points.
  ///
  /// - Parameter view: The view in whose coordinates it is; `nil` for the window.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return location }
    return view.convert(location, from: window)
  }

  /// Returns the finger's start position in a view's coordinates.
  func startLocation(in view: UIView) -> CGPoint {
    window.map { view.convert(start, from: $0) } ?? start
  }

  /// Calls `body` with fingers at their start positions, as if they had just come down.
  static func atStart(of touches: Set<UITouch>, _ body: () -> Void) {
    let present = touches.map { ($0, $0.phase, $0.location) }
    for touch in touches { (touch.phase, touch.location) = (.began, touch.start) }
    body()
    for (touch, phase, location) in present { (touch.phase, touch.location) = (phase, location) }
  }

  /// Moves or lifts the finger.
  ///
  /// - Parameters:
  ///   - phase: The finger's new action.
  ///   - location: The finger's position in the window's coordinates.
  public func update(_ phase: Phase, at location: CGPoint) {
    self.phase = phase
    self.location = location
    if location.distance(to: start) >= UIPanGestureRecognizer.slop { hasWandered = true }
  }
}

extension UITouch: @MainActor Hashable {
  /// Returns whether both are the same touch.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the identity of the touch.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The fingers on the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: UIKitObject {
  /// All touches of the event; empty for a motion.
  public let allTouches: Set<UITouch>?

  /// Creates an event.
  ///
  /// - Parameter touches: The fingers, whose phases say what they did.
  public init(touches: Set<UITouch>) {
    allTouches = touches
  }

  /// A motion of the device as a whole.
  public enum EventSubtype: String, Hashable, Sendable {
    /// No motion.
    case none
    /// The device is shaken.
    case motionShake
  }

  /// The fingers in the order in which they came down.
  var touchesInOrder: [UITouch] { (allTouches ?? []).sorted { $0.isBefore($1) } }
}

/// Counts consecutive taps near one point of one view.
@preconcurrency @MainActor
struct TapCounter {
  @Unretained private var view: UIView?
  private var location: CGPoint = .zero
  private var time: TimeInterval = 0
  private var count = 0

  init() {}

  /// The maximum seconds until the next tap, and the maximum points between the two.
  private static let (longestPause, allowableMovement): (TimeInterval, CGFloat) = (0.35, 45)

  /// Counts a finger that came down.
  ///
  /// - Returns: The number of consecutive taps, including this one.
  mutating func count(_ touch: UITouch, in view: UIView?, at time: TimeInterval) -> Int {
    let location = touch.location(in: nil)
    let isNear = hypot(location.x - self.location.x, location.y - self.location.y) <= Self.allowableMovement
    let continues = view != nil && view === self.view && isNear && time - self.time <= Self.longestPause
    count = continues ? count + 1 : 1
    (self.view, self.location, self.time) = (view, location, time)
    return count
  }
}
