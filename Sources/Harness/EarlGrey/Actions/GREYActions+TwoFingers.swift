import HeadlessUIKit

/// Which way two fingers go that pinch.
public enum GREYPinchDirection: String, Hashable, Sendable {
  case outward, inward
}

/// The angle of a pinch unless a test wants another: 30 degrees, in radians.
public let kGREYPinchAngleDefault: Double = .pi / 6

/// The angle of a twist unless a test wants another: 30 degrees, in radians.
public let kGREYTwistAngleDefault: Double = .pi / 6

/// Moves two fingers apart or together within 0.1 seconds.
///
/// - Parameter angle: Radians between the fingers' line and the horizontal.
@MainActor
public func grey_pinchFastInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction
{
  pinch(direction, angle, Swipe.fast)
}

/// Moves two fingers apart or together within a second.
@MainActor
public func grey_pinchSlowInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction
{
  pinch(direction, angle, Swipe.slow)
}

/// Turns two fingers about the element's middle within 0.1 seconds.
///
/// - Parameter angle: Radians, clockwise where positive.
@MainActor
public func grey_twistFastWithAngle(_ angle: Double) -> GREYAction { twist(angle, Swipe.fast) }

/// Turns two fingers about the element's middle within a second.
@MainActor
public func grey_twistSlowWithAngle(_ angle: Double) -> GREYAction { twist(angle, Swipe.slow) }

@MainActor
private func pinch(_ direction: GREYPinchDirection, _ angle: Double, _ duration: Double) -> GREYAction {
  let name = twoFingerName("Pinch \(direction.rawValue.capitalized)", duration, angle)
  return GREYAction(name, constraints: ActionConstraints.touchable) { element throws(GREYActionFailed) in
    let place = try TwoFingerPlace(on: element, "pinch", domain: .pinch)
    TouchPath.pinch(
      around: place.middle, radius: place.radius, angle: angle, outward: direction == .outward,
      duration: duration
    ).play(in: place.window)
  }
}

@MainActor
private func twist(_ angle: Double, _ duration: Double) -> GREYAction {
  let name = twoFingerName("Twist", duration, angle)
  return GREYAction(name, constraints: ActionConstraints.interactable) { element throws(GREYActionFailed) in
    let place = try TwoFingerPlace(on: element, "twist", domain: .twist)
    TouchPath.twist(around: place.middle, radius: place.radius, angle: angle, duration: duration)
      .play(in: place.window)
  }
}

private func twoFingerName(_ gesture: String, _ duration: Double, _ angle: Double) -> String {
  let degrees = GREYNumber.sixDecimals(angle * 180 / .pi)
  return "\(gesture) for duration \(GREYNumber.short(duration)) and angle \(degrees) degree"
}

/// The circle in which two fingers go on an element: the part of it that lies in the window counts.
@MainActor
private struct TwoFingerPlace {
  let window: UIWindow
  let middle: CGPoint
  let radius: CGFloat

  /// The share of half of the smaller side that the fingers reach.
  private static let reach: CGFloat = 0.8

  init(on element: GREYElement, _ gesture: String, domain: GREYErrorDomain) throws(GREYActionFailed) {
    guard let window = element.window else {
      throw GREYActionFailed("Cannot \(gesture) an element that is in no window.", domain: domain, code: 0)
    }
    let frame = element.frameInWindow.intersection(window.bounds)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else {
      throw GREYActionFailed(
        "Cannot \(gesture) an element that is outside of the window: \(element.frameInWindow.earlGreyText)",
        domain: domain, code: 0)
    }
    self.window = window
    middle = CGPoint(x: frame.midX, y: frame.midY)
    radius = min(frame.width, frame.height) / 2 * Self.reach
  }
}
