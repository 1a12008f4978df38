import Expectations
import Flow
import Testing

@testable import HeadlessUIKit
@testable import Presentation

@Suite @MainActor struct DismissingTests {
  let log = Log()

  /// Dismisses as a swipe does.
  @discardableResult
  private func swipeAway(_ controller: UIViewController?) -> Bool {
    let isDismissed = controller?.activePresentation?.dismissByUser() ?? false
    settle()
    return isDismissed
  }

  @Test func `A swipe ends a modal presentation; a stack can be swiped away at its root, or always`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(base.present(page, style: .modal))
      settle()
      #expect(swipeAway(base.presentedViewController))
      expectEqual(log.take(), ["page materialized", "page disposed", "result dismissed"])
    }
    forEachRow([
      (1, PresentationOptions.none, true), (2, .none, false), (2, .allowSwipeDismissAlways, true),
    ]) { count, options, isAllowed in
      let log = Log()
      onStage(UIViewController()) { base in
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<count).map { _ in UIViewController() }
        log.follow(base.present(Panel(log, controller: navigation), style: .modal, options: options))
        settle()
        expectEqual(swipeAway(navigation), isAllowed)
        expectEqual(log.lines, (isAllowed ? ["panel disposed", "result dismissed"] : []))
      }
    }
  }

  @Test func `Of what must not be dismissed the attempt is reported, even embedded`() {
    forEachRow([PresentationOptions.none, .defaults]) { options in
      let log = Log()
      onStage(UIViewController()) { base in
        let (page, delegate) = (Page(log), CustomAdaptivePresentationDelegate())
        page.controller.isModalInPresentation = true
        page.controller.customAdaptivePresentationDelegate = delegate
        let bag = DisposeBag(
          delegate.didAttemptToDismissSignal.onValue { [log] _ in log.add("attempt") },
          delegate.willPresentSignal.onValue { [log] _ in log.add("will present") })
        base.present(page, style: .modal, options: options)
        settle()
        expectTrue(!swipeAway(base.presentedViewController))
        expectEqual(log.lines, ["page materialized", "will present", "attempt"])
        bag.dispose()
      }
    }
  }

  @Test func `A delegate of one's own decides, and hears of the dismissal, also of what is in for a popover`()
  {
    onStage(UIViewController()) { base in
      let (page, delegate) = (Page(log), CustomAdaptivePresentationDelegate())
      var isAllowed = false
      let bag = DisposeBag(
        delegate.shouldDismiss.set { _ in isAllowed },
        delegate.willDismissSignal.onValue { [log] _ in log.add("will") },
        delegate.didDismissSignal.onValue { [log] _ in log.add("did") })
      page.controller.customAdaptivePresentationDelegate = delegate
      base.present(page, style: .modal)
      settle()
      #expect(!swipeAway(base.presentedViewController))
      isAllowed = true
      #expect(swipeAway(base.presentedViewController))
      expectEqual(log.lines.filter { !$0.hasPrefix("page") }, ["will", "did"])
      bag.dispose()
    }
    onStage(UIViewController()) { base in
      _ = log.take()
      let (page, delegate) = (Page(log), CustomAdaptivePresentationDelegate())
      page.controller.customAdaptivePresentationDelegate = delegate
      let bag = DisposeBag(
        delegate.viewControllerForAdaptivePresentationStyle.set { presentation, _ in
          UINavigationController(rootViewController: presentation.presentedViewController)
        })
      log.follow(base.present(page, style: .popover(from: base.view), options: []))
      settle()
      #expect(swipeAway(base.presentedViewController))
      expectEqual(log.lines, ["page materialized", "page disposed", "result dismissed"])
      bag.dispose()
    }
  }

  @Test func `A delegate of one's own decides what a popover is on a phone, and nothing keeps it`() {
    onStage(UIViewController()) { base in
      let (page, delegate) = (Page(log), CustomAdaptivePresentationDelegate())
      page.controller.customAdaptivePresentationDelegate = delegate
      let bag = DisposeBag(
        delegate.adaptivePresentationStyle.set { _ in .formSheet },
        delegate.viewControllerForAdaptivePresentationStyle.set { presentation, _ in
          UINavigationController(rootViewController: presentation.presentedViewController)
        },
        delegate.willPresentSignal.onValue { [log] _, style, _ in log.add("\(style)") })
      log.follow(base.present(page, style: .popover(from: base.view), options: []))
      settle()
      #expect(base.presentedViewController is UINavigationController)
      expectTrue(page.controller.isOnScreen)
      page.results.callAll(with: .success(1))
      settle()
      expectNil(base.presentedViewController)
      expectEqual(log.take(), ["page materialized", "formSheet", "page disposed", "result 1"])
      bag.dispose()
    }
    let controller = UIViewController()
    controller.customAdaptivePresentationDelegate = CustomAdaptivePresentationDelegate()
    expectNil(controller.customAdaptivePresentationDelegate)
  }

  @Test func `A tap outside ends a presentation that asks for that, whoever must not be swiped away`() {
    forEachRow([PresentationOptions.none, .tapOutsideToDismiss]) { options in
      let log = Log()
      try onStage(UIViewController(), device: .iPad) { base in
        let page = Page(log)
        page.controller.isModalInPresentation = true
        log.follow(base.present(page, style: .modally(presentationStyle: .formSheet), options: options))
        settle()
        try tap(at: CGPoint(x: 410, y: 590))
        expectTrue(page.controller.isOnScreen)
        try tap(at: CGPoint(x: 5, y: 5))
        expectEqual(page.controller.isOnScreen, (options == .none))
        expectEqual(log.lines.last, (options == .none ? "page materialized" : "result dismissed"))
      }
    }
  }

  @Test func `A dismiss item comes one turn late, behind the others, and goes with the presentation`() throws
  {
    try onStage(UIViewController()) { base in
      let (page, first) = (Page(log), UIBarButtonItem(title: "First"))
      let item = page.controller.navigationItem
      item.leftBarButtonItem = first
      log.follow(
        base.present(page, style: .modal, configure: installDismiss(UIBarButtonItem(title: "Close"))))
      expectEqual(item.leftBarButtonItems?.map(\.title), ["First"])
      settle()
      expectEqual(item.leftBarButtonItems?.map(\.title), ["First", "Close"])
      try tapButton("Close")
      expectEqual(log.lines, ["page materialized", "page disposed", "result dismissed"])
      expectFalse(page.controller.isOnScreen)
      expectEqual(item.leftBarButtonItems?.map(\.title), ["First"])
    }
  }

  @Test func `The item of a stack wins over that of its root, and shows in the root that comes`() throws {
    onStage(UIViewController()) { base in
      let (root, item) = (UIViewController(), UIBarButtonItem(title: "Root"))
      let navigation = UINavigationController(rootViewController: root)
      root.dismissBarItem = item
      let first = base.present(Panel(log, controller: navigation), style: .modal)
      settle()
      expectEqual(root.navigationItem.leftBarButtonItems?.map(\.title), ["Root"])
      first.cancel()
      settle()
      #expect(root.navigationItem.leftBarButtonItems?.isEmpty != false)
      navigation.dismissBarItem = UIBarButtonItem(title: "Stack")
      base.present(Panel(log, controller: navigation), style: .modal)
      settle()
      expectEqual(root.navigationItem.leftBarButtonItems?.map(\.title), ["Stack"])
    }
    try onStage(UIViewController()) { base in
      _ = log.take()
      let navigation = UINavigationController()
      navigation.dismissBarItem = UIBarButtonItem(title: "Cancel")
      log.follow(base.present(Panel(log, controller: navigation), style: .modal))
      settle()
      let page = Page(log)
      navigation.present(page)
      settle()
      expectEqual(page.controller.navigationItem.leftBarButtonItems?.map(\.title), ["Cancel"])
      try tapButton("Cancel")
      expectEqual(log.lines, ["page materialized", "panel disposed", "result dismissed"])
    }
  }

  @Test func `A dismiss item shows while somebody listens, that of a split view controller in its first one`()
    throws
  {
    try onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
      let controller = try #require(navigation.topViewController)
      controller.dismissBarItem = UIBarButtonItem(title: "Close")
      let listening = controller.installDismissButton().onValue { [log] in log.add("tap") }
      settle()
      try tapButton("Close")
      expectEqual(log.take(), ["tap"])
      listening.dispose()
      #expect(controller.navigationItem.leftBarButtonItems?.isEmpty ?? true)
    }
    onStage(UIViewController()) { base in
      let split = UISplitViewController()
      split.dismissBarItem = UIBarButtonItem(title: "Cancel")
      let future = base.present(Panel(log, controller: split), style: .modal)
      settle()
      let list = UIViewController()
      split.viewControllers = [UINavigationController(rootViewController: list)]
      settle()
      expectEqual(list.navigationItem.leftBarButtonItems?.map(\.title), ["Cancel"])
      future.cancel()
      settle()
      #expect(list.navigationItem.leftBarButtonItems?.isEmpty ?? true)
    }
  }

  @Test func `A controller may show its item in a way of its own`() {
    final class Card: UIViewController, DismissInstallable {
      var item: UIBarButtonItem?
      func customInstallDismissBarItem(_ item: UIBarButtonItem) -> any Disposable {
        self.item = item
        return Disposer { [weak self] in self?.item = nil }
      }
    }
    onStage(UIViewController()) { base in
      let card = Card()
      let presented = base.present(
        Panel(log, controller: card), style: .modal, options: [],
        configure: installDismiss(UIBarButtonItem(title: "Close")))
      settle()
      expectEqual(card.item?.title, "Close")
      presented.cancel()
      settle()
      expectNil(card.item)
    }
  }

  @Test func `The ends of a modal presentation can be had for a presentation of one's own`() {
    onStage(UIViewController()) { base in
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      let presentation = UIPresentationController(presentedViewController: card, presenting: base)
      let transition = Transition(presentation)
      card.transitioningDelegate = transition
      let ending = PresentationStyle.modalPresentationDismissalSetup(
        for: card, customPresentationController: presentation, options: [])
      log.follow(ending, as: "ending")
      base.present(card, animated: true)
      settle()
      expectEmpty(log.lines)
      #expect(swipeAway(card))
      expectEqual(log.lines, ["ending dismissed"])
    }
  }

  /// Provides a presentation controller.
  private final class Transition: UIViewControllerTransitioningDelegate {
    let presentation: UIPresentationController

    init(_ presentation: UIPresentationController) {
      self.presentation = presentation
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation }
  }
}
