import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor
struct LayerSpeedTests {
  private var application: UIApplication { UIApplication.shared }

  @Test func `A layer that stands still holds its animation, which takes the rest of its time later`() {
    UIApplication().run {
      let view = UIView()
      var finished: [Bool] = []
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      application.runLoop.advance(by: 2)
      view.layer.speed = 0
      expectTrue(application.runLoop.isIdle)
      expectEqual(application.runningAnimations.map(\.deadline), [nil])
      application.runLoop.advance(by: 10)
      expectEmpty(finished)
      view.layer.speed = 1
      expectEqual(application.runningAnimations.map(\.deadline), [15])
      application.settle()
      expectEqual(finished, [true])
      expectEqual(application.runLoop.now, 15)
    }
  }

  @Test func `A layer above holds animations too, but not while another view moves`() {
    UIApplication().run {
      let (parent, child, other) = (UIView(), UIView(), UIView())
      parent.addSubview(child)
      UIView.animate(withDuration: 1) { child.alpha = 0 }
      UIView.animate(withDuration: 2) {
        child.backgroundColor = .red
        other.alpha = 0
      }
      parent.layer.speed = 0
      expectEqual(application.runningAnimations.filter { $0.deadline == nil }.map(\.key), ["opacity"])
      expectEqual(application.runLoop.pendingNames.count, 1)
    }
  }

  @Test func `An animation that begins in a layer that stands still, or has no end, is held and goes on`() {
    UIApplication().run {
      let view = UIView()
      view.layer.speed = 0
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      expectTrue(application.runLoop.isIdle)
      view.layer.speed = 2
      expectFalse(application.runLoop.isIdle)
    }
    UIApplication().run {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
      view.layer.speed = 0
      expectTrue(application.runLoop.isIdle)
      view.layer.speed = 1
      expectFalse(application.runLoop.isIdle)
    }
  }

  @Test func `A held animation that loses its view is over`() {
    UIApplication().run {
      let view = UIView()
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      view.layer.speed = 0
      view.layer.removeAllAnimations()
      application.settle()
      expectEqual(finished, [false])
      expectEmpty(application.runningAnimations)
    }
  }
}
