import HeadlessUIKit

extension EarlGrey {
  /// Presses a key of the hardware keyboard once the application is idle; a key that nobody has a use for does nothing.
  ///
  /// - Parameters:
  ///   - key: The key's character; for keys without one those of XCUITest's `XCUIKeyboardKey`, such as `"\u{1B}"`.
  ///   - modifierFlags: The keys that are held down meanwhile.
  public static func typeKey(_ key: String, modifierFlags: UIKeyModifierFlags) throws(GREYDeviceError) {
    guard key.count == 1 else {
      throw GREYDeviceError(.syntheticEvents, code: 0, "'\(key)' is not the character of one key.")
    }
    try waitForIdle(before: "pressing a key", .syntheticEvents)
    UIApplication.shared.pressKey(keysWithoutCharacter[key] ?? key, modifierFlags: modifierFlags)
    _ = waitForIdle()
  }

  /// What UIKit calls the keys for which XCUITest has characters of its own.
  private static let keysWithoutCharacter = [
    "\u{1B}": UIKeyCommand.inputEscape, "\u{F700}": UIKeyCommand.inputUpArrow,
    "\u{F701}": UIKeyCommand.inputDownArrow, "\u{F702}": UIKeyCommand.inputLeftArrow,
    "\u{F703}": UIKeyCommand.inputRightArrow,
  ]
}
