import HeadlessUIKit

extension EarlGrey {
  /// Whether the software keyboard is up, once the application is idle or an interaction's time is over.
  public static func isKeyboardShown() -> Bool {
    _ = waitForIdle()
    return UIApplication.shared.keyboard.isShown
  }

  /// Takes the software keyboard down once the application is idle; fails with code 1 if there is none.
  public static func dismissKeyboard() throws(GREYDeviceError) {
    try waitForIdle(before: "dismissing the keyboard")
    guard UIApplication.shared.keyboard.isShown else {
      throw GREYDeviceError(
        .keyboardDismissal, code: 1, "Failed to dismiss keyboard since it was not showing.")
    }
    UIApplication.shared.windows.forEach { $0.endEditing(true) }
    _ = waitForIdle()
  }
}
