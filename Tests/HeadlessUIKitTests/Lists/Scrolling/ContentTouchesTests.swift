import Expectations
import Testing

@testable import HeadlessUIKit

/// Fingers on views in scroll views: `delaysContentTouches`, `canCancelContentTouches`,
/// `touchesShouldCancel(in:)` and `touchesShouldBegin(_:with:in:)`.
@Suite @MainActor struct ContentTouchesTests {
  final class Scroll: UIScrollView {
    var begins = true
    var cancels: Bool?
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  /// Shows a scroll view with a view in its content, and runs `body`.
  private func scrolling(
    over content: UIView, _ body: (Scroll, GestureStage) -> Void
  ) {
    onStage { stage in
      let scroll = Scroll(frame: stage.box.bounds)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      content.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
      scroll.addSubview(content)
      stage.box.addSubview(scroll)
      body(scroll, stage)
    }
  }

  private func view(on log: Log) -> UIView {
    let view = GestureStage.LoggingView()
    view.log = log
    return view
  }

  @Test func `A view gets a finger that does not scroll after 0.15 seconds, or when it is lifted`() {
    forEachRow(
      [
        (true, 0.1, []), (true, 0.2, ["view began"]), (false, 0, ["view began"]),
      ] as [(Bool, Double, [String])]
    ) { delays, seconds, expected in
      let log = Log()
      scrolling(over: view(on: log)) { scroll, stage in
        scroll.delaysContentTouches = delays
        stage.fingers.down(middle)
        stage.fingers.pass(seconds)
        expectEqual(log.lines, expected)
        stage.fingers.up()
        expectEqual(log.lines, ["view began", "view ended"])
        expectTrue(UIApplication.shared.runLoop.isIdle)
      }
    }
  }

  @Test func `A finger that scrolls at once never reaches the view`() {
    forEachRow([(true, []), (false, ["view began", "view moved", "view cancelled"])] as [(Bool, [String])]) {
      delays, expected in
      let log = Log()
      scrolling(over: view(on: log)) { scroll, stage in
        scroll.delaysContentTouches = delays
        stage.fingers.down(middle)
        stage.fingers.drag(by: CGVector(dy: -80))
        expectTrue(scroll.contentOffset.y > 0)
        expectEqual(log.lines.filter { $0 != "view moved" }, expected.filter { $0 != "view moved" })
        stage.fingers.up()
      }
    }
  }

  @Test func `Content that does not scroll has its fingers at once`() {
    let log = Log()
    scrolling(over: view(on: log)) { scroll, stage in
      scroll.contentSize = scroll.bounds.size
      stage.fingers.down(middle)
      expectEqual(log.lines, ["view began"])
      stage.fingers.up()
    }
  }

  @Test func `A view that has the finger loses it to a drag, unless the scroll view may not cancel`() {
    forEachRow(
      [
        ("view", UIView(), true, nil, true), ("control", UIControl(), true, nil, false),
        ("control of a class that cancels", UIControl(), true, true, true),
        ("view that is kept", UIView(), true, false, false),
        ("nothing is cancelled", UIView(), false, true, false),
      ] as [(String, UIView, Bool, Bool?, Bool)]
    ) { _, content, canCancel, should, scrolls in
      scrolling(over: content) { scroll, stage in
        (scroll.canCancelContentTouches, scroll.cancels) = (canCancel, should)
        stage.fingers.down(middle)
        stage.fingers.pass(0.3)
        stage.fingers.drag(by: CGVector(dy: -80))
        stage.fingers.up()
        expectEqual(scroll.contentOffset.y > 0, scrolls)
      }
    }
  }

  @Test func `A button that has not received the finger does not keep the content from scrolling`() {
    scrolling(over: UIButton()) { scroll, stage in
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dy: -80))
      stage.fingers.up()
      expectTrue(scroll.contentOffset.y > 0)
    }
  }

  @Test func `A scroll view may refuse the fingers of its content`() {
    forEachRow([(true, ["view began", "view ended"]), (false, [])] as [(Bool, [String])]) {
      begins, expected in
      let log = Log()
      scrolling(over: view(on: log)) { scroll, stage in
        scroll.begins = begins
        stage.fingers.tap(middle)
        expectEqual(log.lines, expected)
        // Nothing of the last touch affects the next one.
        stage.fingers.tap(middle)
        expectEqual(log.lines, expected + expected)
      }
    }
  }

  @Test func `A slider in a view that scrolls sideways takes hold where the finger came down`() {
    let slider = UISlider()
    scrolling(over: UIView()) { scroll, stage in
      scroll.contentSize = CGSize(width: 1000, height: 200)
      slider.frame = CGRect(x: 0, y: 80, width: 200, height: 31)
      scroll.addSubview(slider)
      stage.fingers.down(slider.convert(CGPoint(x: 15, y: 15), to: nil))
      stage.fingers.drag(by: CGVector(dx: 80))
      stage.fingers.up()
      expectEqual(scroll.contentOffset.x, 0)
      expectTrue(abs(slider.value - 80.0 / 169) < 0.05)
    }
  }

  @Test func `An exclusive view has the window's fingers for itself`() {
    forEachRow([
      (false, false, ["first", "second"]), (true, false, ["first"]), (false, true, ["first"]),
    ]) { first, second, expected in
      onStage { stage in
        let buttons = [0, 100].map { UIButton(frame: CGRect(x: $0, y: 0, width: 100, height: 100)) }
        (buttons[0].isExclusiveTouch, buttons[1].isExclusiveTouch) = (first, second)
        for (button, name) in zip(buttons, ["first", "second"]) {
          button.addAction(UIAction { _ in stage.log.add(name) }, for: .touchUpInside)
          stage.box.addSubview(button)
        }
        stage.fingers.down(CGPoint(x: 150, y: 150))
        stage.fingers.down(CGPoint(x: 250, y: 150))
        stage.fingers.up()
        expectEqual(stage.log.lines, expected)
      }
    }
  }
}
