import HeadlessUIKit

/// Alerts of the system, such as the request to use the camera.
///
/// The stage has no system around the application, so none is ever shown; each function fails as
/// EarlGrey's does without an alert. An alert of the application itself is selected like any element.
extension EarlGrey {
  /// Accepts the system's alert; fails with code 4, since none is shown.
  public static func acceptSystemDialog() throws(GREYDeviceError) { throw try noSystemAlert() }

  /// Denies the system's alert; fails with code 4, since none is shown.
  public static func denySystemDialog() throws(GREYDeviceError) { throw try noSystemAlert() }

  /// Taps a button of the system's alert; fails with code 4, since none is shown.
  ///
  /// - Parameter text: The title of the button; ignored, since there is no alert.
  public static func tapSystemDialogButton(withText text: String) throws(GREYDeviceError) {
    throw try noSystemAlert()
  }

  /// Types into a field of the system's alert; fails with code 4, since none is shown.
  ///
  /// - Parameters:
  ///   - text: The text to type; ignored, since there is no alert.
  ///   - placeholder: The placeholder of the field; ignored, too.
  public static func typeSystemAlertText(
    _ text: String?, forPlaceholderText placeholder: String?
  ) throws(GREYDeviceError) {
    throw try noSystemAlert()
  }

  /// Waits until the system's alert is shown, or is not shown; the former fails with code 4 after the
  /// timeout.
  ///
  /// - Parameters:
  ///   - isVisible: Whether to wait for an alert, or for its absence, which needs no wait.
  ///   - seconds: The timeout in virtual seconds; negative values count as 0.
  public static func waitForAlertVisibility(
    _ isVisible: Bool, withTimeout seconds: Double
  ) throws(GREYDeviceError) {
    guard isVisible else { return }
    UIApplication.shared.runLoop.advance(by: seconds)
    throw try noSystemAlert()
  }

  /// Returns the error after waiting until the application is idle, when EarlGrey looks for an alert.
  private static func noSystemAlert() throws(GREYDeviceError) -> GREYDeviceError {
    try waitForIdle(before: "handling an alert of the system")
    return GREYDeviceError(
      .systemAlertDismissal, code: 4,
      """
      No alert of the system is shown; the stage never shows one. Select an alert of the application by a \
      matcher.
      """)
  }
}
