import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIStepperTests {
  let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 1, height: 1))
  let decrement = CGPoint(x: 20, y: 115)
  let increment = CGPoint(x: 70, y: 115)

  @Test func `A stepper counts from 0 to 100 by 1, by two buttons in 94 by 32 points`() {
    expectEqual(stepper.frame, CGRect(x: 0, y: 100, width: 94, height: 32))
    expectEqual(stepper.value, 0)
    expectEqual(stepper.minimumValue, 0)
    expectEqual(stepper.maximumValue, 100)
    expectEqual(stepper.stepValue, 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    expectFalse(stepper.isAccessibilityElement)
    expectEqual(stepper.subviews.map(\.accessibilityLabel), ["Decrement", "Increment"])
    expectEqual(stepper.subviews.map(\.accessibilityTraits), [[.button, .notEnabled], .button])
  }

  @Test func `Its buttons count, and stop at the ends or go on at the other one`() {
    UIApplication().run {
      let window = mount(stepper)
      stepper.maximumValue = 3
      stepper.stepValue = 2
      var values: [Double] = []
      stepper.addAction(UIAction { [stepper] _ in values.append(stepper.value) }, for: .valueChanged)
      for point in [increment, increment, increment, decrement, decrement] { tap(in: window, at: point) }
      expectEqual(values, [2, 3, 1, 0])
    }
    let other = Self()
    UIApplication().run {
      let window = mount(other.stepper)
      other.stepper.wraps = true
      tap(in: window, at: decrement)
      expectEqual(other.stepper.value, 100)
      tap(in: window, at: increment)
      expectEqual(other.stepper.value, 0)
    }
  }

  @Test func `A held button repeats in virtual time if asked to, and reports later if not continuous`() {
    UIApplication().run {
      let window = mount(stepper)
      stepper.isContinuous = false
      var values: [Double] = []
      stepper.addAction(UIAction { [stepper] _ in values.append(stepper.value) }, for: .valueChanged)
      let touch = press(in: window, at: increment)
      expectEmpty(values)
      lift(touch, in: window)
      expectEqual(values, [1])
    }
    forEachRow([true, false]) { autorepeat in
      let stepper = Self().stepper
      UIApplication().run {
        let window = mount(stepper)
        stepper.autorepeat = autorepeat
        let touch = press(in: window, at: increment)
        expectEqual(stepper.value, 1)
        UIApplication.shared.runLoop.advance(by: 0.75)
        expectEqual(stepper.value, (autorepeat ? 4 : 1))
        lift(touch, in: window)
        UIApplication.shared.runLoop.advance(by: 5)
        expectEqual(stepper.value, (autorepeat ? 4 : 1))
      }
    }
  }

  @Test func `A step of nothing and a range of nothing are exceptions, and change nothing`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      stepper.stepValue = 0
      stepper.minimumValue = 100
      stepper.maximumValue = -1
      expectEqual(raised.map(\.name), [.invalidArgument, .invalidArgument, .invalidArgument])
      #expect((stepper.stepValue, stepper.minimumValue, stepper.maximumValue) == (1, 0, 100))
    }
  }

  @Test func `Its buttons may have pictures`() {
    let plus = UIImage(systemName: "plus.circle")
    stepper.setIncrementImage(plus, for: .normal)
    expectEqual(stepper.incrementImage(for: .highlighted), plus)
    expectNil(stepper.decrementImage(for: .normal))
  }
}
