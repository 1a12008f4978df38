import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Transactions and implicit animations, from the documentation of `CATransaction` and the Core
/// Animation Programming Guide.
@Suite @MainActor
struct CATransactionTests {
  private let application = UIApplication()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()
  private var loop: VirtualRunLoop { application.runLoop }

  private func note(_ word: String) -> @MainActor () -> Void {
    { log.add("\(word) \(CACurrentMediaTime())") }
  }

  private func fade(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, duration)
    return animation
  }

  @Test func `A completion waits for the animations of its transaction, those of views as well`() {
    application.run {
      mount(view)
      CATransaction.begin()
      CATransaction.setCompletionBlock(note("done"))
      view.layer.add(fade(1), forKey: "a")
      UIView.animate(withDuration: 2) { view.center.x = 80 }
      CATransaction.commit()
      expectEmpty(log.lines)
      loop.drain()
      expectEqual(log.take(), ["done 2.0"])
      CATransaction.begin()
      CATransaction.setCompletionBlock(note("done"))
      view.layer.add(fade(5), forKey: "a")
      CATransaction.commit()
      loop.advance(by: 1)
      view.layer.removeAllAnimations()
      loop.drain()
      expectEqual(log.lines, ["done 3.0"], "a removed animation is not waited for")
    }
  }

  @Test func `A completion without animations is called at the end of its transaction`() {
    application.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock(note("explicit"))
      expectEmpty(log.lines)
      CATransaction.commit()
      expectEqual(log.lines, ["explicit 0.0"])
      CATransaction.setCompletionBlock(note("of the turn"))
      expectEqual(log.lines.count, 1)
      loop.drain()
      expectEqual(log.lines, ["explicit 0.0", "of the turn 0.0"])
    }
  }

  @Test func `A completion waits for the transitions of controllers`() {
    application.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      mount(navigation)
      let start = loop.now
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("done \(loop.now > start)") }
      navigation.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
      expectEmpty(log.lines)
      loop.drain()
      expectEqual(log.lines, ["done true"])
    }
  }

  @Test func `Values are inherited by transactions inside, and end with theirs`() {
    application.run {
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setValue("x", forKey: "mine")
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      expectEqual(CATransaction.value(forKey: "mine") as? String, "x")
      CATransaction.commit()
      expectFalse(CATransaction.disableActions())
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      mount(view)
      view.layer.add(fade(0), forKey: "a")
      let added = view.layer.animation(forKey: "a")
      expectEqual(added?.duration, 2)
      expectEqual(added?.timingFunction, CAMediaTimingFunction(name: .easeIn))
      CATransaction.commit()
      expectEqual(CATransaction.animationDuration(), 0.25)
    }
  }

  @Test func `A layer's change is animated for a quarter of a second if it has been on the screen`() {
    application.run {
      mount(view)
      let layer = CALayer()
      layer.opacity = 0.5
      view.layer.addSublayer(layer)
      layer.opacity = 0.25
      expectNil(layer.animationKeys(), "a new layer appears as it is")
      loop.schedule(name: "turn") {}
      loop.drain()
      let start = loop.now
      layer.opacity = 1
      expectEqual(layer.animationKeys(), ["opacity"])
      #expect(layer.opacity == 1 && layer.presentation()?.opacity == 0.25)
      loop.drain()
      #expect(loop.now == start + 0.25 && layer.animationKeys() == nil)
      layer.opacity = 1
      expectNil(layer.animationKeys(), "nothing changed")
    }
  }

  @Test func `A change is not animated where code says so`() {
    forEachRow(["transaction", "delegate", "actions", "view"]) { way in
      final class Quiet: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
      }
      let (application, view) = (UIApplication(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      application.run {
        mount(view)
        let (layer, quiet) = (CALayer(), Quiet())
        view.layer.addSublayer(layer)
        application.runLoop.schedule(name: "turn") {}
        application.runLoop.drain()
        switch way {
        case "delegate": layer.delegate = quiet
        case "actions": layer.actions = ["opacity": NSNull()]
        default: break
        }
        CATransaction.begin()
        if way == "transaction" { CATransaction.setDisableActions(true) }
        (way == "view" ? view.layer : layer).opacity = 0.5
        CATransaction.commit()
        expectTrue(layer.animationKeys() == nil && view.layer.animationKeys() == nil)
      }
    }
  }
}
