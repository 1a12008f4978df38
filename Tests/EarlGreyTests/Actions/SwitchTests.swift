import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct SwitchTests {
  private func makeSwitch(_ changed: @escaping @MainActor (Bool) -> Void = { _ in }) -> UISwitch {
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "switch"
    toggle.frame.origin = CGPoint(x: 100, y: 200)
    toggle.addAction(UIAction { [unowned toggle] _ in changed(toggle.isOn) }, for: .valueChanged)
    return toggle
  }

  @Test func `Actions have EarlGrey's names`() {
    expectEqual(grey_turnSwitchOn(true).name, "Turn switch to ON state")
    expectEqual(grey_turnSwitchOnWithShortTap(false).name, "Turn switch to OFF state")
  }

  @Test func `a switch is turned on once and off again, held or only tapped`() throws {
    // A switch is turned on once and off again, each with one event.
    forEachRow([true, false]) { isShort in
      var states: [Bool] = []
      try onScreen(makeSwitch { states.append($0) }) {
        for isOn in [true, true, false] {
          try perform(isShort ? grey_turnSwitchOnWithShortTap(isOn) : grey_turnSwitchOn(isOn), on: "switch")
        }
      }
      expectEqual(states, [true, false])
    }
    // A switch is held for 0.7 seconds, or only tapped.
    for (action, isLong) in [(grey_turnSwitchOn(true), true), (grey_turnSwitchOnWithShortTap(true), false)] {
      try onScreen(makeSwitch()) {
        let start = UIApplication.shared.runLoop.now
        try perform(action, on: "switch")
        expectEqual((UIApplication.shared.runLoop.now - start >= 0.7), isLong)
      }
    }
  }

  @Test func `Whatever has a yes for its accessibility value counts as on`() {
    forEachRow(
      [
        ("1", 0), ("true", 0), ("YES", 0), ("0", 1), ("off", 1), (nil, 1),
      ] as [(String?, Int)]
    ) { value, taps in
      var count = 0
      let button = button("Custom") { count += 1 }
      button.accessibilityIdentifier = "custom"
      button.accessibilityValue = value
      try onScreen(button) { try perform(grey_turnSwitchOnWithShortTap(true), on: "custom") }
      expectEqual(count, taps)
    }
  }
}
