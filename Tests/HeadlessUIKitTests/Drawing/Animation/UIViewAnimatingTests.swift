import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewAnimatingTests {
  let application = UIApplication()
  let log = Log()
  let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  private var loop: VirtualRunLoop { application.runLoop }

  @Test func `A block's values hold at once, its completion runs after the duration or at the next turn`() {
    application.run {
      mount(label)
      UIView.animate(withDuration: 0.3) {
        label.alpha = 0
      } completion: {
        log.add("finished \($0)")
      }
      expectEqual(label.alpha, 0)
      loop.advance(by: 0.29)
      expectEmpty(log.lines)
      loop.advance(by: 0.02)
      expectEqual(log.lines, ["finished true"])
    }
    forEachRow([true, false]) { isEnabled in
      let suite = Self()
      suite.application.run {
        mount(suite.label)
        UIView.setAnimationsEnabled(isEnabled)
        let start = suite.loop.now
        UIView.animate(withDuration: isEnabled ? 0 : 1) {
          suite.label.alpha = 0
        } completion: {
          suite.log.add("\($0)")
        }
        expectEmpty(suite.log.lines)
        expectNil(suite.label.layer.animationKeys())
        suite.loop.drain()
        expectEqual(suite.log.lines, ["true"])
        expectEqual(suite.loop.now, start)
      }
    }
  }

  @Test func `Delay and duration add up, of a spring, too, and twice the duration back and forth`() {
    forEachRow([(0.0, 0.25, 0.25), (0.5, 0.25, 0.75), (-1.0, 0.25, 0.25)] as [(Double, Double, Double)]) {
      delay, duration, end in
      let suite = Self()
      suite.application.run {
        mount(suite.label)
        let start = suite.loop.now
        UIView.animate(withDuration: duration, delay: delay) {
          suite.label.alpha = 0.5
        } completion: { _ in
          suite.log.add("\(suite.loop.now - start)")
        }
        suite.loop.drain()
        expectEqual(suite.log.lines, ["\(end)"])
      }
    }
    let other = Self()
    other.application.run {
      mount(other.label)
      let start = other.loop.now
      UIView.animate(
        withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
        animations: { other.label.center.x = 200 },
        completion: { other.log.add("\($0) \(other.loop.now - start)") })
      other.loop.drain()
      expectEqual(other.log.lines, ["true 0.75"])
    }
    let third = Self()
    third.application.run {
      mount(third.label)
      let start = third.loop.now
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .autoreverse) { third.label.alpha = 0 }
      third.loop.drain()
      expectEqual(third.loop.now, start + 1.5)
    }
  }

  @Test func `Running animations have the layer's names, and the event reports which view moves`() {
    application.run {
      mount(label)
      label.accessibilityIdentifier = "toast"
      UIView.animate(withDuration: 1) { label.alpha = 0 }
      expectEqual(loop.pendingNames, ["animation of UILabel#toast"])
    }
    forEachRow(
      [
        ("alpha", ["opacity"]), ("frame", ["bounds.size", "position"]), ("center", ["position"]),
        ("size", ["bounds.size"]), ("scroll", ["bounds.origin"]), ("background", ["backgroundColor"]),
        ("same", nil), ("hidden", nil),
      ] as [(String, [String]?)]
    ) { change, keys in
      let suite = Self()
      suite.application.run {
        mount(suite.label)
        UIView.animate(withDuration: 1) {
          switch change {
          case "alpha": suite.label.alpha = 0.5
          case "frame": suite.label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          case "center": suite.label.center.y += 1
          case "size": suite.label.bounds.size.width += 1
          case "scroll": suite.label.bounds.origin.y += 1
          case "background": suite.label.backgroundColor = .red
          case "hidden": suite.label.isHidden = true
          default: suite.label.alpha = 1
          }
        }
        expectEqual(suite.label.layer.animationKeys(), keys)
        expectEqual(suite.application.runningAnimations.map(\.key), keys ?? [])
        suite.application.settle()
        expectEmpty(suite.application.runningAnimations)
      }
    }
  }

  @Test func `Hiding an arranged view of a stack, and layout inside a block, are animated`() {
    application.run {
      let window = mount(UIViewController())
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        width, box.heightAnchor.constraint(equalToConstant: 10),
        box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        box.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      UIView.animate(withDuration: 0.25) {
        width.constant = 80
        window.layoutIfNeeded()
      }
      expectEqual(box.frame.width, 80)
      expectEqual(box.layer.animationKeys(), ["bounds.size", "position"])
    }
    application.run {
      let stack = UIStackView(arrangedSubviews: [label])
      mount(stack)
      UIView.animate(withDuration: 1) { label.isHidden = true }
      expectEqual(label.layer.animationKeys(), ["hidden"])
    }
  }

  @Test func `A nested animation takes the outer duration, unless it overrides that`() {
    application.run {
      mount(label)
      let start = loop.now
      UIView.animate(withDuration: 1) {
        expectEqual(UIView.inheritedAnimationDuration, 1)
        UIView.animate(withDuration: 0.2) {
          label.alpha = 0.5
        } completion: { _ in
          log.add("\(loop.now - start)")
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .overrideInheritedDuration) {
          expectEqual(UIView.inheritedAnimationDuration, 0.25)
          label.alpha = 0
        } completion: { _ in
          log.add("\(loop.now - start)")
        }
      }
      expectEqual(UIView.inheritedAnimationDuration, 0)
      loop.drain()
      expectEqual(log.lines, ["0.25", "1.0"])
    }
  }

  @Test func `Without animation nothing moves, and each application has its own animations`() {
    application.run {
      mount(label)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          expectFalse(UIView.areAnimationsEnabled)
          label.alpha = 0.5
        }
        label.center.x = 5
      }
      expectTrue(UIView.areAnimationsEnabled)
      expectEqual(label.alpha, 0.5)
      expectEqual(label.layer.animationKeys(), ["position"])
    }
    let other = Self()
    other.application.run {
      mount(other.label)
      UIView.setAnimationsEnabled(false)
      UIApplication().run { expectTrue(UIView.areAnimationsEnabled) }
    }
  }

  @Test func `The application waits ten seconds for an animation, unless it takes touches unobserved`() {
    application.run {
      mount(label)
      let start = loop.now
      UIView.animate(withDuration: 12) {
        label.alpha = 0
      } completion: {
        log.add("\($0)")
      }
      expectTrue(loop.drain())
      expectEqual(loop.now, start + 10)
      expectEmpty(log.lines)
      loop.advance(by: 2)
      expectEqual(log.lines, ["true"])
    }
    forEachRow([(false, false, true), (true, false, false), (true, true, true)]) {
      allowsTouches, hasCompletion, isBusy in
      let suite = Self()
      suite.application.run {
        mount(suite.label)
        let options: UIView.AnimationOptions = allowsTouches ? .allowUserInteraction : []
        let completion: @MainActor (Bool) -> Void = { _ in suite.log.add("over") }
        UIView.animate(
          withDuration: 1, delay: 0, options: options, animations: { suite.label.alpha = 0.5 },
          completion: hasCompletion ? completion : nil)
        expectEqual(suite.loop.isIdle, !isBusy)
      }
    }
  }

  @Test func `A repeating animation runs until its view leaves the window`() {
    application.run {
      mount(label)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        label.alpha = 0
      } completion: {
        log.add("\($0)")
      }
      expectTrue(loop.drain())
      loop.advance(by: 100)
      expectEqual(label.layer.animationKeys(), ["opacity"])
      label.removeFromSuperview()
      expectNil(label.layer.animationKeys())
      expectEmpty(log.lines)
      loop.drain()
      expectEqual(log.lines, ["false"])
    }
  }

  @Test func `An animation of several views ends with what stays, but not finished`() {
    application.run {
      let other = UIView()
      let window = mount(label)
      window.addSubview(other)
      let start = loop.now
      UIView.animate(withDuration: 0.5) {
        label.alpha = 0
        other.alpha = 0
      } completion: {
        log.add("\($0) \(loop.now - start)")
      }
      label.layer.removeAllAnimations()
      loop.drain()
      expectEqual(log.lines, ["false 0.5"])
    }
  }

  @Test func `An animated view takes touches only if that is allowed`() {
    forEachRow([true, false]) { isAllowed in
      let suite = Self()
      suite.application.run {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let window = mount(button)
        UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
          button.alpha = 0.5
        } completion: { _ in
        }
        let point = CGPoint(x: 25, y: 25)
        expectEqual((window.hitTest(point, with: nil) === button), isAllowed)
        suite.loop.drain()
        #expect(window.hitTest(point, with: nil) === button, "\(isAllowed)")
      }
    }
  }

  @Test func `An animation that is over holds neither its view nor its completion`() {
    weak var leftover: UIView?
    application.run {
      let view = UIView()
      mount(view)
      leftover = view
      UIView.animate(withDuration: 0.25) {
        view.alpha = 0
      } completion: { _ in
        view.removeFromSuperview()
      }
      application.settle()
    }
    expectNil(leftover)
  }
}
