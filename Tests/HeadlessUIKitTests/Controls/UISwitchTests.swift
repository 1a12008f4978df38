import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISwitchTests {
  @Test func `A switch is 51 by 31 points, whatever is asked for, and its value is 1 or 0`() {
    expectEqual(
      UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame,
      CGRect(x: 1, y: 2, width: 51, height: 31))
    expectEqual(UISwitch().intrinsicContentSize, CGSize(width: 51, height: 31))
    let control = UISwitch()
    expectEqual(control.accessibilityValue, "0")
    control.isOn = true
    expectEqual(control.accessibilityValue, "1")
  }

  @Test func `A tap turns it and reports so unless it is disabled, and a call only turns it`() {
    UIApplication().run {
      let control = UISwitch()
      var changes: [Bool] = []
      control.addAction(UIAction { [unowned control] _ in changes.append(control.isOn) }, for: .valueChanged)
      let window = mount(control)
      tap(in: window, at: CGPoint(x: 20, y: 20))
      tap(in: window, at: CGPoint(x: 20, y: 20))
      expectEqual(changes, [true, false])
      control.setOn(true, animated: false)
      expectTrue(control.isOn)
      expectEqual(changes.count, 2)
    }
    UIApplication().run {
      let control = UISwitch()
      control.isEnabled = false
      tap(in: mount(control), at: CGPoint(x: 20, y: 20))
      expectFalse(control.isOn)
    }
  }

  @Test func `A drag turns it to the side of the finger`() {
    forEachRow(
      [
        (false, false, 40, true), (true, false, 40, true), (true, false, -40, false),
        (false, true, -40, true),
        (true, true, 40, false), (false, false, 300, true),
      ] as [(Bool, Bool, CGFloat, Bool)]
    ) { isOn, isMirrored, distance, result in
      UIApplication().run {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        control.isOn = isOn
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let window = mount(control)
        lift(
          press(in: window, at: CGPoint(x: 125, y: 115), movingTo: CGPoint(x: 125 + distance, y: 115)),
          in: window)
        expectEqual(control.isOn, result)
        expectEqual(changes, (isOn == result ? 0 : 1))
      }
    }
  }

  @Test func `Assistive technology turns it as a finger does`() {
    var changes = 0
    let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in changes += 1 })
    expectTrue(control.accessibilityActivate())
    expectTrue(control.isOn)
    control.isEnabled = false
    expectFalse(control.accessibilityActivate())
    expectTrue(control.isOn)
    expectEqual(changes, 1)
  }
}
