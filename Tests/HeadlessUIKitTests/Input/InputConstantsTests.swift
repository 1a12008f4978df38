import Expectations
import Testing

@testable import HeadlessUIKit

/// Constants and stored properties of input, with UIKit's values.
@Suite @MainActor struct InputConstantsTests {
  @Test func `Keys of commands are the characters that keyboards send`() {
    forEachRow([
      (UIKeyCommand.inputDelete, "\u{7F}"), (UIKeyCommand.inputBackspace, "\u{8}"),
      (UIKeyCommand.inputEnter, "\r"), (UIKeyCommand.inputTab, "\t"),
    ]) { expectEqual($0, $1) }
    expectEqual(UIKeyboardHIDUsage.keyboardDeleteForward.rawValue, 0x4C)
    let phases: [(UIPress.Phase, Int)] = [
      (.began, 0), (.changed, 1), (.stationary, 2), (.ended, 3), (.cancelled, 4),
    ]
    forEachRow(phases) { expectEqual($0.rawValue, $1) }
    expectEmpty(UIPressesEvent(touches: []).allPresses)
  }

  @Test func `Items that are dragged keep what they carry`() {
    let provider = NSItemProvider()
    expectStored(\.suggestedName, of: provider, from: nil, to: "Photo")
    let item = UIDragItem(itemProvider: provider)
    item.localObject = "photo"
    expectEqual(item.localObject as? String, "photo")
  }

  @Test func `Attributed values and hints are those that are spoken`() {
    let view = UIView()
    view.accessibilityAttributedValue = NSAttributedString(string: "3 of 5")
    view.accessibilityAttributedHint = NSAttributedString(string: "Rates")
    expectEqual(view.accessibilityValue, "3 of 5")
    expectEqual(view.accessibilityHint, "Rates")
    view.accessibilityValue = "4 of 5"
    expectEqual(view.accessibilityAttributedValue?.string, "4 of 5")
  }
}
