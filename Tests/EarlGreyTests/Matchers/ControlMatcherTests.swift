import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ControlMatcherTests {
  @Test func `The value of a stepper, a slider, a progress view and a date picker is compared`() {
    // A stepper's value is compared exactly.
    let stepper = UIStepper()
    stepper.value = 87
    #expect(grey_stepperValue(87).matches(stepper))
    #expect(!grey_stepperValue(87.1).matches(stepper))
    #expect(!grey_stepperValue(87).matches(UISlider()))
    // Sliders and progress views pass their value to another matcher.
    let (slider, progress) = (UISlider(), UIProgressView())
    slider.value = 0.25
    progress.progress = 0.5
    #expect(grey_sliderValueMatcher(grey_closeTo(0.3, 0.05)).matches(slider))
    #expect(!grey_sliderValueMatcher(grey_closeTo(0.4, 0.05)).matches(slider))
    #expect(grey_progress(grey_allOf([grey_greaterThan(0.4), grey_lessThan(0.6)])).matches(progress))
    #expect(!grey_progress(grey_equalTo(0.25)).matches(progress))
    #expect(!grey_progress(grey_anything()).matches(slider))
    // A date picker is compared by its date.
    let picker = UIDatePicker()
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    picker.setDate(date, animated: false)
    #expect(grey_datePickerValue(date).matches(picker))
    #expect(!grey_datePickerValue(date.addingTimeInterval(60)).matches(picker))
  }

  @Test func `A scroll view's offset and edges are compared exactly`() {
    // A scroll view's offset is compared exactly.
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 300, height: 300)
      view.contentOffset = CGPoint(x: 77, y: 44)
      #expect(grey_scrollViewContentOffset(CGPoint(x: 77, y: 44)).matches(view))
      #expect(!grey_scrollViewContentOffset(CGPoint(x: 77, y: 44.5)).matches(view))
    }
    // Edges are compared exactly, including insets.
    forEachRow([
      (CGPoint(x: 0, y: 0), [GREYContentEdge.left]),
      (CGPoint(x: 0, y: -20), [.left, .top]),
      (CGPoint(x: 200, y: 210), [.right, .bottom]),
      (CGPoint(x: 200, y: 200), [.right]),
    ]) { offset, edges in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 300, height: 300)
      view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      view.contentOffset = offset
      for edge in [GREYContentEdge.left, .right, .top, .bottom] {
        expectEqual(grey_scrolledToContentEdge(edge).matches(view), edges.contains(edge))
      }
    }
    // Content smaller than the frame is at its upper edge, not at its lower one.
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 50, height: 50)
      #expect(grey_scrolledToContentEdge(.top).matches(view))
      #expect(!grey_scrolledToContentEdge(.bottom).matches(view))
    }
  }

  @Test func `a picker's column shows its row's title; without one it shows nothing`() {
    let (picker, colors) = (UIPickerView(), Colors())
    (picker.dataSource, picker.delegate) = (colors, colors)
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(grey_pickerColumnSetToValue(0, "Green").matches(picker))
    #expect(!grey_pickerColumnSetToValue(0, "Red").matches(picker))
    #expect(!grey_pickerColumnSetToValue(1, "Green").matches(picker), "there is no such column")
    picker.delegate = nil
    #expect(grey_pickerColumnSetToValue(0, nil).matches(picker))
  }
}

private final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["Red", "Green"][row]
  }
}
