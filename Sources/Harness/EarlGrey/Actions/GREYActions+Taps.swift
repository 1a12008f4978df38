import HeadlessUIKit

/// Taps the element at its interaction point.
@MainActor
public func grey_tap() -> GREYAction { tap(count: 1) }

/// Taps the element twice in a row.
@MainActor
public func grey_doubleTap() -> GREYAction { tap(count: 2) }

/// Taps the element several times in a row.
///
/// - Parameter count: The number of taps; 0 raises an exception.
@MainActor
public func grey_multipleTapsWithCount(_ count: UInt) -> GREYAction {
  ActionArguments.require(count > 0, "A tap needs a count above 0.")
  return tap(count: Int(clamping: count))
}

/// Taps a point.
///
/// - Parameter point: The point relative to the element's origin. It may be outside the element; outside
///   the window, the action fails.
@MainActor
public func grey_tapAtPoint(_ point: CGPoint) -> GREYAction { tap(count: 1, at: point) }

/// Taps a point twice in a row.
///
/// - Parameter point: The point relative to the element's origin. It may be outside the element; outside
///   the window, the action fails.
@MainActor
public func grey_doubleTapAtPoint(_ point: CGPoint) -> GREYAction { tap(count: 2, at: point) }

/// Presses the element at its interaction point for 0.7 seconds.
@MainActor
public func grey_longPress() -> GREYAction { grey_longPressWithDuration(longPressDuration) }

/// Presses the element at its interaction point.
///
/// - Parameter duration: Virtual seconds, at most an hour. Negative and infinite values raise an exception.
@MainActor
public func grey_longPressWithDuration(_ duration: Double) -> GREYAction { press(for: duration) }

/// Presses a point.
///
/// - Parameters:
///   - point: The point relative to the element's origin. It may be outside the element; outside the
///     window, the action fails.
///   - duration: Virtual seconds, at most an hour. Negative and infinite values raise an exception.
@MainActor
public func grey_longPressAtPointWithDuration(_ point: CGPoint, _ duration: Double) -> GREYAction {
  press(for: duration, at: point)
}

/// An hour; a longer press is cut to it, since it must be a typing error.
private let longestPress: Double = 3600

/// The seconds of a long press in EarlGrey.
let longPressDuration: Double = 0.7

@MainActor
private func tap(count: Int, at point: CGPoint? = nil) -> GREYAction {
  GREYAction(count == 1 ? "Tap" : "Tap \(count) times", constraints: ActionConstraints.noSystemAlert) {
    element throws(GREYActionFailed) in try element.tap(count: count, at: point)
  }
}

@MainActor
private func press(for duration: Double, at point: CGPoint? = nil) -> GREYAction {
  ActionArguments.require(
    duration >= 0 && duration.isFinite,
    "A long press needs a number of seconds, not \(GREYNumber.short(duration)).")
  let name = "Long Press for \(GREYNumber.sixDecimals(duration)) seconds"
  return GREYAction(name, constraints: ActionConstraints.noSystemAlert) { element throws(GREYActionFailed) in
    // A test may handle the exception above, so the duration must be made valid.
    try element.press(for: min(max(0, duration), longestPress), at: point)
  }
}

extension AccessibilityItem {
  /// The element's frame in its window, including invisible parts.
  var frameInWindow: CGRect { ElementShape.whole(of: self).bounds }

  /// Returns the window in which to touch the element.
  func touchedWindow() throws(GREYActionFailed) -> UIWindow {
    guard let window else {
      throw GREYActionFailed("Cannot touch an element that is in no window: \(className)")
    }
    return window
  }

  /// Taps the element several times in a row, at its interaction point or at an offset from its origin.
  func tap(count: Int = 1, at offset: CGPoint? = nil) throws(GREYActionFailed) {
    let window = try touchedWindow()
    TouchPath.tap(try touchPoint(offset, in: window, for: "tap"), count: count, in: window)
  }

  /// Holds a finger on the element for some seconds.
  func press(for duration: Double, at offset: CGPoint? = nil) throws(GREYActionFailed) {
    let window = try touchedWindow()
    let point = try touchPoint(offset, in: window, for: "long press")
    TouchPath(fingers: [[point]], interval: duration).play(in: window)
    UIApplication.shared.layoutWindowsIfNeeded()
  }

  private func touchPoint(
    _ offset: CGPoint?, in window: UIWindow, for gesture: String
  ) throws(GREYActionFailed) -> CGPoint {
    let point =
      if let offset {
        CGPoint(x: frameInWindow.minX + offset.x, y: frameInWindow.minY + offset.y) as CGPoint?
      } else {
        VisibleArea(of: self).interactionPoint(of: self)
      }
    if let point, window.bounds.contains(point) { return point }
    let reason = """
      Cannot perform \(gesture) at \(point?.earlGreyText ?? "{nan, nan}") as it is outside window's bounds \
      \(window.bounds.earlGreyText)
      """
    // Without a point, the reason is what makes the element invisible.
    throw GREYActionFailed(point == nil ? "\(reason)\n\(VisibleArea(of: self).explanation)" : reason)
  }
}
