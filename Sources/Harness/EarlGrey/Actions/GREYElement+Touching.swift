import HeadlessUIKit

extension AccessibilityItem {
  /// The element's place in its window, whatever of it can be seen.
  var frameInWindow: CGRect { Outline.whole(of: self).bounds }

  /// The window to touch the element in.
  func touchedWindow() throws(GREYActionFailed) -> UIWindow {
    guard let window else {
      throw GREYActionFailed("Cannot touch an element that is in no window: \(className)")
    }
    return window
  }

  /// Taps the element some times in a row: at its interaction point, or so far from its origin.
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
    throw GREYActionFailed(
      """
      Cannot perform \(gesture) at \(point?.earlGreyText ?? "{nan, nan}") as it is outside window's bounds \
      \(window.bounds.earlGreyText)
      """)
  }
}
