import Expectations
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

  @Test func `Actions run for their events only, in the order of adding, even if they are alike`() {
    control.addAction(logging("a"), for: .valueChanged)
    control.addAction(logging("b"), for: [.valueChanged, .touchDown])
    control.addAction(logging("c"), for: .touchDown)
    control.sendActions(for: .valueChanged)
    expectEqual(log.take(), ["a", "b"])
    control.sendActions(for: .touchDown)
    expectEqual(log.take(), ["b", "c"])
    control.sendActions(for: .editingChanged)
    expectEqual(log.take(), [])
    let other = Self()
    other.control.addAction(other.logging("a"), for: .touchDown)
    other.control.addAction(other.logging("b"), for: .touchDown)
    other.control.sendActions(for: .touchDown)
    expectEqual(other.log.lines, ["a", "b"])
    let third = Self()
    third.control.addAction(third.logging("a"), for: [.touchDown, .touchUpInside])
    third.control.sendActions(for: .allEvents)
    expectEqual(third.log.lines, ["a"])
  }

  @Test func `An action is replaced by the same identifier, or removed, for the given events only`() {
    control.addAction(logging("old", "save"), for: [.touchDown, .valueChanged])
    control.addAction(logging("new", "save"), for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log.take(), ["new"])
    control.sendActions(for: .valueChanged)
    expectEqual(log.take(), ["old"])
    let other = Self()
    let action = other.logging("a")
    other.control.addAction(action, for: [.touchDown, .valueChanged])
    other.control.removeAction(identifiedBy: action.identifier, for: .touchDown)
    other.control.sendActions(for: .touchDown)
    expectEqual(other.log.take(), [])
    other.control.sendActions(for: .valueChanged)
    expectEqual(other.log.take(), ["a"])
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
    expectEqual(log.take(), ["first", "last"])
    control.sendActions(for: .touchDown)
    expectEqual(log.take().first, "first")
  }

  @Test func `A primary action runs on that event, and an action knows its sender while it runs`() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender as? UIControl === control)
    expectNil(action.sender)
    let primary = UIControl(frame: .zero, primaryAction: logging("primary"))
    primary.sendActions(for: .touchUpInside)
    primary.sendActions(for: .primaryActionTriggered)
    expectEqual(log.lines, ["primary"])
  }

  @Test func `A tap is a touch down and up inside, unless it is cancelled or the control is disabled`() {
    UIApplication().run {
      logTouches()
      tap(in: mount(control), at: CGPoint(x: 120, y: 120))
      expectEqual(log.lines, ["down", "inside"])
      expectFalse(control.isHighlighted)
    }
    let other = Self()
    UIApplication().run {
      other.logTouches()
      let window = mount(other.control)
      let touch = press(in: window, at: CGPoint(x: 120, y: 120))
      touch.update(.cancelled, at: CGPoint(x: 120, y: 120))
      window.sendEvent(UIEvent(touches: [touch]))
      expectEqual(other.log.lines, ["down", "cancel"])
      expectFalse(other.control.isHighlighted)
    }
    let third = Self()
    UIApplication().run {
      third.logTouches()
      third.control.isEnabled = false
      let window = mount(third.control)
      #expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === third.control)
      tap(in: window, at: CGPoint(x: 120, y: 120))
      expectEmpty(third.log.lines)
    }
  }

  @Test func `A finger may stray by seventy points, and drags out and in as it leaves and comes back`() {
    forEachRow([(219, "inside"), (221, "outside"), (31, "inside"), (29, "outside")] as [(CGFloat, String)]) {
      x, ending in
      let suite = Self()
      UIApplication().run {
        suite.logTouches()
        let window = mount(suite.control)
        let touch = press(in: window, at: CGPoint(x: 120, y: 120))
        expectTrue(suite.control.isHighlighted)
        touch.update(.moved, at: CGPoint(x: x, y: 120))
        window.sendEvent(UIEvent(touches: [touch]))
        expectEqual(suite.control.isHighlighted, (ending == "inside"))
        lift(touch, in: window)
        expectEqual(suite.log.lines, ["down", ending])
      }
    }
    UIApplication().run {
      let events: [(UIControl.Event, String)] = [
        (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
        (.touchDragExit, "exit"),
      ]
      for (event, name) in events { control.addAction(logging(name), for: event) }
      let window = mount(control)
      let touch = press(in: window, at: CGPoint(x: 120, y: 120))
      var lines: [[String]] = []
      for x in [130, 300, 310, 130, 120] as [CGFloat] {
        touch.update(.moved, at: CGPoint(x: x, y: 120))
        window.sendEvent(UIEvent(touches: [touch]))
        lines.append(log.take())
      }
      expectEqual(
        lines, [["inside"], ["outside", "exit"], ["outside"], ["inside", "enter"], ["inside"]])
    }
  }

  @Test func `A second tap soon after the first is a repeated touch down`() {
    UIApplication().run {
      control.addAction(logging("down"), for: .touchDown)
      control.addAction(logging("repeat"), for: .touchDownRepeat)
      let window = mount(control)
      tap(in: window, at: CGPoint(x: 120, y: 120))
      tap(in: window, at: CGPoint(x: 121, y: 120))
      expectEqual(log.take(), ["down", "down", "repeat"])
      UIApplication.shared.runLoop.advance(by: 1)
      tap(in: window, at: CGPoint(x: 120, y: 120))
      expectEqual(log.take(), ["down"])
    }
  }

  @Test func `A control that is disabled under the finger, or leaves its window, loses the finger`() {
    UIApplication().run {
      let window = mount(control)
      let touch = press(in: window, at: CGPoint(x: 120, y: 120))
      control.isEnabled = false
      lift(touch, in: window)
      expectFalse(control.isHighlighted)
    }
    UIApplication().run {
      let control = TrackingControl(log)
      let window = mount(control)
      let touch = press(in: window, at: CGPoint(x: 20, y: 20))
      control.isEnabled = false
      expectFalse(control.isTracking)
      lift(touch, in: window)
      control.isEnabled = true
      press(in: window, at: CGPoint(x: 20, y: 20))
      control.removeFromSuperview()
      expectFalse(control.isHighlighted)
      expectEqual(log.lines, ["begin", "cancel", "begin", "cancel"])
    }
  }

  @Test func `Events have UIKit's values`() {
    forEachRow(
      [
        (UIControl.Event.touchDown, 0x1), (.touchDownRepeat, 0x2), (.touchDragInside, 0x4),
        (.touchDragOutside, 0x8), (.touchDragEnter, 0x10), (.touchDragExit, 0x20), (.touchUpInside, 0x40),
        (.touchUpOutside, 0x80), (.touchCancel, 0x100), (.valueChanged, 0x1000),
        (.primaryActionTriggered, 0x2000), (.menuActionTriggered, 0x4000), (.editingDidBegin, 0x1_0000),
        (.editingChanged, 0x2_0000), (.editingDidEnd, 0x4_0000), (.editingDidEndOnExit, 0x8_0000),
        (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF_0000), (.allEvents, 0xFFFF_FFFF),
      ] as [(UIControl.Event, UInt)]
    ) { event, value in
      expectEqual(event.rawValue, value)
    }
  }

  @Test func `A control knows the events that it has actions for, and all that it is`() {
    let action = logging("a")
    control.addAction(action, for: [.touchDown, .valueChanged])
    expectEqual(control.allControlEvents, [.touchDown, .valueChanged])
    control.removeAction(action, for: .touchDown)
    expectEqual(control.allControlEvents, .valueChanged)
    expectEqual(control.state, .normal)
    control.isSelected = true
    control.isHighlighted = true
    expectEqual(control.state, [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test func `Tracking comes before the events, and ends when the class says so`() {
    UIApplication().run {
      let control = TrackingControl(log)
      control.addAction(logging("drag"), for: .touchDragInside)
      control.addAction(logging("up"), for: .touchUpInside)
      let window = mount(control)
      lift(press(in: window, at: CGPoint(x: 20, y: 20), movingTo: CGPoint(x: 25, y: 20)), in: window)
      expectEqual(log.take(), ["begin", "continue", "drag", "end", "up"])
      control.goesOn = false
      lift(press(in: window, at: CGPoint(x: 20, y: 20), movingTo: CGPoint(x: 25, y: 20)), in: window)
      expectEqual(log.take(), ["begin", "continue"])
      expectFalse(control.isHighlighted)
    }
  }

  @Test func `A view in a control has its own touches, unless it takes none or is a label or a picture`() {
    forEachRow([(true, false), (false, true)]) { takesTouches, hears in
      let suite = Self()
      UIApplication().run {
        suite.logTouches()
        let part = UIView(frame: suite.control.bounds)
        part.isUserInteractionEnabled = takesTouches
        suite.control.addSubview(part)
        tap(in: mount(suite.control), at: CGPoint(x: 120, y: 120))
        expectEqual(suite.log.lines, (hears ? ["down", "inside"] : []))
      }
    }
    UIApplication().run {
      logTouches()
      for part in [UILabel(frame: control.bounds), UIImageView(frame: control.bounds)] {
        control.addSubview(part)
      }
      tap(in: mount(control), at: CGPoint(x: 120, y: 120))
      expectEqual(log.lines, ["down", "inside"])
    }
  }

  @Test func `Leading and trailing follow the direction of reading`() {
    forEachRow([
      (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.right),
      (.trailing, .left), (.left, .left), (.center, .center),
    ]) { alignment, effective in
      control.semanticContentAttribute = .forceRightToLeft
      control.contentHorizontalAlignment = alignment
      expectEqual(control.effectiveContentHorizontalAlignment, effective)
    }
  }
}

/// A control that logs what it tracks.
private final class TrackingControl: UIControl {
  private let log: Log
  var goesOn = true

  init(_ log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.add("begin")
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.add("continue")
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.add("end")
  }

  override func cancelTracking(with event: UIEvent?) {
    log.add("cancel")
  }
}
