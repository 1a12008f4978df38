import Foundation
import HeadlessUIKit

/// Drags a slider's thumb until it has a value, within 10 tries.
@MainActor
public func grey_moveSliderToValue(_ value: Float) -> GREYAction {
  let name = "Slide to value: \(GREYNumber.short(Double(value)))"
  return GREYAction(name, constraints: ActionConstraints.control(UISlider.self)) {
    element throws(GREYActionFailed) in
    guard let slider = element as? UISlider else { return }
    try SliderDrag(slider: slider, value: value).play()
  }
}

/// Taps a stepper's buttons until it has exactly a value.
@MainActor
public func grey_setStepperValue(_ value: Double) -> GREYAction {
  let name = "Change stepper to \(GREYNumber.short(value))"
  return GREYAction(name, constraints: ActionConstraints.control(UIStepper.self)) {
    element throws(GREYActionFailed) in try (element as? UIStepper)?.step(to: value)
  }
}

/// Sets a date picker's date, and tells so if that is another date.
@MainActor
public func grey_setDate(_ date: Date) -> GREYAction {
  GREYAction("Set date to \(date)", constraints: ActionConstraints.control(UIDatePicker.self)) {
    element throws(GREYActionFailed) in
    guard let picker = element as? UIDatePicker else { return }
    let before = picker.date
    picker.setDate(date, animated: true)
    if picker.date != before { picker.sendActions(for: .valueChanged) }
  }
}

extension UIStepper {
  /// How far from a number counts as that number.
  private static let tolerance: Double = 1e-5
  /// A handler may set the value back after each tap.
  private static let mostTaps = 10_000

  fileprivate func step(to wanted: Double) throws(GREYActionFailed) {
    guard (minimumValue...maximumValue).contains(wanted) else {
      throw GREYActionFailed(
        """
        Cannot step to \(GREYNumber.short(wanted)), as the stepper goes from \(GREYNumber.short(minimumValue)) to \
        \(GREYNumber.short(maximumValue)).
        """)
    }
    for _ in 0..<Self.mostTaps {
      guard abs(value - wanted) > Self.tolerance else { return }
      let before = value
      try tapButton(before < wanted ? "Increment" : "Decrement")
      let isPast = (before < wanted) != (value < wanted) && abs(value - wanted) > Self.tolerance
      if value == before || isPast {
        throw GREYActionFailed(
          """
          Failed to exactly step to \(GREYNumber.sixDecimals(wanted)) from current value \
          \(GREYNumber.sixDecimals(before)) and step \(GREYNumber.sixDecimals(stepValue)).
          """)
      }
    }
    throw GREYActionFailed(
      "The stepper does not get to \(GREYNumber.short(wanted)) within \(Self.mostTaps) taps.")
  }

  private func tapButton(_ label: String) throws(GREYActionFailed) {
    let button = ElementTraversal.frontToBack(from: self).first { $0.accessibilityLabel == label }
    guard let button else { throw GREYActionFailed("The stepper has no button '\(label)'.") }
    try button.tap()
  }
}
