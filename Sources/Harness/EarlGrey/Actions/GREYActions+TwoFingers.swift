import HeadlessUIKit

/// The direction of the two fingers of a pinch.
public enum GREYPinchDirection: String, Hashable, Sendable {
  /// The fingers move apart.
  case outward
  /// The fingers move together.
  case inward
}

/// EarlGrey's default angle of a pinch: 30 degrees, in radians.
public let kGREYPinchAngleDefault: Double = .pi / 6

/// EarlGrey's default angle of a twist: 30 degrees, in radians.
public let kGREYTwistAngleDefault: Double = .pi / 6

/// Moves two fingers apart or together within 0.1 seconds.
///
/// - Parameters:
///   - direction: Whether the fingers move apart or together.
///   - angle: The angle between the fingers' line and the horizontal, in radians; it must be finite.
@MainActor
public func grey_pinchFastInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction
{
  pinch(direction, angle, Swipe.fast)
}

/// Moves two fingers apart or together within a second.
///
/// - Parameters:
///   - direction: Whether the fingers move apart or together.
///   - angle: The angle between the fingers' line and the horizontal, in radians; it must be finite.
@MainActor
public func grey_pinchSlowInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction
{
  pinch(direction, angle, Swipe.slow)
}

/// Turns two fingers around the element's center within 0.1 seconds.
///
/// - Parameter angle: The angle in radians, clockwise if positive; it must be finite.
@MainActor
public func grey_twistFastWithAngle(_ angle: Double) -> GREYAction { twist(angle, Swipe.fast) }

/// Turns two fingers around the element's center within a second.
///
/// - Parameter angle: The angle in radians, clockwise if positive; it must be finite.
@MainActor
public func grey_twistSlowWithAngle(_ angle: Double) -> GREYAction { twist(angle, Swipe.slow) }

@MainActor
private func pinch(_ direction: GREYPinchDirection, _ angle: Double, _ duration: Double) -> GREYAction {
  ActionArguments.requireAngle(angle)
  let name = twoFingerName("Pinch \(direction.rawValue.capitalized)", duration, angle)
  return GREYAction(name, constraints: ActionConstraints.touchable) { element throws(GREYActionFailed) in
    let circle = try FingerCircle(on: element, "pinch", domain: .pinch)
    TouchPath.pinch(
      around: circle.center, radius: circle.radius, angle: angle, outward: direction == .outward,
      duration: duration
    ).play(in: circle.window)
  }
}

@MainActor
private func twist(_ angle: Double, _ duration: Double) -> GREYAction {
  ActionArguments.requireAngle(angle)
  let name = twoFingerName("Twist", duration, angle)
  return GREYAction(name, constraints: ActionConstraints.interactable) { element throws(GREYActionFailed) in
    let circle = try FingerCircle(on: element, "twist", domain: .twist)
    TouchPath.twist(around: circle.center, radius: circle.radius, angle: angle, duration: duration)
      .play(in: circle.window)
  }
}

private func twoFingerName(_ gesture: String, _ duration: Double, _ angle: Double) -> String {
  let degrees = GREYNumber.sixDecimals(angle * 180 / .pi)
  return "\(gesture) for duration \(GREYNumber.short(duration)) and angle \(degrees) degree"
}

/// The circle on which two fingers move, on the part of an element that is in the window.
@MainActor
private struct FingerCircle {
  let window: UIWindow
  let center: CGPoint
  let radius: CGFloat

  /// The radius as a share of half the shorter side.
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
    center = CGPoint(x: frame.midX, y: frame.midY)
    radius = min(frame.width, frame.height) / 2 * Self.reach
  }
}
