import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct AnimationIdlingTests {
  private var now: Double { UIApplication.shared.runLoop.now }

  @Test func `Animations are waited for, with what their completions do`() {
    // An animation is waited for, with what its completion does.
    let (status, view) = (label("started"), box("box"))
    onScreen(status, view) {
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: { _ in
        status.text = "UIView animation finished"
      }
      expectEqual(EarlGrey.waitForIdle(), [])
      expectEqual(status.text, "UIView animation finished")
    }
    // Of two animations with different delays both are waited for.
    let (one, other) = (box("one"), box("other"))
    onScreen(one, other) {
      var finished: [String] = []
      UIView.animate(withDuration: 0.5, delay: 2) {
        one.alpha = 0
      } completion: { _ in
        finished.append("one")
      }
      UIView.animate(withDuration: 0.5, delay: 1) {
        other.alpha = 0
      } completion: { _ in
        finished.append("other")
      }
      expectEqual(EarlGrey.waitForIdle(), [])
      expectEqual(finished, ["other", "one"])
    }
  }

  @Test func `A long animation is waited for up to the limit, unless nothing may clamp it`() {
    // A long animation is waited for up to the limit.
    forEachRow([(nil, 10), (4, 4), (20, 15)] as [(Double?, Double)]) { limit, end in
      let view = box("box")
      onScreen(view) {
        let start = now
        if let limit { GREYConfiguration.shared.setValue(limit, forConfigKey: .CALayerMaxAnimationDuration) }
        UIView.animate(withDuration: 15) { view.alpha = 0 }
        expectEqual(EarlGrey.waitForIdle(), [])
        #expect(abs(now - start - end) < 1e-9, "\(end)")
      }
    }
    // An endless animation that nothing may clamp keeps the application busy.
    do {
      let view = box("box")
      onScreen(view) {
        GREYConfiguration.shared.setValue(false, forConfigKey: .CALayerModifyAnimations)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { view.alpha = 0 }
        expectEqual(EarlGrey.waitForIdle().count, 1)
      }
    }
  }

  @Test func `an animation whose layer is paused is let go, and waited for again when it goes on`() {
    let (status, view) = (label("started"), box("box"))
    onScreen(status, view) {
      let start = now
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: { _ in
        status.text = "Finished"
      }
      UIApplication.shared.runLoop.schedule(after: 2, name: "pause", isTracked: false) {
        view.layer.speed = 0
        status.text = "Paused"
      }
      expectEqual(EarlGrey.waitForIdle(), [])
      expectEqual(status.text, "Paused")
      #expect(abs(now - start - 2) < 1e-9)
      view.layer.speed = 1
      expectEqual(EarlGrey.waitForIdle(), [])
      expectEqual(status.text, "Finished")
      #expect(abs(now - start - 5) < 1e-9)
    }
  }

  @Test
  func `A wheel that turns is waited for while it can be seen, at most as long as an endless animation`() {
    // A spinner that turns for two seconds is waited for.
    do {
      let wheel = UIActivityIndicatorView(style: .medium)
      onScreen(wheel) {
        wheel.startAnimating()
        MainQueue.asyncAfter(seconds: 2) { wheel.stopAnimating() }
        expectEqual(EarlGrey.waitForIdle(), [])
        expectFalse(wheel.isAnimating)
      }
    }
    // A spinner that turns forever is waited for like an endless animation.
    do {
      let wheel = UIActivityIndicatorView(style: .medium)
      onScreen(wheel) {
        let start = now
        wheel.startAnimating()
        expectEqual(EarlGrey.waitForIdle(within: 5).map(\.name), ["UIActivityIndicatorView"])
        expectEqual(EarlGrey.waitForIdle(), [])
        #expect(abs(now - start - 10) < 0.02)
      }
    }
    // A spinner under a hidden view is not waited for.
    do {
      let wheel = UIActivityIndicatorView(style: .medium)
      let parent = box("parent")
      parent.addSubview(wheel)
      onScreen(parent) {
        wheel.startAnimating()
        parent.isHidden = true
        expectEqual(EarlGrey.waitForIdle(within: 0), [])
      }
    }
  }
}
