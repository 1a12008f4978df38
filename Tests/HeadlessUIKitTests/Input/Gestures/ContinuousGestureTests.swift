import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct ContinuousGestureTests {
  @Test func `A long press begins after half a second, unless the finger moves more than ten points`() {
    forEachRow([(0.49, []), (0.5, ["press began", "press ended"])] as [(Double, [String])]) { held, states in
      onStage { stage in
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.fingers.down(middle)
        stage.fingers.pass(held)
        stage.fingers.up()
        expectEqual(stage.log.lines, states)
      }
    }
    forEachRow([(10.0, true), (11.0, false)]) { distance, begins in
      onStage { stage in
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.fingers.down(middle)
        stage.fingers.drag(by: CGVector(dy: distance), steps: 1)
        stage.fingers.pass(1)
        expectEqual(stage.log.lines, (begins ? ["press began"] : []))
      }
    }
  }

  @Test func `A finger that moves after the press began changes the gesture, and is not a tap`() {
    onStage { stage in
      stage.add(taps(), "tap")
      stage.add(UILongPressGestureRecognizer(), "press")
      stage.fingers.down(middle)
      stage.fingers.pass(0.6)
      stage.fingers.drag(by: CGVector(dy: 60), steps: 1)
      stage.fingers.up()
      expectEqual(stage.log.lines, ["press began", "press changed", "press ended"])
    }
  }

  @Test func `A pan begins after ten points, which its translation leaves out, and can be set anew`() {
    onStage { stage in
      var translations: [CGPoint] = []
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.addAction { _ in translations.append(pan.translation(in: stage.box)) }
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 9), steps: 1)
      expectEmpty(translations)
      stage.fingers.drag(by: CGVector(dx: 6), steps: 1)
      stage.fingers.drag(by: CGVector(dx: 20, dy: 5), steps: 1)
      expectEqual(translations, [CGPoint(x: 5, y: 0), CGPoint(x: 25, y: 5)])
    }
    onStage { stage in
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 30), steps: 1)
      pan.setTranslation(.zero, in: stage.box)
      stage.fingers.drag(by: CGVector(dx: 7), steps: 1)
      expectEqual(pan.translation(in: stage.box), CGPoint(x: 7, y: 0))
    }
  }

  @Test func `Distances and velocities are in the points of the view that measures them`() {
    onStage { stage in
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let measure = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.box.superview?.addSubview(measure)
      measure.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      measure.isUserInteractionEnabled = false
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 10), steps: 1)
      stage.fingers.drag(by: CGVector(dx: 20, dy: 40), steps: 1)
      expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 40))
      let (turned, velocity) = (pan.translation(in: measure), pan.velocity(in: measure))
      #expect(abs(turned.x - 20) < 1e-9 && abs(turned.y + 10) < 1e-9)
      let plain = pan.velocity(in: nil)
      #expect(abs(velocity.x - plain.y / 2) < 1e-6 && abs(velocity.y + plain.x / 2) < 1e-6)
      pan.setTranslation(CGPoint(x: 3, y: 4), in: measure)
      let anew = pan.translation(in: nil)
      #expect(abs(anew.x + 8) < 1e-9 && abs(anew.y - 6) < 1e-9)
    }
  }

  /// slackhq/PanModal sets the translation to zero at each change, and decides by the velocity at the end.
  @Test func `A pan whose translation is set at each change has its velocity at the end`() {
    onStage { stage in
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      var atEnd: CGPoint?
      pan.addAction { _ in
        pan.setTranslation(.zero, in: stage.box)
        if pan.state == .ended { atEnd = pan.velocity(in: stage.box) }
      }
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 0, dy: 100), steps: 10)
      stage.fingers.up()
      #expect((atEnd?.y ?? 0) > 500)
    }
  }

  @Test func `A pan has a velocity in points per second, and none after a rest`() {
    onStage { stage in
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      var last = CGPoint.zero
      pan.addAction { _ in last = pan.velocity(in: stage.box) }
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 100, dy: -50), steps: 10)
      #expect(abs(last.x - 600) < 0.001)
      #expect(abs(last.y + 300) < 0.001)
      stage.fingers.pass(0.2)
      stage.fingers.up()
      expectEqual(last, .zero)
    }
  }

  @Test func `A pan needs its number of fingers, and goes on without a jump when one comes`() {
    onStage { stage in
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.minimumNumberOfTouches = 2
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 40), steps: 2)
      expectEmpty(stage.log.lines)
      stage.fingers.down(CGPoint(x: 150, y: 150))
      stage.fingers.drag(by: CGVector(dx: 30), steps: 1)
      expectEqual(stage.log.lines, ["pan began"])
      expectEqual(pan.numberOfTouches, 2)
    }
  }

  @Test func `A swipe is recognized in its direction and in no other`() {
    forEachRow([
      (UISwipeGestureRecognizer.Direction.up, CGVector(dy: -90)), (.down, CGVector(dy: 90)),
      (.left, CGVector(dx: -90)), (.right, CGVector(dx: 90)),
    ]) { direction, path in
      onStage { stage in
        for (each, name) in [(UISwipeGestureRecognizer.Direction.up, "up"), (.down, "down"), (.left, "left")]
        {
          stage.add(UISwipeGestureRecognizer(), name).direction = each
        }
        stage.add(UISwipeGestureRecognizer(), "right")
        stage.fingers.down(middle)
        stage.fingers.drag(by: path, steps: 6)
        stage.fingers.up()
        let names = [1: "right", 2: "left", 4: "up", 8: "down"]
        expectEqual(stage.log.lines, [names[Int(direction.rawValue)].map { "\($0) ended" }])
      }
    }
  }

  @Test func `A slow finger does not swipe, and too few do not either`() {
    onStage { stage in
      stage.add(UISwipeGestureRecognizer(), "swipe")
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 90), steps: 90)
      stage.fingers.up()
      expectEmpty(stage.log.lines)
      stage.box.gestureRecognizers?.first.map(stage.box.removeGestureRecognizer)
      stage.add(UISwipeGestureRecognizer(), "two").numberOfTouchesRequired = 2
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 90))
      stage.fingers.up()
      expectEmpty(stage.log.lines)
      stage.fingers.down(middle, CGPoint(x: 200, y: 210))
      stage.fingers.drag(by: CGVector(dx: 90))
      stage.fingers.up()
      expectEqual(stage.log.lines, ["two ended"])
    }
  }

  @Test func `A pan that requires a swipe to fail begins late, and not after a swipe`() {
    onStage { stage in
      let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
      stage.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 90))
      stage.fingers.up()
      expectEqual(stage.log.take(), ["swipe ended"])
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dx: 40))
      expectEmpty(stage.log.lines)
      stage.fingers.pass(1)
      expectEqual(stage.log.take(), ["pan began"])
      stage.fingers.up()
      expectEqual(stage.log.lines, ["pan ended"])
    }
  }

  @Test func `A pinch scales by the fingers' distance`() {
    onStage { stage in
      let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
      stage.fingers.down(CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200))
      stage.fingers.pass(0.1)
      stage.fingers.move(CGPoint(x: 160, y: 200), CGPoint(x: 240, y: 200))
      expectEqual(pinch.scale, 2)
      #expect(abs(pinch.velocity - 10) < 0.001)
      pinch.scale = 1
      stage.fingers.move(CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200))
      expectEqual(pinch.scale, 0.5)
      stage.fingers.up()
      expectEqual(stage.log.lines, ["pinch began", "pinch changed", "pinch ended"])
    }
  }

  @Test func `A rotation turns by the fingers' angle, clockwise, also beyond half a turn`() {
    onStage { stage in
      let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
      stage.fingers.down(CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200))
      stage.fingers.move(CGPoint(x: 200, y: 150), CGPoint(x: 200, y: 250))
      #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
      stage.fingers.move(CGPoint(x: 240, y: 170), CGPoint(x: 160, y: 230))
      stage.fingers.move(CGPoint(x: 200, y: 250), CGPoint(x: 200, y: 150))
      #expect(abs(rotation.rotation - .pi * 1.5) < 1e-9)
      stage.fingers.up()
      expectEqual(
        stage.log.lines, ["rotation began", "rotation changed", "rotation changed", "rotation ended"])
    }
  }
}
