import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISwitchTests {
  @Test func `A switch is 51 by 31 points, whatever is asked for`() {
    #expect(
      UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame
        == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func `A tap turns it and tells so, a call only turns it`() {
    UIApplication().run {
      let control = UISwitch()
      var changes: [Bool] = []
      control.addAction(UIAction { [unowned control] _ in changes.append(control.isOn) }, for: .valueChanged)
      let window = mount(control)
      tap(in: window, at: CGPoint(x: 20, y: 20))
      tap(in: window, at: CGPoint(x: 20, y: 20))
      #expect(changes == [true, false])
      control.setOn(true, animated: false)
      #expect(control.isOn)
      #expect(changes.count == 2)
    }
  }

  @Test func `A disabled switch stays as it is`() {
    UIApplication().run {
      let control = UISwitch()
      control.isEnabled = false
      tap(in: mount(control), at: CGPoint(x: 20, y: 20))
      #expect(!control.isOn)
    }
  }

  @Test func `Its value is 1 or 0`() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
  }
}
