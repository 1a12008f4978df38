import HeadlessUIKit

/// Taps the element at its interaction point.
@MainActor
public func grey_tap() -> GREYAction { tap(count: 1) }

/// Taps the element twice in a row.
@MainActor
public func grey_doubleTap() -> GREYAction { tap(count: 2) }

/// Taps the element some times in a row, at least once.
@MainActor
public func grey_multipleTapsWithCount(_ count: UInt) -> GREYAction {
  ActionArguments.require(count > 0, "A tap needs a count above 0.")
  return tap(count: Int(clamping: count))
}

/// Taps a point, counted from the element's origin; it may lie outside of the element, but within the window.
@MainActor
public func grey_tapAtPoint(_ point: CGPoint) -> GREYAction { tap(count: 1, at: point) }

/// Taps a point twice in a row, counted from the element's origin.
@MainActor
public func grey_doubleTapAtPoint(_ point: CGPoint) -> GREYAction { tap(count: 2, at: point) }

/// Presses the element at its interaction point for 0.7 seconds.
@MainActor
public func grey_longPress() -> GREYAction { grey_longPressWithDuration(longPressDuration) }

/// Presses the element at its interaction point for some seconds.
@MainActor
public func grey_longPressWithDuration(_ duration: Double) -> GREYAction { press(for: duration) }

/// Presses a point for some seconds, counted from the element's origin.
@MainActor
public func grey_longPressAtPointWithDuration(_ point: CGPoint, _ duration: Double) -> GREYAction {
  press(for: duration, at: point)
}

/// An hour: who presses longer has mistyped.
private let longestPress: Double = 3600

/// EarlGrey's seconds for a long press.
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
    try element.press(for: min(max(0, duration), longestPress), at: point)
  }
}
