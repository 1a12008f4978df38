import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct SliderTests {
  private func slider(_ range: ClosedRange<Float>, at value: Float = 0) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 30, y: 200, width: 217, height: 31))
    slider.accessibilityIdentifier = "slider"
    slider.maximumValue = range.upperBound
    slider.minimumValue = range.lowerBound
    slider.value = value
    return slider
  }

  @Test func `a slider is moved to a value`() {
    forEachRow(
      [
        (0...1, [0.125, 0]), (0...100, [15.74]), (0...100, [21.03]), (0...1000, [900, 1000]),
        (0...1_000_000, [500_000]), (-50...50, [-49.5, 50, -50]),
      ] as [(ClosedRange<Float>, [Float])]
    ) { range, values in
      let slider = slider(range)
      try onScreen(slider) {
        for value in values {
          try perform(grey_moveSliderToValue(value), on: "slider")
          #expect(abs(slider.value - value) <= 1e-5, "\(range)")
        }
      }
    }
  }

  @Test func `a slider that snaps to integers reaches each`() {
    forEachRow([true, false]) { isContinuous in
      let slider = slider(0...10)
      slider.isContinuous = isContinuous
      slider.addAction(
        UIAction { [unowned slider] _ in slider.value = slider.value.rounded() }, for: .valueChanged)
      try onScreen(slider) {
        for value in [10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as [Float] {
          try perform(grey_moveSliderToValue(value), on: "slider")
          expectEqual(slider.value, value)
        }
      }
    }
  }

  @Test func `The thumb is dragged, so the slider reports, unless it is already there`() throws {
    // The thumb is dragged, so the slider reports.
    do {
      var values: [Float] = []
      let slider = slider(0...1)
      slider.addAction(UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
      try onScreen(slider) { try perform(grey_moveSliderToValue(0.5), on: "slider") }
      #expect(values.count > 5)
      expectEqual(values, values.sorted())
    }
    // A slider that already has the value is left alone.
    do {
      var changes = 0
      let slider = slider(0...1, at: 0.25)
      slider.addAction(UIAction { _ in changes += 1 }, for: .allEvents)
      try onScreen(slider) { try perform(grey_moveSliderToValue(0.25), on: "slider") }
      expectEqual(changes, 0)
    }
  }

  @Test func `A value that a slider cannot reach fails or is left after ten tries`() throws {
    // A value outside of the range fails.
    do {
      let slider = slider(0...10)
      onScreen(slider) {
        let error = failure { () throws(GREYError) in
          try perform(grey_moveSliderToValue(10.5), on: "slider")
        }
        expectEqual(error?.reasonText, "Cannot slide to 10.5, as the slider goes from 0 to 10.")
        expectEqual(error?.code, 2)
      }
    }
    // A slider that snaps to another value is left there after ten tries, which is logged.
    do {
      let slider = slider(0...10)
      var touches = 0
      slider.addAction(
        UIAction { [unowned slider] _ in slider.value = slider.value.rounded() }, for: .valueChanged)
      slider.addAction(UIAction { _ in touches += 1 }, for: .touchDown)
      var remarks: [String] = []
      let log = EarlGrey.log
      EarlGrey.log = { remarks.append($0) }
      defer { EarlGrey.log = log }
      try onScreen(slider) { try perform(grey_moveSliderToValue(3.5), on: "slider") }
      expectFalse(slider.isTracking)
      expectEqual(abs(slider.value - 3.5), 0.5)
      expectEqual(touches, 10)
      expectEqual(remarks.count, 1)
      expectEqual(
        remarks.first?.hasPrefix("The value you have chosen to move to is probably unattainable."), true)
    }
  }
}
