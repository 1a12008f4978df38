import Foundation

/// Recognizes fingers that are dragged.
///
/// The gesture begins when the fingers have moved 10 points, which do not count in the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers that the gesture takes at least; 1 by default.
  open var minimumNumberOfTouches: Int = 1
  /// The number of fingers that the gesture takes at most; unlimited by default. Further fingers
  /// make it fail, or are ignored after it began.
  open var maximumNumberOfTouches: Int = .max
  private var start: CGPoint = .zero
  private var position: CGPoint = .zero
  private var countedFingers = 0
  private var samples: [Sample] = []

  /// The position of the fingers at a time.
  private struct Sample {
    var time: TimeInterval
    var position: CGPoint
  }

  /// The distance in points that fingers move before the gesture begins.
  static let slop: CGFloat = 10
  /// The seconds before the last movement that count for the velocity.
  private static let velocityPeriod: TimeInterval = 0.1

  /// Returns the distance that the fingers were dragged, in the points of a view, or else of the
  /// window.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: position.x - start.x, y: position.y - start.y).turned(into: view)
  }

  /// Makes the present position count as a translation.
  ///
  /// The velocity stays. Apple's reference says that it is reset, but apps that set the translation to zero at each
  /// change read a velocity when the fingers lift.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = translation.turned(outOf: view)
    start = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
  }

  /// Returns the velocity of the fingers in points per second, over the last 0.1 s; the points are
  /// those of a view, or else of the window.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(
      x: (last.position.x - first.position.x) / time, y: (last.position.y - first.position.y) / time
    ).turned(into: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      return isUnderWay ? touches.forEach { ignore($0, for: event) } : (state = .failed)
    }
    countFingers(self.touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    position = lastLocation
    addSample()
    if isUnderWay { return state = .changed }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let (moved, translation) = (slopDistance(translation(in: nil)), translation(in: nil))
    guard moved >= Self.slop else { return }
    leaveOutSlop(of: translation)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The pan goes on with the fingers that stay, if there are enough of them.
    let staying = self.touches.filter(\.isDown)
    if isUnderWay, staying.count >= minimumNumberOfTouches { return countFingers(staying) }
    if !isUnderWay, !staying.isEmpty { return countFingers(staying) }
    addSample()
    state = isUnderWay ? .ended : .failed
  }

  open override func reset() {
    (start, position, countedFingers, samples) = (.zero, .zero, 0, [])
  }

  /// Returns the part of a movement that counts for the beginning of the gesture.
  func slopDistance(_ translation: CGPoint) -> CGFloat { translation.distance(to: .zero) }

  /// Moves the start by the slop, so that dragged content does not jump when the gesture begins.
  private func leaveOutSlop(of translation: CGPoint) {
    let share = min(1, Self.slop / translation.distance(to: .zero))
    start.x += translation.x * share
    start.y += translation.y * share
  }

  /// Continues from the present middle of the fingers, whose number has changed, without a jump of
  /// the translation.
  private func countFingers(_ fingers: [UITouch]) {
    let (translation, middle) = (translation(in: nil), fingers.middle)
    let isFirst = countedFingers == 0
    countedFingers = fingers.count
    position = middle
    start = isFirst ? middle : CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
    samples = []
    addSample()
  }

  private func addSample() {
    let now = UIApplication.shared.runLoop.now
    samples.append(Sample(time: now, position: position))
    // The tolerance keeps a sample whose time differs from the limit by rounding alone.
    samples.removeAll { $0.time < now - Self.velocityPeriod - 1e-9 }
  }
}

/// Recognizes a finger that is dragged in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from; none by default.
  open var edges: UIRectEdge = []

  /// The distance from an edge in points within which a finger comes from there.
  private static let reach: CGFloat = 24

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // When the gesture is in progress, further fingers may come down anywhere.
    if !isUnderWay, !touches.contains(where: comesFromEdge) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Returns the movement away from the edges; movement along them does not count.
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
    let (position, bounds) = (touch.location(in: nil), window.bounds)
    return (edges.contains(.left) && position.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && position.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && position.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && position.y >= bounds.maxY - Self.reach)
  }
}

/// Distances, which transforms scale and turn, but do not move.
@MainActor
extension CGPoint {
  /// Returns a distance in the window as the view measures it.
  fileprivate func turned(into view: UIView?) -> CGPoint {
    guard let view, view.isTransformed else { return self }
    let (end, start) = (view.convert(self, from: nil), view.convert(CGPoint.zero, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Returns a distance in a view as the window measures it.
  fileprivate func turned(outOf view: UIView?) -> CGPoint {
    guard let view, view.isTransformed else { return self }
    let (end, start) = (view.convert(self, to: nil), view.convert(CGPoint.zero, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension UIView {
  /// Whether the view, or one around it, has a transform; others keep distances to the last digit.
  fileprivate var isTransformed: Bool {
    sequence(first: self, next: \.superview).contains { !$0.transform.isIdentity }
  }
}
