import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIKeyboardHIDUsageTests {
  @Test func `A key has its number in the USB standard`() {
    let table: [(String, Int)] = [
      ("a", 4), ("Z", 29), ("1", 30), ("9", 38), ("0", 39), ("\r", 40), (UIKeyCommand.inputEscape, 41),
      ("\u{8}", 42), ("\t", 43), (" ", 44), (UIKeyCommand.inputUpArrow, 82), ("é", 0), ("ab", 0), ("", 0),
    ]
    forEachRow(table) { characters, number in
      expectEqual(UIKey(characters, modifierFlags: []).keyCode.rawValue, number)
    }
  }
}
