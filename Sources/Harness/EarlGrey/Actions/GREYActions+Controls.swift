import Foundation
import HeadlessUIKit

/// Drags a slider's thumb until the slider has a value, at most 10 times. If it still has another
/// value, the action logs that and succeeds.
///
/// - Parameter value: The slider's new value. Outside the slider's range, the action fails.
@MainActor
public func grey_moveSliderToValue(_ value: Float) -> GREYAction {
  let name = "Slide to value: \(GREYNumber.short(Double(value)))"
  return GREYAction(name, constraints: ActionConstraints.control(UISlider.self)) {
    element throws(GREYActionFailed) in
    guard let slider = element as? UISlider else { return }
    try SliderDrag(slider: slider, value: value).play()
  }
}

/// Taps a stepper's buttons until it has a value. Fails if its steps do not reach the value exactly.
///
/// - Parameter value: The stepper's new value. Outside the stepper's range, the action fails.
@MainActor
public func grey_setStepperValue(_ value: Double) -> GREYAction {
  let name = "Change stepper to \(GREYNumber.short(value))"
  return GREYAction(name, constraints: ActionConstraints.control(UIStepper.self)) {
    element throws(GREYActionFailed) in try (element as? UIStepper)?.step(to: value)
  }
}

/// Sets a date picker's date. Sends `valueChanged` if the date differs from the current one.
///
/// - Parameter date: The date, which the picker limits to its minimum and maximum.
@MainActor
public func grey_setDate(_ date: Date) -> GREYAction {
  GREYAction("Set date to \(date)", constraints: ActionConstraints.control(UIDatePicker.self)) {
    element throws(GREYActionFailed) in
    guard let picker = element as? UIDatePicker else { return }
    let before = picker.date
    picker.setDate(date, animated: true)
    // Setting the date in code sends no event, unlike turning the wheels.
    if picker.date != before { picker.sendActions(for: .valueChanged) }
  }
}

extension UIStepper {
  /// The largest difference between values that count as equal.
  private static let tolerance: Double = 1e-5
  /// The most taps, since a handler may set the value back after each tap.
  private static let mostTaps = 10_000

  fileprivate func step(to target: Double) throws(GREYActionFailed) {
    guard (minimumValue...maximumValue).contains(target) else {
      throw GREYActionFailed(
        """
        Cannot step to \(GREYNumber.short(target)), as the stepper goes from \(GREYNumber.short(minimumValue)) to \
        \(GREYNumber.short(maximumValue)).
        """)
    }
    for _ in 0..<Self.mostTaps {
      guard abs(value - target) > Self.tolerance else { return }
      let before = value
      try tapButton(before < target ? "Increment" : "Decrement")
      let isPast = (before < target) != (value < target) && abs(value - target) > Self.tolerance
      // A value that stays the same or jumps past the target never reaches it.
      if value == before || isPast {
        throw GREYActionFailed(
          """
          Failed to exactly step to \(GREYNumber.sixDecimals(target)) from current value \
          \(GREYNumber.sixDecimals(before)) and step \(GREYNumber.sixDecimals(stepValue)).
          """)
      }
    }
    throw GREYActionFailed(
      "The stepper does not get to \(GREYNumber.short(target)) within \(Self.mostTaps) taps.")
  }

  private func tapButton(_ label: String) throws(GREYActionFailed) {
    let button = ElementTraversal.frontToBack(from: self).first { $0.accessibilityLabel == label }
    guard let button else { throw GREYActionFailed("The stepper has no button '\(label)'.") }
    try button.tap()
  }
}

/// Turns a switch on or off with a press of 0.7 seconds; does nothing if it is already in that
/// state.
///
/// The accessibility value determines whether it is on, so any element with such a value counts as a
/// switch.
///
/// - Parameter isOn: Whether the switch is on afterward.
@MainActor
public func grey_turnSwitchOn(_ isOn: Bool) -> GREYAction {
  turnSwitch(isOn) { element throws(GREYActionFailed) in try element.press(for: longPressDuration) }
}

/// Turns a switch on or off with a tap; does nothing if it is already in that state.
///
/// - Parameter isOn: Whether the switch is on afterward.
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
    // A switch has the value "1" or "0"; other elements may have "YES" or "true".
    let value = NSString(string: element.accessibilityValue ?? "").boolValue
    if value != isOn { try turn(element) }
  }
}

/// Turns a picker's column to the first row with a title. Fails if no row has it.
///
/// A row's title is the delegate's plain title, or else its attributed one, or else the text of the
/// label in the row's view.
///
/// - Parameters:
///   - column: The index of the column. Negative ones raise an exception; if there is no such column, the
///     action fails.
///   - value: The title of the row.
@MainActor
public func grey_setPickerColumnToValue(_ column: Int, _ value: String) -> GREYAction {
  ActionArguments.require(column >= 0, "A picker has no column \(column).")
  let constraints = grey_allOf([grey_kindOfClass(UIPickerView.self), ActionConstraints.touchable])
  return GREYAction("Set picker column \(column) to value '\(value)'", constraints: constraints) {
    element throws(GREYActionFailed) in
    try (element as? UIPickerView)?.turn(column, to: value)
  }
}

extension UIPickerView {
  /// The virtual seconds that turning a column takes.
  private static let turningTime: Double = 0.5

  fileprivate func turn(_ column: Int, to value: String) throws(GREYActionFailed) {
    guard (0..<numberOfComponents).contains(column) else {
      throw GREYActionFailed("The picker has \(numberOfComponents) columns, and so none of index \(column).")
    }
    let rows = 0..<numberOfRows(inComponent: column)
    guard let row = rows.first(where: { titleToFind(row: $0, column) == value }) else {
      throw GREYActionFailed("UIPickerView does not contain desired value!")
    }
    selectRow(row, inComponent: column, animated: true)
    // Selecting a row in code does not call the delegate, unlike turning the wheel.
    delegate?.pickerView(self, didSelectRow: row, inComponent: column)
    // Keeps the application busy while the column turns.
    UIApplication.shared.runLoop.schedule(after: Self.turningTime, name: "picker column to turn") {}
  }

  private func titleToFind(row: Int, _ column: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: column)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: column)?.string
      ?? title(forRow: row, inComponent: column)
  }
}
