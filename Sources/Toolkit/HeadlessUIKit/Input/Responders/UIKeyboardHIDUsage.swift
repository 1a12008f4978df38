/// A key by its number in the USB standard's usage page for keyboards; the names are UIKit's.
///
///     UIKeyboardHIDUsage.keyboardA.rawValue  // 4
///     UIKeyboardHIDUsage(rawValue: 5)  // The key of the letter B.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The standard's number.
  public let rawValue: Int

  /// Creates a key.
  ///
  /// - Parameter rawValue: The number in the standard, such as 4 for the letter A.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key of the letter A; the other letters follow it.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  /// The key of the digit 1; the digits from 2 to 9 and 0 follow it.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  /// The key of the digit 0.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  /// The return key.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  /// The escape key.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  /// The key that deletes to the left.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  /// The tab key.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  /// The key that deletes to the right.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  /// The arrow to the right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  /// The arrow to the left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  /// The arrow down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  /// The arrow up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)

  /// Creates the key for a character or a constant of ``UIKeyCommand``; 0 for any other text.
  @MainActor
  init(typing characters: String) {
    self = Self.keys[characters] ?? Self(letterOrDigit: characters)
  }

  private init(letterOrDigit characters: String) {
    let code = characters.lowercased().unicodeScalars.first.map { Int($0.value) } ?? 0
    switch code {
    case 0x61...0x7A where characters.count == 1: rawValue = Self.keyboardA.rawValue + code - 0x61
    case 0x31...0x39 where characters.count == 1: rawValue = Self.keyboard1.rawValue + code - 0x31
    default: rawValue = 0
    }
  }

  @MainActor private static let keys: [String: UIKeyboardHIDUsage] = [
    "0": keyboard0, "\r": keyboardReturnOrEnter, "\n": keyboardReturnOrEnter,
    UIKeyCommand.inputEscape: keyboardEscape, "\u{8}": keyboardDeleteOrBackspace, "\t": keyboardTab,
    " ": keyboardSpacebar, UIKeyCommand.inputRightArrow: keyboardRightArrow,
    UIKeyCommand.inputLeftArrow: keyboardLeftArrow, UIKeyCommand.inputDownArrow: keyboardDownArrow,
    UIKeyCommand.inputUpArrow: keyboardUpArrow,
  ]
}
