import Foundation

/// How one coordinate of the content's offset comes to rest after the finger has left.
///
/// It glides towards a target with falling speed. If the target is beyond an edge, a spring takes
/// over at the edge and pulls the content back.
struct ScrollCurve {
  private var glide: (start: CGFloat, target: CGFloat)?
  private var springStart: TimeInterval = 0
  private var spring: (distance: CGFloat, velocity: CGFloat)?
  /// The coordinate at rest.
  let destination: CGFloat
  /// The share of the velocity that is left after a millisecond.
  private let rate: CGFloat

  /// The strength of the spring: critically damped with a stiffness of 100.
  private static let frequency: CGFloat = 10
  /// The distance in points that counts as no distance.
  private static let tolerance: CGFloat = 0.5

  /// A coordinate that does not move.
  init(at position: CGFloat) {
    (destination, rate) = (position, 0.5)
  }

  /// A coordinate that springs back to an edge; the velocity is in points per second.
  init(springingFrom position: CGFloat, velocity: CGFloat, to edge: CGFloat) {
    (destination, rate) = (edge, 0.5)
    spring = (position - edge, velocity)
  }

  /// A coordinate that glides to a target, or only to the nearest edge if the target is beyond
  /// that.
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
    // which the spring goes on.
    let decay = -log(rate) * 1000
    springStart = log((target - start) / (target - edge)) / decay
    spring = (0, (target - edge) * decay)
  }

  /// Where a velocity in points per second leads; `rate` is the share that is left of it after a
  /// millisecond.
  static func target(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    start + velocity / 1000 * rate / (1 - rate)
  }

  /// The coordinate some seconds after the finger has left.
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

  /// Whether the coordinate has reached its destination, and stays there.
  func isAtRest(at time: TimeInterval) -> Bool {
    if glide != nil, spring != nil, time < springStart { return false }
    if let spring {
      let passed = time - springStart
      // A spring that starts at the edge is near its destination at first, too: it turns after one
      // time constant.
      let isReturning = passed * Self.frequency > 1 || spring.velocity == 0
      return isReturning && abs(position(at: time) - destination) < Self.tolerance
    }
    return abs(position(at: time) - destination) < Self.tolerance
  }
}

/// One dimension of a scroll view: what is visible, and how far the content can go.
struct ScrollAxis {
  /// The offsets at which the content ends at both edges.
  var range: ClosedRange<CGFloat>
  /// The length of the frame.
  var frame: CGFloat
  /// Whether a finger moves the content at all.
  var isScrollable: Bool
  var bounces: Bool

  /// The offset of content that is dragged to `offset`: beyond the edges it follows less and less,
  /// or not at all.
  func resisted(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    guard bounces else { return edge }
    return offset < edge ? edge - stretch(edge - offset) : edge + stretch(offset - edge)
  }

  /// The inverse: how far a finger would have had to drag content for it to be at `offset`.
  func unresisted(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    return offset < edge ? edge - unstretch(edge - offset) : edge + unstretch(offset - edge)
  }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

  /// UIKit's resistance; the content never goes beyond an edge by more than the frame's length.
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
