import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ControlValueTests {
  @Test func `Actions have EarlGrey's names`() {
    expectEqual(grey_moveSliderToValue(15.74).name, "Slide to value: 15.74")
    expectEqual(grey_setStepperValue(87).name, "Change stepper to 87")
    expectEqual(
      grey_setDate(Date(timeIntervalSince1970: 0)).name, "Set date to 1970-01-01 00:00:00 +0000")
  }

  // MARK: Steppers

  private func stepper(step: Double = 1) -> UIStepper {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    stepper.accessibilityIdentifier = "stepper"
    stepper.stepValue = step
    return stepper
  }

  @Test func `a stepper counts up and down to a value, and reports each step`() throws {
    let (stepper, label) = (stepper(), label("", at: CGPoint(x: 100, y: 300)))
    var changes = 0
    stepper.addAction(
      UIAction { [unowned stepper] _ in
        label.text = "Value: \(Int(stepper.value))%"
        changes += 1
      }, for: .valueChanged)
    try onScreen(stepper, label) {
      try perform(grey_setStepperValue(87), on: "stepper")
      expectEqual(label.text, "Value: 87%")
      try perform(grey_setStepperValue(16), on: "stepper")
      expectEqual(label.text, "Value: 16%")
    }
    expectEqual(changes, 87 + 71)
  }

  @Test func `A stepper that cannot come to a value fails`() {
    // A value outside of the range fails at once.
    forEachRow([-1, 101] as [Double]) { value in
      let stepper = stepper()
      onScreen(stepper) {
        let error = failure { () throws(GREYError) in try perform(grey_setStepperValue(value), on: "stepper")
        }
        expectEqual(error?.code, 2)
        expectEqual(error?.reasonText.contains("from 0 to 100"), true)
      }
      expectEqual(stepper.value, 0)
    }
    // A value between two steps fails.
    onScreen(stepper(step: 4)) {
      let error = failure { () throws(GREYError) in try perform(grey_setStepperValue(6), on: "stepper") }
      expectEqual(
        error?.reasonText,
        "Failed to exactly step to 6.000000 from current value 4.000000 and step 4.000000.")
    }
    // A stepper that does not count fails.
    do {
      let stepper = stepper()
      stepper.isEnabled = false
      onScreen(stepper) {
        let error = failure { () throws(GREYError) in try perform(grey_setStepperValue(1), on: "stepper") }
        expectEqual(error?.reasonText.hasPrefix("Failed to exactly step to 1.000000"), true)
      }
    }
  }

  @Test func `Steps that are no exact numbers add up`() throws {
    let stepper = stepper(step: 0.1)
    try onScreen(stepper) { try perform(grey_setStepperValue(0.7), on: "stepper") }
    #expect(abs(stepper.value - 0.7) < 1e-5)
  }

  // MARK: Dates

  @Test func `Only a date picker takes a date, and reports the same one once`() throws {
    // The same date a second time is not reported.
    var changes = 0
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.accessibilityIdentifier = "picker"
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let date = Date(timeIntervalSince1970: 1_000_000_020)
    try onScreen(picker) { try perform(grey_setDate(date), grey_setDate(date), on: "picker") }
    expectEqual(picker.date, date)
    expectEqual(changes, 1)
    // Only a date picker takes a date.
    onScreen(box("box")) {
      let error = failure { () throws(GREYError) in try perform(grey_setDate(Date()), on: "box") }
      expectEqual(error?.reason, .constraintsFailed("kindOfClass('UIDatePicker')"))
    }
  }
}
