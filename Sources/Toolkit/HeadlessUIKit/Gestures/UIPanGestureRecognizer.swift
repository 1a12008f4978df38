import Foundation

/// Looks for fingers that are dragged.
///
/// The gesture begins once the fingers have moved 10 points; these do not count in the translation.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches: Int = 1
  public var maximumNumberOfTouches: Int = .max
  private var start: CGPoint = .zero
  private var place: CGPoint = .zero
  private var countedFingers = 0
  private var samples: [Sample] = []

  /// Where the fingers were at a time.
  private struct Sample {
    var time: TimeInterval
    var place: CGPoint
  }

  /// How far fingers move before it is a pan.
  static let slop: CGFloat = 10
  /// How far back movement counts for the velocity.
  private static let velocityPeriod: TimeInterval = 0.1

  /// How far the fingers were dragged.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  /// Counts the dragging from another distance on, and forgets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    samples = samples.suffix(1)
  }

  /// Points per second at which the fingers moved of late.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      return isUnderWay ? touches.forEach { ignore($0, for: event) } : (state = .failed)
    }
    countFingers(self.touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    place = lastLocation
    addSample()
    if isUnderWay { return state = .changed }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let (moved, translation) = (slopDistance(translation(in: nil)), translation(in: nil))
    guard moved >= Self.slop else { return }
    leaveOutSlop(of: translation)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let staying = self.touches.filter(\.isDown)
    if isUnderWay, staying.count >= minimumNumberOfTouches { return countFingers(staying) }
    if !isUnderWay, !staying.isEmpty { return countFingers(staying) }
    addSample()
    state = isUnderWay ? .ended : .failed
  }

  open override func reset() {
    (start, place, countedFingers, samples) = (.zero, .zero, 0, [])
  }

  /// The part of a movement that makes it a pan.
  func slopDistance(_ translation: CGPoint) -> CGFloat { translation.distance(to: .zero) }

  /// Moves the start by the slop, so that what is dragged does not jump.
  private func leaveOutSlop(of translation: CGPoint) {
    let share = min(1, Self.slop / translation.distance(to: .zero))
    start.x += translation.x * share
    start.y += translation.y * share
  }

  /// Goes on from where the fingers are now that their number is another.
  private func countFingers(_ fingers: [UITouch]) {
    let (translation, middle) = (translation(in: nil), fingers.middle)
    let isFirst = countedFingers == 0
    countedFingers = fingers.count
    place = middle
    start = isFirst ? middle : CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
    samples = []
    addSample()
  }

  private func addSample() {
    let now = UIApplication.shared.runLoop.now
    samples.append(Sample(time: now, place: place))
    samples.removeAll { $0.time < now - Self.velocityPeriod - 1e-9 }
  }
}

/// Looks for a finger that is dragged in from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from; none by default.
  public var edges: UIRectEdge = []

  /// How near to an edge a finger comes down that is dragged in from there.
  private static let reach: CGFloat = 24

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isUnderWay, !touches.contains(where: comesFromEdge) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Only movement away from the edge counts.
  override func slopDistance(_ translation: CGPoint) -> CGFloat {
    var distance: CGFloat = 0
    if edges.contains(.left) { distance = max(distance, translation.x) }
    if edges.contains(.right) { distance = max(distance, -translation.x) }
    if edges.contains(.top) { distance = max(distance, translation.y) }
    if edges.contains(.bottom) { distance = max(distance, -translation.y) }
    return distance
  }

  private func comesFromEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (place, bounds) = (touch.location(in: nil), window.bounds)
    return (edges.contains(.left) && place.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && place.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && place.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach)
  }
}
