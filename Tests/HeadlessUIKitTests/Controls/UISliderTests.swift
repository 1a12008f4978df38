import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISliderTests {
  /// The thumb's middle travels from 15.5 to 115.5.
  let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 131, height: 31))

  @Test func `The range is from 0 to 1, and its ends take the value and each other along`() {
    expectEqual(slider.value, 0)
    expectEqual(slider.minimumValue, 0)
    expectEqual(slider.maximumValue, 1)
    expectTrue(slider.isContinuous)
    let other = Self()
    forEachRow([(-3, 0), (0.25, 0.25), (7, 1)] as [(Float, Float)]) { wanted, value in
      other.slider.setValue(wanted, animated: false)
      expectEqual(other.slider.value, value)
    }
    let third = Self()
    third.slider.minimumValue = 5
    expectEqual(third.slider.maximumValue, 5)
    expectEqual(third.slider.value, 5)
    third.slider.maximumValue = 2
    expectEqual(third.slider.minimumValue, 2)
    expectEqual(third.slider.value, 2)
  }

  @Test func `A continuous slider reports each value, another only the last one`() {
    forEachRow([true, false]) { isContinuous in
      let slider = Self().slider
      UIApplication().run {
        var values: [Float] = []
        slider.isContinuous = isContinuous
        slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
        let window = mount(slider)
        let touch = press(
          in: window, at: CGPoint(x: 20, y: 115), movingTo: CGPoint(x: 45, y: 115), CGPoint(x: 70, y: 115))
        lift(touch, in: window)
        expectEqual(values, (isContinuous ? [0.25, 0.5] : [0.5]))
      }
    }
  }

  @Test func `A finger beside the thumb moves nothing, and sends no events`() {
    UIApplication().run {
      let window = mount(slider)
      let touch = press(in: window, at: CGPoint(x: 90, y: 115), movingTo: CGPoint(x: 110, y: 115))
      lift(touch, in: window)
      expectEqual(slider.value, 0)
    }
    let other = Self()
    UIApplication().run {
      var events = 0
      other.slider.addAction(UIAction { _ in events += 1 }, for: .allTouchEvents)
      tap(in: mount(other.slider), at: CGPoint(x: 90, y: 115))
      expectEqual(events, 0)
      expectFalse(other.slider.isHighlighted)
    }
  }

  @Test func `Its accessibility value is the share of the range, and moves by a tenth`() {
    slider.maximumValue = 8
    slider.value = 2
    expectEqual(slider.accessibilityValue, "25%")
    expectEqual(slider.accessibilityTraits, .adjustable)
    var values: [Float] = []
    slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
    slider.maximumValue = 10
    slider.value = 5
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    expectEqual(values, [6, 5, 4])
    expectEqual(slider.accessibilityValue, "40%")
  }

  @Test func `Where reading goes from right to left the lowest value is on the right`() {
    UIApplication().run {
      slider.semanticContentAttribute = .forceRightToLeft
      let window = mount(slider)
      let touch = press(in: window, at: CGPoint(x: 110, y: 115), movingTo: CGPoint(x: 85, y: 115))
      expectEqual(slider.value, 0.25)
      lift(touch, in: window)
    }
  }

  @Test func `Pictures at the ends shorten the track, and one of the thumb sizes it`() {
    slider.minimumValueImage = UIImage(named: "low", size: CGSize(width: 20, height: 20))
    slider.maximumValueImage = UIImage(named: "high", size: CGSize(width: 30, height: 20))
    expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 20, y: 13.5, width: 81, height: 4))
    expectEqual(
      slider.minimumValueImageRect(forBounds: slider.bounds), CGRect(x: 0, y: 5.5, width: 20, height: 20))
    expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds).minX, 101)
    let dot = UIImage(named: "dot", size: CGSize(width: 11, height: 11))
    slider.setThumbImage(dot, for: .normal)
    expectEqual(slider.currentThumbImage, dot)
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1),
      CGRect(x: 90, y: 10, width: 11, height: 11))
  }
}
