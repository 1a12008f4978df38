import Foundation

/// Content that moves on by itself.
struct ScrollDeceleration {
  let start: TimeInterval
  let horizontal: ScrollCurve
  let vertical: ScrollCurve

  var destination: CGPoint { CGPoint(x: horizontal.destination, y: vertical.destination) }

  /// Whether there is anything to wait for.
  var isMoving: Bool { !horizontal.isAtRest(at: 0) || !vertical.isAtRest(at: 0) }
}

extension UIScrollView {
  /// The share of its velocity that content keeps for a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Moves on until at rest, 60 times a second.
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

  /// Springs back from beyond the edges, where a finger stopped the content and left it; content that is on its way to a
  /// place beyond them goes back, too.
  func returnToContent() {
    guard drag == nil, animation == nil else { return }
    let (axes, offset) = (scrollAxes, contentOffset)
    let goal = deceleration?.destination ?? offset
    let place = CGPoint(x: axes.horizontal.clamped(goal.x), y: axes.vertical.clamped(goal.y))
    guard place != goal else { return }
    let motion = ScrollDeceleration(
      start: UIApplication.shared.runLoop.now,
      horizontal: ScrollCurve(springingFrom: offset.x, velocity: 0, to: place.x),
      vertical: ScrollCurve(springingFrom: offset.y, velocity: 0, to: place.y))
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
    curve.isAtRest(at: time) ? curve.destination : UIScreen.main.pixelGrid.round(curve.position(at: time))
  }

  private func endDecelerating() {
    step.map(UIApplication.shared.runLoop.cancel)
    (step, deceleration) = (nil, nil)
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
