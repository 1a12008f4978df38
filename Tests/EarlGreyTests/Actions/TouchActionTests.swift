import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct TouchActionTests {
  private func perform(_ action: GREYAction, on matcher: GREYMatcher) throws(GREYError) {
    try EarlGrey.selectElement(with: matcher).performing(action)
  }

  @Test("Actions have EarlGrey's names")
  func names() {
    #expect(grey_tap().name == "Tap")
    #expect(grey_turnSwitchOn(true).name == "Turn switch to ON state")
    #expect(grey_turnSwitchOn(false).name == "Turn switch to OFF state")
  }

  @Test("A tap presses and releases a button")
  func tap() throws {
    var events: [String] = []
    let button = button("Go")
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("up outside") }, for: .touchUpOutside)
    try onScreen(button) { try perform(grey_tap(), on: grey_buttonTitle("Go")) }
    #expect(events == ["down", "up inside"])
  }

  @Test("A tap on a disabled button succeeds without effect")
  func disabled() throws {
    var taps = 0
    let button = button("Go") { taps += 1 }
    button.isEnabled = false
    try onScreen(button) { try perform(grey_tap(), on: grey_buttonTitle("Go")) }
    #expect(taps == 0)
  }

  @Test("A half-covered button is tapped where it can be seen")
  func halfCovered() throws {
    var taps = 0
    let button = button("Go") { taps += 1 }
    let cover = box("cover", size: CGSize(width: 60, height: 100), color: .black)
    try onScreen(button, cover) { try perform(grey_tap(), on: grey_buttonTitle("Go")) }
    #expect(taps == 1)
  }

  @Test("B17: a fully covered element cannot be tapped")
  func covered() {
    onScreen(button("Go"), box("cover", color: .black)) {
      let error = failure { () throws(GREYError) in try perform(grey_tap(), on: grey_buttonTitle("Go")) }
      #expect(error?.code == 2)
      #expect(
        error?.reasonText == "Cannot perform tap at {nan, nan} as it is outside window's bounds.")
    }
  }

  @Test("C1: a button that its own tap covers is not visible at the next link")
  func coveredByTap() throws {
    let (button, cover) = (button("Go"), box("cover", color: .black))
    cover.isHidden = true
    button.addAction(UIAction { _ in cover.isHidden = false }, for: .touchUpInside)
    try onScreen(button, cover) {
      let interaction = EarlGrey.selectElement(with: grey_buttonTitle("Go"))
      try interaction.performing(grey_tap())
      try interaction.asserting(grey_notVisible())
      #expect(VisibleArea(of: button).rects.isEmpty)
    }
  }

  @Test("B16: the root view controller may be replaced before a tap")
  func replacedRoot() throws {
    var taps = 0
    try onScreen(button("Old")) {
      let controller = UIViewController()
      controller.view.addSubview(button("New") { taps += 1 })
      UIApplication.shared.windows[0].rootViewController = controller
      try perform(grey_tap(), on: grey_buttonTitle("New"))
      try EarlGrey.selectElement(with: grey_buttonTitle("Old")).asserting(grey_nil())
    }
    #expect(taps == 1)
  }

  @Test("B16: a window on top takes taps until its button hides it")
  func secondWindow() throws {
    var taps = 0
    try onScreen(button("Back") { taps += 1 }) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let window = mount(controller)
      controller.view.addSubview(button("Hide") { window.isHidden = true })
      try perform(grey_tap(), on: grey_buttonTitle("Hide"))
      try EarlGrey.selectElement(with: grey_buttonTitle("Hide")).asserting(grey_notVisible())
      try perform(grey_tap(), on: grey_buttonTitle("Back"))
    }
    #expect(taps == 1)
  }

  @Test("F2: a switch is turned on once and off again, each with one event")
  func turnSwitch() throws {
    var states: [Bool] = []
    let toggle = UISwitch()
    toggle.frame.origin = CGPoint(x: 100, y: 200)
    toggle.addAction(UIAction { [unowned toggle] _ in states.append(toggle.isOn) }, for: .valueChanged)
    try onScreen(toggle) {
      for isOn in [true, true, false] {
        try perform(grey_turnSwitchOn(isOn), on: grey_kindOfClass(UISwitch.self))
      }
    }
    #expect(states == [true, false])
  }

  @Test("Only a switch can be turned")
  func noSwitch() {
    onScreen(button("Go")) {
      let error = failure { () throws(GREYError) in
        try perform(grey_turnSwitchOn(true), on: grey_buttonTitle("Go"))
      }
      #expect(error?.reason == .constraintsFailed("kindOfClass('UISwitch')"))
    }
  }
}
