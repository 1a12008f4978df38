import Foundation

/// Recognizes fingers that are dragged.
///
/// The gesture begins when the fingers have moved 10 points, which the translation does not
/// include.
///
///     let pan = UIPanGestureRecognizer()
///     pan.addAction { [unowned pan] _ in
///       icon.frame.origin.x += pan.translation(in: view).x
///       pan.setTranslation(.zero, in: view)  // The next change counts from here.
///     }
///     view.addGestureRecognizer(pan)
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches: Int = 1
  /// The maximum number of fingers; unlimited by default. More fingers make the gesture fail; after
  /// it has begun they are ignored.
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
  /// The period in seconds, before the last movement, over which the velocity is measured.
  private static let velocityPeriod: TimeInterval = 0.1

  /// Returns the distance of the drag, without the 10 points before it began.
  ///
  /// - Parameter view: The view in whose coordinates it is, in points; `nil` for the window.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: position.x - start.x, y: position.y - start.y).turned(into: view)
  }

  /// Sets the translation at the current position.
  ///
  /// The velocity is unchanged. Apple's reference says that it is reset, but apps that set the
  /// translation to zero on each change read a velocity when the fingers lift.
  ///
  /// - Parameters:
  ///   - translation: The translation in points, usually zero.
  ///   - view: The view in whose coordinates it is; `nil` for the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = translation.turned(outOf: view)
    start = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
  }

  /// Returns the velocity over the last 0.1 seconds, in points per second; zero if the fingers did
  /// not move in that time.
  ///
  /// - Parameter view: The view in whose coordinates it is; `nil` for the window.
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
    // The pan continues if enough fingers stay.
    let staying = self.touches.filter(\.isDown)
    if isUnderWay, staying.count >= minimumNumberOfTouches { return countFingers(staying) }
    if !isUnderWay, !staying.isEmpty { return countFingers(staying) }
    addSample()
    state = isUnderWay ? .ended : .failed
  }

  open override func reset() {
    (start, position, countedFingers, samples) = (.zero, .zero, 0, [])
  }

  /// Returns the length of a movement that counts toward the beginning of the gesture.
  func slopDistance(_ translation: CGPoint) -> CGFloat { translation.distance(to: .zero) }

  /// Moves the start by the slop, so that content does not jump when the gesture begins.
  private func leaveOutSlop(of translation: CGPoint) {
    let share = min(1, Self.slop / translation.distance(to: .zero))
    start.x += translation.x * share
    start.y += translation.y * share
  }

  /// Continues from the center of a changed number of fingers, without a jump of the translation.
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
    // The tolerance keeps a sample that is beyond the limit only by rounding.
    samples.removeAll { $0.time < now - Self.velocityPeriod - 1e-9 }
  }
}

/// Recognizes a finger that is dragged in from an edge of the screen.
///
///     let back = UIScreenEdgePanGestureRecognizer()
///     back.edges = .left
///     back.addAction { back in
///       if back.state == .ended { navigationController.popViewController(animated: true) }
///     }
///     view.addGestureRecognizer(back)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come; empty by default.
  open var edges: UIRectEdge = []

  /// The maximum distance from an edge, in points, at which a finger may come down.
  private static let reach: CGFloat = 24

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Once the gesture is in progress, more fingers may come down anywhere.
    if !isUnderWay, !touches.contains(where: comesFromEdge) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Returns the movement away from the edges, without movement along them.
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

/// Distances, which transforms scale and rotate but do not translate.
@MainActor
extension CGPoint {
  /// Converts a distance from the window's coordinates to a view's.
  fileprivate func turned(into view: UIView?) -> CGPoint {
    guard let view, view.isTransformed else { return self }
    let (end, start) = (view.convert(self, from: nil), view.convert(CGPoint.zero, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a distance from a view's coordinates to the window's.
  fileprivate func turned(outOf view: UIView?) -> CGPoint {
    guard let view, view.isTransformed else { return self }
    let (end, start) = (view.convert(self, to: nil), view.convert(CGPoint.zero, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension UIView {
  /// Whether the view or an ancestor has a transform; otherwise distances stay exact.
  fileprivate var isTransformed: Bool {
    sequence(first: self, next: \.superview).contains { !$0.transform.isIdentity }
  }
}
