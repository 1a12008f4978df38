import Foundation

/// Content that keeps moving by itself.
struct ScrollDeceleration {
  let start: TimeInterval
  let horizontal: ScrollCurve
  let vertical: ScrollCurve

  var destination: CGPoint { CGPoint(x: horizontal.destination, y: vertical.destination) }

  /// Whether either coordinate moves at all.
  var isMoving: Bool { !horizontal.isAtRest(at: 0) || !vertical.isAtRest(at: 0) }
}

extension UIScrollView {
  /// The fraction of its velocity that content keeps after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, from 0 to 1.
    public let rawValue: CGFloat

    /// Creates a rate.
    ///
    /// - Parameter rawValue: The fraction of the velocity that is left after a millisecond, from 0
    ///   to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content stops sooner, as pages do: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Moves the content 60 times a second until it stops.
  func beginDecelerating(_ motion: ScrollDeceleration) {
    deceleration = motion
    delegate?.scrollViewWillBeginDecelerating(self)
    scheduleStep()
  }

  /// Stops the content where it is.
  func stopDecelerating() {
    guard deceleration != nil else { return }
    endDecelerating()
  }

  /// Springs back from beyond the edges if a finger stopped the content there, or if it is moving
  /// there.
  func returnToContent() {
    guard drag == nil, animation == nil else { return }
    let (axes, offset) = (scrollAxes, contentOffset)
    let goal = deceleration?.destination ?? offset
    let target = CGPoint(x: axes.horizontal.clamped(goal.x), y: axes.vertical.clamped(goal.y))
    guard target != goal else { return }
    let motion = ScrollDeceleration(
      start: UIApplication.shared.runLoop.now,
      horizontal: ScrollCurve(springingFrom: offset.x, velocity: 0, to: target.x),
      vertical: ScrollCurve(springingFrom: offset.y, velocity: 0, to: target.y))
    // The delegate already got the beginning of this movement.
    if isDecelerating { deceleration = motion } else { beginDecelerating(motion) }
  }

  private func scheduleStep() {
    step = UIApplication.shared.runLoop.schedule(
      after: 1 / 60, name: "deceleration of \(layoutName)", kind: .scrolling
    ) {
      [weak self] in self?.takeStep()
    }
  }

  private func takeStep() {
    guard let deceleration else { return }
    let time = UIApplication.shared.runLoop.now - deceleration.start
    let (horizontal, vertical) = (deceleration.horizontal, deceleration.vertical)
    contentOffset = CGPoint(x: coordinate(of: horizontal, at: time), y: coordinate(of: vertical, at: time))
    if horizontal.isAtRest(at: time), vertical.isAtRest(at: time) {
      endDecelerating()
    } else {
      scheduleStep()
    }
  }

  private func coordinate(of curve: ScrollCurve, at time: TimeInterval) -> CGFloat {
    // Whole pixels on the way, as in UIKit; the destination is exact.
    curve.isAtRest(at: time) ? curve.destination : UIScreen.main.pixelGrid.round(curve.position(at: time))
  }

  private func endDecelerating() {
    step.map(UIApplication.shared.runLoop.cancel)
    (step, deceleration) = (nil, nil)
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
