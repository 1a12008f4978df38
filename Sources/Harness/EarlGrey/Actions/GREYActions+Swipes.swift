import HeadlessUIKit

/// Swipes from the middle of the element to the edge of the screen within 0.1 seconds.
///
/// - Parameter direction: The direction of the finger; the content of a scroll view moves along
///   with it.
@MainActor
public func grey_swipeFastInDirection(_ direction: GREYDirection) -> GREYAction {
  Swipe(direction: direction, duration: Swipe.fast).action()
}

/// Swipes from the middle of the element to the edge of the screen within a second.
///
/// - Parameter direction: The direction of the finger; the content of a scroll view moves along
///   with it.
@MainActor
public func grey_swipeSlowInDirection(_ direction: GREYDirection) -> GREYAction {
  Swipe(direction: direction, duration: Swipe.slow).action()
}

/// Swipes from a point of the element to the edge of the screen within 0.1 seconds.
///
/// - Parameters:
///   - direction: The direction of the finger.
///   - x: The start point as a share of the element's width, between 0 and 1, exclusive; other values
///     raise an exception.
///   - y: The start point as a share of the element's height, between 0 and 1, exclusive.
@MainActor
public func grey_swipeFastInDirectionWithStartPoint(
  _ direction: GREYDirection, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  Swipe(direction: direction, duration: Swipe.fast, start: CGPoint(x: x, y: y)).action()
}

/// Swipes from a point of the element to the edge of the screen within a second.
///
/// - Parameters:
///   - direction: The direction of the finger.
///   - x: The start point as a share of the element's width, between 0 and 1, exclusive; other values
///     raise an exception.
///   - y: The start point as a share of the element's height, between 0 and 1, exclusive.
@MainActor
public func grey_swipeSlowInDirectionWithStartPoint(
  _ direction: GREYDirection, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  Swipe(direction: direction, duration: Swipe.slow, start: CGPoint(x: x, y: y)).action()
}

/// Swipes within 0.1 seconds with several fingers, 10 points apart.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
@MainActor
public func grey_multiFingerSwipeFastInDirection(
  _ direction: GREYDirection, _ numberOfFingers: UInt
) -> GREYAction {
  multiFingerSwipe(direction, Swipe.fast, numberOfFingers)
}

/// Swipes within a second with several fingers, 10 points apart.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
@MainActor
public func grey_multiFingerSwipeSlowInDirection(
  _ direction: GREYDirection, _ numberOfFingers: UInt
) -> GREYAction {
  multiFingerSwipe(direction, Swipe.slow, numberOfFingers)
}

/// Swipes within 0.1 seconds with several fingers, 10 points apart, from a point.
///
/// As in EarlGrey, the shares are those of the coordinates at which the element's frame ends, not of its
/// size.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
///   - x: The first finger's start as a share of the frame's right edge, between 0 and 1, exclusive; other
///     values raise an exception.
///   - y: The first finger's start as a share of the frame's lower edge, between 0 and 1, exclusive.
@MainActor
public func grey_multiFingerSwipeFastInDirectionWithStartPoint(
  _ direction: GREYDirection, _ numberOfFingers: UInt, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  multiFingerSwipe(direction, Swipe.fast, numberOfFingers, start: CGPoint(x: x, y: y))
}

/// Swipes within a second with several fingers, 10 points apart, from a point.
///
/// As in EarlGrey, the shares are those of the coordinates at which the element's frame ends, not of its
/// size.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
///   - x: The first finger's start as a share of the frame's right edge, between 0 and 1, exclusive; other
///     values raise an exception.
///   - y: The first finger's start as a share of the frame's lower edge, between 0 and 1, exclusive.
@MainActor
public func grey_multiFingerSwipeSlowInDirectionWithStartPoint(
  _ direction: GREYDirection, _ numberOfFingers: UInt, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  multiFingerSwipe(direction, Swipe.slow, numberOfFingers, start: CGPoint(x: x, y: y))
}

@MainActor
private func multiFingerSwipe(
  _ direction: GREYDirection, _ duration: Double, _ fingers: UInt, start: CGPoint = CGPoint(x: 0.5, y: 0.5)
) -> GREYAction {
  ActionArguments.require(
    fingers != 1, "One finger swipes with grey_swipeFastInDirection and grey_swipeSlowInDirection.")
  ActionArguments.require(
    fingers == 1 || (2...4).contains(fingers), "A swipe takes 2 to 4 fingers, not \(fingers).")
  // A test may handle the exceptions above, so the number must be made valid.
  return Swipe(
    direction: direction, duration: duration, fingers: Int(min(max(1, fingers), 4)), start: start
  ).action()
}

/// A swipe to the edge of the screen, with one finger or several side by side.
struct Swipe {
  let direction: GREYDirection
  /// The seconds from touching the screen to leaving it.
  let duration: Double
  var fingers: Int = 1
  /// The start, as shares of the element's frame.
  var start: CGPoint = CGPoint(x: 0.5, y: 0.5)

  /// The seconds of a fast gesture in EarlGrey.
  static let fast: Double = 0.1
  /// The seconds of a slow gesture in EarlGrey.
  static let slow: Double = 1

  @MainActor
  func action() -> GREYAction {
    ActionArguments.requireStart(start.x, start.y)
    let name = "Swipe \(direction.title) for duration \(GREYNumber.short(duration))"
    return GREYAction(name, constraints: ActionConstraints.interactable) { element throws(GREYActionFailed) in
      try play(on: element)
    }
  }

  @MainActor
  private func play(on element: GREYElement) throws(GREYActionFailed) {
    let window = try element.touchedWindow()
    let first = fingers == 1 ? start(in: element.frameInWindow) : groupStart(in: element.frameInWindow)
    let starts = (0..<fingers).map { first.moved(direction.aside, by: CGFloat($0) * Self.fingerGap) }
    TouchPath.swipe(
      // The first of several fingers may begin beyond the edge.
      from: starts, direction, length: max(0, direction.distance(from: first, toEdgeOf: window.bounds)),
      duration: duration
    ).play(in: window)
  }

  private static let fingerGap: CGFloat = 10

  private func start(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * start.x, y: frame.minY + frame.height * start.y)
  }

  /// Returns the start of the first of several fingers, at EarlGrey's shares of the frame's far corner.
  private func groupStart(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.maxX * start.x, y: frame.maxY * start.y)
  }
}

extension GREYDirection {
  /// The direction in which the fingers of such a swipe are side by side.
  fileprivate var aside: GREYDirection { unit.x == 0 ? .right : .down }
}
