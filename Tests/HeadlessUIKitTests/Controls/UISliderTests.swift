import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISliderTests {
  /// The thumb's middle travels from 15.5 to 115.5.
  let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 131, height: 31))

  @Test func `The range is from 0 to 1, the value 0`() {
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
  }

  @Test(arguments: [(-3, 0), (0.25, 0.25), (7, 1)] as [(Float, Float)])
  func `The value stays within the range`(wanted: Float, value: Float) {
    slider.setValue(wanted, animated: false)
    #expect(slider.value == value)
  }

  @Test func `The ends of the range take the value and each other along`() {
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
  }

  @Test(arguments: [true, false])
  func `A continuous slider tells each value, another only the last one`(isContinuous: Bool) {
    UIApplication().run {
      var values: [Float] = []
      slider.isContinuous = isContinuous
      slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
      let window = mount(slider)
      let touch = press(
        in: window, at: CGPoint(x: 20, y: 115), movingTo: CGPoint(x: 45, y: 115), CGPoint(x: 70, y: 115))
      lift(touch, in: window)
      #expect(values == (isContinuous ? [0.25, 0.5] : [0.5]))
    }
  }

  @Test func `A finger beside the thumb moves nothing`() {
    UIApplication().run {
      let window = mount(slider)
      let touch = press(in: window, at: CGPoint(x: 90, y: 115), movingTo: CGPoint(x: 110, y: 115))
      lift(touch, in: window)
      #expect(slider.value == 0)
    }
  }

  @Test func `Its accessibility value is the share of the range`() {
    slider.maximumValue = 8
    slider.value = 2
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
  }
}
