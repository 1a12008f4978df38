import Foundation

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
