import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct AnimationTests {
  /// A card with a title, a mark without one, and a dot that has a layer of its own.
  private final class CardViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let mark = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    let dot = CALayer()

    override func viewDidLoad() {
      super.viewDidLoad()
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      title.text = "Start your project"
      card.addSubview(title)
      mark.accessibilityIdentifier = "mark"
      mark.layer.addSublayer(dot)
      view.addSubview(card)
      view.addSubview(mark)
    }
  }

  /// The animations that begin when code runs on the stage.
  private func animations(_ body: @MainActor (CardViewController) -> Void) throws -> [String] {
    let stage = try Stage(UseCase("Card", of: CardViewController.self))
    _ = stage.takeAnimations()
    try stage.run {
      let navigation = UIApplication.shared.windows[0].rootViewController as? UINavigationController
      body(try #require(navigation?.topViewController as? CardViewController))
    }
    try stage.settle()
    return stage.takeAnimations()
  }

  @Test func `A block says how long it lasts, what moves and which properties`() throws {
    expectEqual(
      try animations { own in UIView.animate(withDuration: 0.25) { own.card.center.y += 10 } },
      ["0.25 s: UIView \"Start your project\" (position)"])
    expectEqual(
      try animations { own in
        UIView.animate(withDuration: 0.9, delay: 0.1, options: .curveEaseOut) {
          own.mark.alpha = 0.5
          own.card.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
      }, ["0.9 s ease-out after 0.1 s: UIView \"Start your project\" and 1 more (alpha, transform)"])
    expectEqual(
      try animations { own in
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
          options: [.repeat, .autoreverse, .allowUserInteraction]
        ) { own.mark.alpha = 0 }
      }, ["0.5 s spring 0.6 and back forever: UIView #mark (alpha)"])
  }

  @Test func `Transitions, keyframes and blocks in blocks are in the order in which they began`() throws {
    expectEqual(
      try animations { own in
        UIView.transition(with: own.card, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          for alpha in [0.1, 0.9] as [CGFloat] {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { own.mark.alpha = alpha }
          }
        }
        UIView.animate(withDuration: 2) {
          own.card.alpha = 0
          UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
            own.mark.center.x = 9
          }
        }
      },
      [
        "0.3 s crossDissolve: UIView \"Start your project\" (transition)",
        "1 s 2 keyframes: UIView #mark (alpha)", "2 s: UIView \"Start your project\" (alpha)",
        "3 s: UIView #mark (position)",
      ])
  }

  @Test func `Animators are reported when they first run, not while they are paused`() throws {
    expectEqual(
      try animations { own in
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { own.card.alpha = 0 }
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        let other = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.8) { own.mark.alpha = 0 }
        other.startAnimation(afterDelay: 0.2)
        other.pauseAnimation()
        other.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }, ["0.7 s spring 0.8 after 0.2 s: UIView #mark (alpha)"])
  }

  @Test func `Animations of layers say so, with their own pace`() throws {
    expectEqual(
      try animations { own in
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        (shake.values, shake.duration, shake.repeatCount) = ([0, 10, 0], 0.1, 3)
        own.card.layer.add(shake, forKey: "shake")
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 0.5)
        own.dot.add(spring, forKey: nil)
        let group = CAAnimationGroup()
        group.duration = 0.6
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        group.animations = ["opacity", "bounds"].map { CABasicAnimation(keyPath: $0) }
        own.mark.layer.add(group, forKey: "both")
      },
      [
        "0.1 s linear 3 keyframes 3 times: UIView \"Start your project\" (position.x)",
        "0.5 s spring 0.5: CALayer in UIView #mark (alpha)", "0.6 s: UIView #mark (alpha, bounds)",
      ])
  }

  @Test func `What does not move has no animation, and neither have the system's own`() throws {
    expectEqual(
      try animations { own in
        UIView.animate(withDuration: 0.25) {}
        UIView.animate(withDuration: 0) { own.card.alpha = 0 }
        UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { own.mark.alpha = 0 } }
        own.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        own.navigationController?.pushViewController(UIViewController(), animated: true)
      }, [])
  }

  @Test func `A long text is cut, and a password is not shown`() throws {
    expectEqual(
      try animations { own in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        (field.isSecureTextEntry, field.text) = (true, "hunter2")
        own.mark.accessibilityIdentifier = nil
        own.mark.addSubview(field)
        (own.card.subviews.first as? UILabel)?.text = String(repeating: "long ", count: 12)
        UIView.animate(withDuration: 1) { own.mark.alpha = 0 }
        UIView.animate(withDuration: 1) { own.card.alpha = 0 }
      }, ["1 s: UIView (alpha)", "1 s: UIView \"long long long long long long long long …\" (alpha)"])
  }
}

@Suite struct CountedRunsTests {
  @Test func `Equal texts in a row are one, with their number`() {
    forEachRow(
      [([], []), (["a"], ["a"]), (["a", "a", "b", "a"], ["a, 2 times", "b", "a"])] as [([String], [String])]
    ) { texts, counted in
      expectEqual(texts.withCountedRuns, counted)
    }
  }
}
