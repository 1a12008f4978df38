import Foundation

/// Looks for fingers that quickly go one way.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways that count.
  public var direction: Direction = .right
  public var numberOfTouchesRequired: Int = 1
  private var start: CGPoint?

  /// Ways to swipe; the values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far the fingers go along the direction at least, and aside at most.
  private static let (length, aside): (CGFloat, CGFloat) = (50, 50)
  private static let longestDuration: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    if wait == nil { wait(for: Self.longestDuration) { [unowned self] in state = .failed } }
    if self.touches.count == numberOfTouchesRequired { start = lastLocation }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let moved = CGPoint(x: lastLocation.x - start.x, y: lastLocation.y - start.y)
    let ways = Self.progress(of: moved).filter { direction.contains($0.direction) }
    if ways.contains(where: { $0.along >= Self.length && $0.aside <= Self.aside }) {
      stopWaiting()
      state = .recognized
    } else if !ways.contains(where: { $0.along > -UIPanGestureRecognizer.slop && $0.aside <= Self.aside }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
  }

  /// How far a movement goes each way, and aside from it.
  private static func progress(
    of moved: CGPoint
  ) -> [(direction: Direction, along: CGFloat, aside: CGFloat)] {
    [
      (.right, moved.x, abs(moved.y)), (.left, -moved.x, abs(moved.y)),
      (.up, -moved.y, abs(moved.x)), (.down, moved.y, abs(moved.x)),
    ]
  }
}
