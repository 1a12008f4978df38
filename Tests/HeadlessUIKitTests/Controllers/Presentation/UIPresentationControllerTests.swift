import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Presents in the lower half, and logs.
@MainActor
private final class HalfPresentation: UIPresentationController {
  var log: Log?
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() { log?.add("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.add("presentation did end \(completed)")
  }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    log?.add("fitting size did change")
  }
  override func dismissalTransitionWillBegin() { log?.add("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissal did end \(completed)") }
}

/// Takes 0.2 s.
@MainActor
private final class Slide: UIViewControllerAnimatedTransitioning {
  let log: Log
  init(_ log: Log) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    }
    log.add("slide")
    UIApplication.shared.runLoop.schedule(after: transitionDuration(using: context), name: "slide") {
      context.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("slid") }
}

@MainActor
private final class Transitions: UIViewControllerTransitioningDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = HalfPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

@Suite @MainActor
struct UIPresentationControllerTests {
  @Test func `A custom presentation runs in UIKit's order, animated or not`() {
    forEachRow([true, false]) { animated in
      UIApplication().run {
        let log = Log()
        let (base, over, transitions) = (UIViewController(), LoggingController("over", log), Transitions(log))
        mount(base)
        over.modalPresentationStyle = .custom
        over.transitioningDelegate = transitions
        base.present(over, animated: animated) { log.add("completion") }
        UIApplication.shared.settle()
        expectEqual(
          log.take(),
          ["presentation will begin", "over didLoad", "over willAppear"]
            + (animated ? ["over isAppearing", "slide", "slid"] : ["over isAppearing"])
            + ["over didAppear", "presentation did end true", "completion"])
        expectEqual(over.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        expectTrue(over.presentationController is HalfPresentation)
        base.dismiss(animated: animated) { log.add("completion") }
        UIApplication.shared.settle()
        expectEqual(
          log.take(),
          ["dismissal will begin", "over willDisappear"] + (animated ? ["slide", "slid"] : [])
            + ["over didDisappear", "dismissal did end true", "completion"])
        expectNil(over.view.window)
      }
    }
  }

  @Test func `The delegate may take another style in a narrow window`() {
    final class Wide: UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
      }
    }
    UIApplication().run {
      let (base, over, delegate) = (UIViewController(), UIViewController(), Wide())
      mount(base)
      over.presentationController?.delegate = delegate
      base.present(over, animated: false)
      UIApplication.shared.settle()
      expectEqual(over.view.frame, UIScreen.main.bounds)
      expectNil(base.view.window)
    }
  }

  @Test func `A size that constraints give is not reported, and reporting it changes nothing`() throws {
    try UIApplication().run {
      let (log, base, over) = (Log(), UIViewController(), UIViewController())
      let transitions = Transitions(log)
      mount(base)
      over.modalPresentationStyle = .custom
      over.transitioningDelegate = transitions
      base.present(over, animated: false)
      UIApplication.shared.settle()
      _ = log.take()
      over.view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      UIApplication.shared.settle()
      expectEqual(log.take(), [])
      let (presentation, frame) = (try #require(over.presentationController), over.view.frame)
      presentation.systemLayoutFittingSizeDidChange(forChildContentContainer: over)
      UIApplication.shared.settle()
      expectEqual(log.take(), ["fitting size did change"])
      expectEqual(over.view.frame, frame)
    }
  }
}
