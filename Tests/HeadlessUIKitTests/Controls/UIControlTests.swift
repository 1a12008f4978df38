import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIControlTests {
  let log = Log()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  private func logging(_ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map(UIAction.Identifier.init)) { [log] _ in log.add(name) }
  }

  private func logTouches() {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in events { control.addAction(logging(name), for: event) }
  }

  @Test func `Actions run for their events only, in the order of adding`() {
    control.addAction(logging("a"), for: .valueChanged)
    control.addAction(logging("b"), for: [.valueChanged, .touchDown])
    control.addAction(logging("c"), for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["a", "b"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["b", "c"])
    control.sendActions(for: .editingChanged)
    #expect(log.take() == [])
  }

  @Test func `An action of the same identifier replaces the former for these events`() {
    control.addAction(logging("old", "save"), for: [.touchDown, .valueChanged])
    control.addAction(logging("new", "save"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["new"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["old"])
  }

  @Test func `Actions without an identifier are different ones`() {
    control.addAction(logging("a"), for: .touchDown)
    control.addAction(logging("b"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["a", "b"])
  }

  @Test func `An action is removed from the given events, and stays for the others`() {
    let action = logging("a")
    control.addAction(action, for: [.touchDown, .valueChanged])
    control.removeAction(identifiedBy: action.identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["a"])
  }

  @Test func `Actions that come and go while events are sent wait for the next time`() {
    let last = logging("last")
    control.addAction(
      UIAction { [control, log] _ in
        log.add("first")
        control.removeAction(identifiedBy: last.identifier, for: .touchDown)
        control.addAction(UIAction(identifier: .init("new")) { _ in log.add("new") }, for: .touchDown)
      }, for: .touchDown)
    control.addAction(last, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["first", "last"])
    control.sendActions(for: .touchDown)
    #expect(log.take().first == "first")
  }

  @Test func `An action knows its sender while it runs`() {
    var sender: UIControl?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func `A tap is a touch down and a touch up inside`() {
    UIApplication().run {
      logTouches()
      tap(in: mount(control), at: CGPoint(x: 120, y: 120))
      #expect(log.lines == ["down", "inside"])
      #expect(!control.isHighlighted)
    }
  }

  @Test(
    arguments: [(219, "inside"), (221, "outside"), (31, "inside"), (29, "outside")] as [(CGFloat, String)])
  func `A finger may stray by seventy points`(x: CGFloat, ending: String) {
    UIApplication().run {
      logTouches()
      let window = mount(control)
      let touch = press(in: window, at: CGPoint(x: 120, y: 120))
      #expect(control.isHighlighted)
      touch.update(.moved, at: CGPoint(x: x, y: 120))
      window.sendEvent(UIEvent(touches: [touch]))
      #expect(control.isHighlighted == (ending == "inside"))
      lift(touch, in: window)
      #expect(log.lines == ["down", ending])
    }
  }

  @Test func `A cancelled touch is no tap`() {
    UIApplication().run {
      logTouches()
      let window = mount(control)
      let touch = press(in: window, at: CGPoint(x: 120, y: 120))
      touch.update(.cancelled, at: CGPoint(x: 120, y: 120))
      window.sendEvent(UIEvent(touches: [touch]))
      #expect(log.lines == ["down", "cancel"])
      #expect(!control.isHighlighted)
    }
  }

  @Test func `A disabled control swallows touches`() {
    UIApplication().run {
      logTouches()
      control.isEnabled = false
      let window = mount(control)
      #expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === control)
      tap(in: window, at: CGPoint(x: 120, y: 120))
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `A control that is disabled under the finger is not highlighted for ever`() {
    UIApplication().run {
      let window = mount(control)
      let touch = press(in: window, at: CGPoint(x: 120, y: 120))
      control.isEnabled = false
      lift(touch, in: window)
      #expect(!control.isHighlighted)
    }
  }
}
