import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITapGestureRecognizerTests {
  @Test func `A tap is recognized when the finger is lifted, and the view may lose or keep it`() {
    forEachRow([(true, "view cancelled"), (false, "view ended")]) { isCancelling, last in
      onStage { stage in
        stage.box.log = stage.log
        let tap = stage.add(taps(), "tap")
        if !isCancelling { tap.cancelsTouchesInView = false }
        stage.fingers.tap(middle)
        expectEqual(stage.log.lines, ["view began", "tap ended", last])
      }
    }
  }

  @Test func `A tap reports where it was`() {
    onStage { stage in
      var place = CGPoint.zero
      stage.add(taps(), "tap").addAction { place = $0.location(in: stage.box) }
      stage.fingers.tap(CGPoint(x: 112, y: 150))
      expectEqual(place, CGPoint(x: 12, y: 50))
    }
  }

  @Test func `A single tap comes before a double tap, or waits for it to fail where that is required`() {
    onStage { stage in
      let double = stage.add(taps(2), "double")
      stage.add(taps(), "single").require(toFail: double)
      stage.fingers.tap(middle)
      expectEmpty(stage.log.lines)
      expectFalse(UIApplication.shared.runLoop.isIdle)
      UIApplication.shared.settle()
      expectEqual(stage.log.take(), ["single ended"])
      stage.fingers.tap(middle)
      stage.fingers.tap(middle)
      UIApplication.shared.settle()
      expectEqual(stage.log.lines, ["double ended"])
    }
    onStage { stage in
      stage.add(taps(), "single")
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["single ended", "double ended"])
    }
  }

  @Test func `While a double tap may come the view waits for the end, and the wait has a name`() {
    onStage { stage in
      stage.box.log = stage.log
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["view began"])
      UIApplication.shared.settle()
      expectEqual(stage.log.lines, ["view began", "view ended"])
    }
    onStage { stage in
      stage.box.accessibilityIdentifier = "box"
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["UITapGestureRecognizer of LoggingView#box"])
      expectTrue(UIApplication.shared.settle())
    }
  }

  @Test func `A tap needs exactly as many fingers as required, in one place and in time`() {
    forEachRow([(1, 1, 1), (1, 2, 0), (2, 2, 1), (2, 1, 0)]) { required, used, recognized in
      onStage { stage in
        stage.add(taps(fingers: required), "tap")
        let points = [middle, CGPoint(x: 240, y: 200)]
        if used == 1 { stage.fingers.tap(points[0]) } else { stage.fingers.tap(points[0], points[1]) }
        expectEqual(stage.log.lines.count, recognized)
        expectTrue(UIApplication.shared.settle())
      }
    }
    onStage { stage in
      stage.add(taps(), "tap")
      stage.fingers.down(middle)
      stage.fingers.pass(1)
      stage.fingers.up()
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 60))
      stage.fingers.up()
      expectEmpty(stage.log.lines)
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["tap ended"])
    }
    forEachRow([(0.3, 1), (0.4, 0)]) { pause, recognized in
      onStage { stage in
        stage.add(taps(2), "double")
        stage.fingers.tap(middle)
        stage.fingers.pass(pause)
        stage.fingers.tap(middle)
        expectEqual(stage.log.lines.count, recognized)
      }
    }
  }
}
