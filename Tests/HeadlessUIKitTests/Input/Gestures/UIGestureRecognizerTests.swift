import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIGestureRecognizerTests {
  @Test func `The recognizer of the inner view wins, unless a delegate decides otherwise`() {
    onStage { stage in
      stage.add(taps(), "outer", to: stage.window)
      stage.add(taps(), "inner")
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["inner ended"])
    }
    onStage { stage in
      stage.together = true
      stage.add(taps(), "outer", to: stage.window).delegate = stage
      stage.add(taps(), "inner")
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["inner ended", "outer ended"])
    }
    onStage { stage in
      stage.begins = false
      stage.add(taps(), "inner").delegate = stage
      stage.add(taps(), "outer", to: stage.window)
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["outer ended"])
    }
    onStage { stage in
      stage.receives = false
      stage.add(taps(), "tap").delegate = stage
      stage.fingers.tap(middle)
      expectEmpty(stage.log.lines)
      expectTrue(UIApplication.shared.runLoop.isIdle)
    }
    onStage { stage in
      stage.failsFirst = stage.add(taps(2), "double")
      stage.add(taps(), "single").delegate = stage
      stage.fingers.tap(middle)
      expectEmpty(stage.log.lines)
      UIApplication.shared.settle()
      expectEqual(stage.log.lines, ["single ended"])
    }
  }

  @Test func `A disabled or removed recognizer recognizes nothing, and cancels what is under way`() {
    onStage { stage in
      let tap = stage.add(taps(), "tap")
      tap.isEnabled = false
      stage.fingers.tap(middle)
      tap.isEnabled = true
      stage.box.removeGestureRecognizer(tap)
      expectNil(stage.box.gestureRecognizers)
      stage.fingers.tap(middle)
      expectEmpty(stage.log.lines)
    }
    onStage { stage in
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 20), steps: 1)
      pan.isEnabled = false
      pan.isEnabled = true
      stage.fingers.drag(by: CGVector(dx: 20), steps: 1)
      stage.fingers.up()
      expectEqual(stage.log.lines, ["pan began", "pan cancelled"])
      expectEqual(pan.state, .possible)
    }
  }

  @Test func `A finger on the view keeps the application busy until it is lifted`() {
    onStage { stage in
      stage.add(UIPanGestureRecognizer(), "pan").name = "drag"
      stage.fingers.down(middle)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["drag"])
      expectFalse(UIApplication.shared.settle())
      stage.fingers.up()
      expectTrue(UIApplication.shared.settle())
    }
  }

  @Test func `A button keeps a single tap from the views behind it, but not a pan`() {
    onStage { stage in
      let button = UIButton(type: .system)
      button.frame = stage.box.bounds
      button.addAction(UIAction { _ in stage.log.add("button") }, for: .touchUpInside)
      stage.box.addSubview(button)
      stage.add(taps(), "tap")
      stage.fingers.tap(middle)
      expectEqual(stage.log.take(), ["button"])
      stage.add(UIPanGestureRecognizer(), "pan")
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 20), steps: 2)
      stage.fingers.up()
      expectEqual(stage.log.lines, ["pan began", "pan changed", "pan ended"])
    }
  }

  @Test func `A view without recognizers gets its touches as ever`() {
    onStage { stage in
      stage.box.log = stage.log
      stage.fingers.down(middle)
      stage.fingers.move(.zero)
      stage.fingers.up()
      expectEqual(stage.log.lines, ["view began", "view moved", "view ended"])
    }
  }

  @Test func `A touch that the system cancels cancels the gesture`() {
    onStage { stage in
      stage.add(UIPanGestureRecognizer(), "pan")
      let touch = press(in: stage.window, at: middle, movingTo: CGPoint(x: 250, y: 200))
      touch.update(.cancelled, at: middle)
      stage.window.sendEvent(UIEvent(touches: [touch]))
      expectEqual(stage.log.lines, ["pan began", "pan cancelled"])
      expectTrue(UIApplication.shared.runLoop.isIdle)
    }
  }
}
