import HeadlessUIKit

extension EarlGrey {
  /// Returns whether the software keyboard is shown, after waiting until the application is idle or an
  /// interaction's timeout has passed.
  public static func isKeyboardShown() -> Bool {
    _ = waitForIdle()
    return UIApplication.shared.keyboard.isShown
  }

  /// Dismisses the software keyboard as soon as the application is idle; fails with code 1 if it is not
  /// shown.
  public static func dismissKeyboard() throws(GREYDeviceError) {
    try waitForIdle(before: "dismissing the keyboard")
    guard UIApplication.shared.keyboard.isShown else {
      throw GREYDeviceError(
        .keyboardDismissal, code: 1, "Failed to dismiss keyboard since it was not showing.")
    }
    // The first responder may be in any window.
    UIApplication.shared.windows.forEach { $0.endEditing(true) }
    _ = waitForIdle()
  }
}

extension EarlGrey {
  /// Presses a key of the hardware keyboard as soon as the application is idle. A key that nothing handles
  /// has no effect.
  ///
  /// - Parameters:
  ///   - key: The key's character; for keys without one, that of XCUITest's `XCUIKeyboardKey`, such
  ///     as `"\u{1B}"`.
  ///   - modifierFlags: The modifier keys that are held down.
  public static func typeKey(_ key: String, modifierFlags: UIKeyModifierFlags) throws(GREYDeviceError) {
    guard key.count == 1 else {
      throw GREYDeviceError(.syntheticEvents, code: 0, "'\(key)' is not the character of one key.")
    }
    try waitForIdle(before: "pressing a key", .syntheticEvents)
    UIApplication.shared.pressKey(keysWithoutCharacter[key] ?? key, modifierFlags: modifierFlags)
    _ = waitForIdle()
  }

  /// UIKit's names of the keys that have characters in XCUITest only.
  private static let keysWithoutCharacter = [
    "\u{1B}": UIKeyCommand.inputEscape, "\u{F700}": UIKeyCommand.inputUpArrow,
    "\u{F701}": UIKeyCommand.inputDownArrow, "\u{F702}": UIKeyCommand.inputLeftArrow,
    "\u{F703}": UIKeyCommand.inputRightArrow,
  ]
}
