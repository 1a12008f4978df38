import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct GestureEnvironmentTests {
  @Test func `A view learns of fingers that are kept back once the gesture has failed, or never`() {
    onStage { stage in
      stage.box.log = stage.log
      let tap = stage.add(taps(2), "tap")
      tap.delaysTouchesBegan = true
      stage.fingers.tap(middle)
      expectEmpty(stage.log.lines)
      stage.fingers.pass(1)
      expectEqual(stage.log.lines, ["view began", "view ended"])
    }
    onStage { stage in
      stage.box.log = stage.log
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.delaysTouchesBegan = true
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 50), steps: 1)
      stage.fingers.up()
      expectEqual(stage.log.lines, ["pan began", "pan ended"])
    }
  }

  @Test func `A class of recognizers can say itself what must fail first`() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
      }
    }
    onStage { stage in
      stage.add(Patient(), "single")
      stage.add(taps(2), "double")
      stage.fingers.tap(middle)
      expectEmpty(stage.log.lines)
      stage.fingers.pass(1)
      expectEqual(stage.log.lines, ["single ended"])
    }
  }

  @Test func `Views behind a stepper do not get the taps on it`() {
    onStage { stage in
      let stepper = UIStepper(frame: CGRect(x: 50, y: 50, width: 94, height: 32))
      stage.box.addSubview(stepper)
      stage.add(taps(), "tap")
      stage.fingers.tap(CGPoint(x: 160, y: 160))
      expectEmpty(stage.log.lines)
    }
  }
}
