import Foundation

/// One finger on the screen, from going down to going up.
@MainActor
public final class UITouch {
  public private(set) var phase: Phase = .began
  /// The view that the touch began in; it gets all of the touch's events.
  public internal(set) weak var view: UIView?
  public private(set) weak var window: UIWindow?
  /// How many times in a row a finger came down here, with this time.
  public internal(set) var tapCount: Int = 1
  private var location: CGPoint
  private let start: CGPoint
  /// Whether the finger was ever so far from where it came down that it is no tap, wherever it is now.
  private(set) var hasWandered: Bool = false
  /// Its place among all fingers that ever came down.
  private let sequence: Int
  private static var count = 0

  /// What a finger does at one moment.
  public enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Puts a finger down in a window.
  ///
  /// - Parameter location: The place in the window's coordinates.
  public init(in window: UIWindow, at location: CGPoint) {
    self.window = window
    self.location = location
    start = location
    Self.count += 1
    sequence = Self.count
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase == .began || phase == .moved }

  /// Whether the finger came down earlier than another.
  func isBefore(_ other: UITouch) -> Bool { sequence < other.sequence }

  /// The finger's place in a view's coordinates, or in the window's if there is no view.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return location }
    return view.convert(location, from: window)
  }

  /// Moves the finger, or lifts it.
  public func update(_ phase: Phase, at location: CGPoint) {
    self.phase = phase
    self.location = location
    if location.distance(to: start) >= UIPanGestureRecognizer.slop { hasWandered = true }
  }
}

extension UITouch: @MainActor Hashable {
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the fingers on the screen do at one moment.
@MainActor
public final class UIEvent {
  public let allTouches: Set<UITouch>?

  public init(touches: Set<UITouch>) {
    allTouches = touches
  }

  /// What happens to the device as a whole.
  public enum EventSubtype: String, Hashable, Sendable {
    case none
    case motionShake
  }

  /// The fingers in the order in which they came down.
  var touchesInOrder: [UITouch] { (allTouches ?? []).sorted { $0.isBefore($1) } }
}

/// Counts how many times in a row a finger comes down in one place of one view.
@MainActor
struct TapCounter {
  private weak var view: UIView?
  private var place: CGPoint = .zero
  private var time: TimeInterval = 0
  private var count = 0

  init() {}

  /// How long the next tap may take to come, and how far off it may be.
  private static let (longestPause, allowableMovement): (TimeInterval, CGFloat) = (0.35, 45)

  /// Takes note of a finger that came down.
  ///
  /// - Returns: How many there were in a row, with this one.
  mutating func count(_ touch: UITouch, in view: UIView?, at time: TimeInterval) -> Int {
    let place = touch.location(in: nil)
    let isNear = hypot(place.x - self.place.x, place.y - self.place.y) <= Self.allowableMovement
    let goesOn = view != nil && view === self.view && isNear && time - self.time <= Self.longestPause
    count = goesOn ? count + 1 : 1
    (self.view, self.place, self.time) = (view, place, time)
    return count
  }
}
