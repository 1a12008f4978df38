import Foundation

/// Recognizes fingers that move quickly in one direction: 50 points within half a second.
///
///     let swipe = UISwipeGestureRecognizer()
///     swipe.direction = [.left, .right]
///     swipe.addAction { _ in label.text = "Swiped sideways" }
///     view.addGestureRecognizer(swipe)
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The recognized directions; to the right by default.
  open var direction: Direction = .right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired: Int = 1
  private var start: CGPoint?

  /// A set of directions; the raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Creates directions from UIKit's bits.
    ///
    /// - Parameter rawValue: One bit for each direction.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The minimum distance along the direction, and the maximum distance across it, in points.
  private static let (length, aside): (CGFloat, CGFloat) = (50, 50)
  private static let longestDuration: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    // The time starts with the first finger.
    if wait == nil { wait(for: Self.longestDuration) { [unowned self] in state = .failed } }
    if self.touches.count == numberOfTouchesRequired { start = lastLocation }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let moved = CGPoint(x: lastLocation.x - start.x, y: lastLocation.y - start.y)
    let paths = Self.progress(of: moved).filter { direction.contains($0.direction) }
    if paths.contains(where: { $0.along >= Self.length && $0.aside <= Self.aside }) {
      stopWaiting()
      state = .recognized
    } else if !paths.contains(where: { $0.along > -UIPanGestureRecognizer.slop && $0.aside <= Self.aside }) {
      // Within the slop a finger may move back; farther back or across, it is not a swipe.
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
  }

  /// Returns the distances of a movement along and across each direction.
  private static func progress(
    of moved: CGPoint
  ) -> [(direction: Direction, along: CGFloat, aside: CGFloat)] {
    [
      (.right, moved.x, abs(moved.y)), (.left, -moved.x, abs(moved.y)),
      (.up, -moved.y, abs(moved.x)), (.down, moved.y, abs(moved.x)),
    ]
  }
}
