import Foundation
import HeadlessUIKit

/// Turns a switch on or off with a press of 0.7 seconds; does nothing where it is so already.
///
/// Whether it is on is told by the accessibility value, so anything with a value of yes and no counts as a switch.
@MainActor
public func grey_turnSwitchOn(_ isOn: Bool) -> GREYAction {
  turnSwitch(isOn) { element throws(GREYActionFailed) in try element.press(for: longPressDuration) }
}

/// Turns a switch on or off with a tap; does nothing where it is so already.
@MainActor
public func grey_turnSwitchOnWithShortTap(_ isOn: Bool) -> GREYAction {
  turnSwitch(isOn) { element throws(GREYActionFailed) in try element.tap() }
}

@MainActor
private func turnSwitch(
  _ isOn: Bool, turning turn: @escaping (GREYElement) throws(GREYActionFailed) -> Void
) -> GREYAction {
  let name = "Turn switch to \(isOn ? "ON" : "OFF") state"
  return GREYAction(name, constraints: ActionConstraints.noSystemAlert) { element throws(GREYActionFailed) in
    let value = NSString(string: element.accessibilityValue ?? "").boolValue
    if value != isOn { try turn(element) }
  }
}
