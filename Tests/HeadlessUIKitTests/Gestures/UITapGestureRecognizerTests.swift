import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITapGestureRecognizerTests {
  @Test func `A tap is recognized when the finger is lifted, and the view loses it`() {
    onStage { stage in
      stage.box.log = stage.log
      stage.add(taps(), "tap")
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["view began", "tap ended", "view cancelled"])
    }
  }

  @Test func `A recognizer that leaves touches alone lets the view have them`() {
    onStage { stage in
      stage.box.log = stage.log
      stage.add(taps(), "tap").cancelsTouchesInView = false
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["view began", "tap ended", "view ended"])
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

  @Test(arguments: [(0.3, 1), (0.4, 0)])
  func `The second of two taps must come soon`(pause: Double, recognized: Int) {
    onStage { stage in
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      stage.fingers.pass(pause)
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines.count, recognized)
    }
  }

  @Test func `Without a requirement a double tap is a single tap first`() {
    onStage { stage in
      stage.add(taps(), "single")
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["single ended", "double ended"])
    }
  }

  @Test func `A single tap that requires a double tap to fail waits for it`() {
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
  }

  @Test func `While a double tap may come the view does not learn that the finger is gone`() {
    onStage { stage in
      stage.box.log = stage.log
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      expectEqual(stage.log.lines, ["view began"])
      UIApplication.shared.settle()
      expectEqual(stage.log.lines, ["view began", "view ended"])
    }
  }

  @Test func `The wait for a second tap is named and keeps the application busy`() {
    onStage { stage in
      stage.box.accessibilityIdentifier = "box"
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["UITapGestureRecognizer of LoggingView#box"])
      expectTrue(UIApplication.shared.settle())
    }
  }

  @Test(arguments: [(1, 1, 1), (1, 2, 0), (2, 2, 1), (2, 1, 0)])
  func `A tap needs exactly as many fingers as required`(required: Int, used: Int, recognized: Int) {
    onStage { stage in
      stage.add(taps(fingers: required), "tap")
      let points = [middle, CGPoint(x: 240, y: 200)]
      if used == 1 { stage.fingers.tap(points[0]) } else { stage.fingers.tap(points[0], points[1]) }
      expectEqual(stage.log.lines.count, recognized)
      expectTrue(UIApplication.shared.settle())
    }
  }

  @Test func `A finger that stays down or goes far does not tap`() {
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
  }
}
