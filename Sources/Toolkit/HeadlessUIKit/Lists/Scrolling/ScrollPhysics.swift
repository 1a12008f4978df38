import Foundation

/// How one coordinate of the content's offset moves after the finger has left, until it stops.
///
/// It glides toward a target and slows down. If the target is beyond an edge, a spring takes over
/// at the edge and pulls the content back.
///
///     let target = ScrollCurve.target(from: 0, velocity: 1000, rate: 0.998)  // 499 points
///     let curve = ScrollCurve(glidingFrom: 0, to: target, within: 0...600, bounces: true, rate: 0.998)
///     curve.destination  // 499; with a range of 0...400, it would be 400, after a bounce.
struct ScrollCurve {
  private var glide: (start: CGFloat, target: CGFloat)?
  private var springStart: TimeInterval = 0
  private var spring: (distance: CGFloat, velocity: CGFloat)?
  /// The final coordinate.
  let destination: CGFloat
  /// The fraction of the velocity left after a millisecond.
  private let rate: CGFloat

  /// The strength of the spring: critically damped with a stiffness of 100.
  private static let frequency: CGFloat = 10
  /// A distance in points below which the coordinate counts as arrived.
  private static let tolerance: CGFloat = 0.5

  /// A coordinate that does not move.
  init(at position: CGFloat) {
    (destination, rate) = (position, 0.5)
  }

  /// A coordinate that springs back to an edge.
  ///
  /// - Parameters:
  ///   - position: The coordinate now, in points.
  ///   - velocity: In points per second.
  ///   - edge: The coordinate at which it stops.
  init(springingFrom position: CGFloat, velocity: CGFloat, to edge: CGFloat) {
    (destination, rate) = (edge, 0.5)
    spring = (position - edge, velocity)
  }

  /// A coordinate that glides to a target, or to the nearest edge if the target is beyond it.
  ///
  /// - Parameters:
  ///   - start: The coordinate now, in points.
  ///   - target: Where it would stop without edges.
  ///   - range: From one edge to the other.
  ///   - bounces: Whether it goes beyond an edge first, if it does not start there.
  ///   - rate: The fraction of the velocity left after a millisecond, from 0 to 1.
  init(
    glidingFrom start: CGFloat, to target: CGFloat, within range: ClosedRange<CGFloat>, bounces: Bool,
    rate: CGFloat
  ) {
    self.rate = rate
    let edge = min(max(target, range.lowerBound), range.upperBound)
    destination = edge
    let goesBeyond = edge != target && bounces && start != edge
    glide = (start, goesBeyond ? target : edge)
    guard goesBeyond else { return }
    // The glide decays exponentially: it reaches the edge at this time and with this velocity, with
    // which the spring continues.
    let decay = -log(rate) * 1000
    springStart = log((target - start) / (target - edge)) / decay
    spring = (0, (target - edge) * decay)
  }

  /// Returns where a glide at a velocity in points per second ends; `rate` is the fraction of it
  /// left after a millisecond.
  static func target(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    start + velocity / 1000 * rate / (1 - rate)
  }

  /// Returns the coordinate `time` seconds after the finger has left.
  func position(at time: TimeInterval) -> CGFloat {
    if let glide, spring == nil || time < springStart {
      return glide.target + (glide.start - glide.target) * pow(rate, 1000 * time)
    }
    // The closed form of a critically damped spring, from the moment at which it took over.
    guard let spring else { return destination }
    let (time, frequency) = (time - springStart, Self.frequency)
    return destination
      + (spring.distance + (spring.velocity + frequency * spring.distance) * time) * exp(-frequency * time)
  }

  /// Returns whether the coordinate has reached its destination for good.
  func isAtRest(at time: TimeInterval) -> Bool {
    if glide != nil, spring != nil, time < springStart { return false }
    if let spring {
      let passed = time - springStart
      // A spring that starts at the edge is near its destination at first, too; it turns back after
      // one time constant.
      let isReturning = passed * Self.frequency > 1 || spring.velocity == 0
      return isReturning && abs(position(at: time) - destination) < Self.tolerance
    }
    return abs(position(at: time) - destination) < Self.tolerance
  }
}

/// One dimension of a scroll view: its length, and how far the content can scroll.
struct ScrollAxis {
  /// The offsets at which the content ends at both edges.
  var range: ClosedRange<CGFloat>
  /// The length of the frame.
  var frame: CGFloat
  /// Whether a finger moves the content at all.
  var isScrollable: Bool
  var bounces: Bool

  /// Returns the offset of content dragged to `offset`: beyond an edge it follows less and less, or
  /// not at all without bounces.
  ///
  /// With a range from 0 and a frame of 500 points, a drag to -100 moves the content to about -50.
  func resisted(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    guard bounces else { return edge }
    return offset < edge ? edge - stretch(edge - offset) : edge + stretch(offset - edge)
  }

  /// The inverse of ``resisted(_:)``: returns where a finger must drag content for it to be at
  /// `offset`.
  func unresisted(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    return offset < edge ? edge - unstretch(edge - offset) : edge + unstretch(offset - edge)
  }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

  /// UIKit's resistance; content never goes beyond an edge by more than the frame's length.
  private static let resistance: CGFloat = 0.55

  private func stretch(_ distance: CGFloat) -> CGFloat {
    guard frame > 0 else { return 0 }
    return (1 - 1 / (distance * Self.resistance / frame + 1)) * frame
  }

  private func unstretch(_ distance: CGFloat) -> CGFloat {
    guard frame > distance else { return distance }
    return (1 / (1 - distance / frame) - 1) * frame / Self.resistance
  }
}
