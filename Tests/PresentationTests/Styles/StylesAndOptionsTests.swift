import Expectations
import Flow
import Testing

@testable import HeadlessUIKit
@testable import Presentation

/// What can be done in the library's example app, in each of its two containers.
@Suite @MainActor struct StylesAndOptionsTests {
  let log = Log()

  /// Where the list of styles is.
  enum Container: CaseIterable {
    case navigation
    case split
  }

  /// Runs `body` with a list in a container: what is presented by default is pushed onto `stack`.
  private func inContainer(
    _ container: Container, _ body: (_ list: UIViewController, _ stack: UINavigationController) throws -> Void
  ) rethrows {
    let (list, bag) = (UIViewController(), DisposeBag())
    switch container {
    case .navigation:
      try onStage(UINavigationController(rootViewController: list)) { try body(list, $0) }
    case .split:
      func makeSplit() -> UISplitViewController {
        let split = UISplitViewController()
        _ = split.setupSplitDelegate(ownedBy: bag)
        split.viewControllers = [UINavigationController(rootViewController: list)]
        list.presentationState.isPresentedInMaster = true
        return split
      }
      try onStage(makeSplit(), device: .iPad, orientation: .landscapeLeft) { split in
        let stack = try #require(split.viewControllers.last as? UINavigationController)
        try body(list, stack)
      }
    }
  }

  /// A page whose button "Dismiss" completes it.
  private func page() -> Page {
    let page = Page(log)
    let button = UIButton(type: .system)
    button.setTitle("Dismiss", for: .normal)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    button.addAction(
      UIAction { [results = page.results] _ in results.callAll(with: .success(1)) }, for: .touchUpInside)
    page.controller.view.addSubview(button)
    return page
  }

  @Test func `testNavigationPresentationStyle: completing does not pop, going back does`() {
    forEachRow(Container.allCases) { container in
      try inContainer(container) { list, stack in
        let count = stack.viewControllers.count
        for options in [.none, .failOnBlock, .unanimated] as [PresentationOptions] {
          let page = page()
          list.present(page, options: options)
          settle()
          expectTrue(stack.topViewController === page.controller)
          try tapButton("Dismiss")
          try tapButton("Dismiss")
          expectTrue(stack.topViewController === page.controller)
          stack.setViewControllers(
            Array(stack.viewControllers.dropLast()), animated: !options.contains(.unanimated))
          settle()
          expectEqual(stack.viewControllers.count, count)
        }
        list.present(page(), options: .autoPopSelfAndSuccessors)
        settle()
        try tapButton("Dismiss")
        expectEqual(stack.viewControllers.count, count)
      }
    }
  }

  @Test func `testModalPresentationStyle: embedded it has an item that closes, and completing closes`() {
    forEachRow(Container.allCases) { container in
      try inContainer(container) { list, _ in
        for options in [.defaults, .unanimated, [.embedInNavigationController, .unanimated]]
          as [PresentationOptions]
        {
          let (first, second) = (page(), page())
          list.present(
            first, style: .modal, options: options,
            configure: installDismiss(UIBarButtonItem(title: "Cancel")))
          settle()
          let items = UIApplication.shared.keyWindow?.buttons(titled: "Cancel") ?? []
          #expect(items.isEmpty != options.contains(.embedInNavigationController), "\(container)")
          try tapButton(items.isEmpty ? "Dismiss" : "Cancel")
          expectFalse(first.controller.isOnScreen)
          list.present(second, style: .modal, options: options)
          settle()
          try tapButton("Dismiss")
          expectFalse(second.controller.isOnScreen)
        }
      }
    }
  }

  @Test func `testPopoverPresentationStyle: completing closes, and nothing shows while a sheet is up`() {
    forEachRow(Container.allCases) { container in
      let log = Log()
      try inContainer(container) { list, _ in
        let sheet = Alert<Int>(title: "Options", actions: .init(title: "OK") { 1 })
        list.present(sheet, style: .sheet())
        let blocked = page()
        log.follow(list.present(blocked, style: .popoverOrModal(from: list.view), options: [.failOnBlock]))
        settle()
        expectEqual(log.lines.last, "result presentationBlockedByOtherPresentation")
        expectFalse(blocked.controller.isOnScreen)
        try tapButton("OK")
        for options in [.defaults, .none, .unanimated] as [PresentationOptions] {
          let page = page()
          list.present(page, style: .popoverOrModal(from: list.view), options: options)
          settle()
          expectTrue(page.controller.isOnScreen)
          try tapButton("Dismiss")
          expectFalse(page.controller.isOnScreen)
        }
      }
    }
  }

  @Test func `testSheetPresentationStyle: it closes with its button, and does not show while another is up`()
  {
    forEachRow(Container.allCases) { container in
      let log = Log()
      try inContainer(container) { list, _ in
        let sheet = Alert<Int>(title: "Sheet", actions: .init(title: "OK") { 1 })
        log.follow(list.present(sheet, style: .sheet()), as: "first")
        log.follow(list.present(sheet, style: .sheet(), options: [.failOnBlock]), as: "second")
        settle()
        try tapButton("OK")
        expectEqual(log.lines, ["second presentationBlockedByOtherPresentation", "first 1"])
        expectNil(list.presentedViewController)
      }
    }
  }

  @Test func `testEmbeddedPresentationStyle: the list stays, and completing takes the child away`() {
    forEachRow(Container.allCases) { container in
      inContainer(container) { list, _ in
        let host = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        list.view.addSubview(host)
        let page = page()
        list.present(page, style: .embed(in: host))
        settle()
        expectEqual(page.controller.isOnScreen, list.isOnScreen)
        expectTrue(page.controller.parent === list)
        page.results.callAll(with: .success(1))
        expectNil(page.controller.parent)
        expectEmpty(host.subviews)
      }
    }
  }

  @Test func `testInvisiblePresentationStyle: nothing changes`() {
    forEachRow(Container.allCases) { container in
      inContainer(container) { list, stack in
        let former = stack.viewControllers.count
        list.present(page(), style: .invisible)
        settle()
        expectEqual(stack.viewControllers.count, former)
        expectTrue(list.presentedViewController == nil && list.children.isEmpty)
      }
    }
  }

  @Test func `testSwipeDownToDismissModal: an attempt may lead to an alert`() throws {
    try onStage(UIViewController()) { base in
      let (page, delegate) = (Page(log), CustomAdaptivePresentationDelegate())
      page.controller.isModalInPresentation = true
      page.controller.customAdaptivePresentationDelegate = delegate
      let presentation = Presentation(page, style: .modal).addConfiguration { [log] controller, bag in
        bag += delegate.didAttemptToDismissSignal.onValue { _ in
          log.follow(
            controller.present(Alert<Int>(title: "Stay?", actions: .init(title: "Yes") { 1 })), as: "alert")
        }
      }
      base.present(presentation)
      settle()
      base.presentedViewController?.activePresentation?.dismissByUser()
      settle()
      try tapButton("Yes")
      expectEqual(log.lines.last, "alert 1")
      expectTrue(page.controller.isOnScreen)
    }
  }

  @Test func `testModalNavigationController: a stack presents its own pages, forward and back`() {
    onStage(UIViewController()) { base in
      let navigation = UINavigationController()
      let ending = Callbacker<Flow.Result<Int>>()
      let presentation = FuturePresentation<Int>(style: .modal) { (navigation, Future(callbacker: ending)) }
      log.follow(base.present(presentation))
      let pages = (0..<3).map { Page(log, name: "\($0)") }
      navigation.present(pages[0])
      settle()
      navigation.present(pages[1])
      settle()
      navigation.popViewController(animated: true)
      settle()
      navigation.present(pages[1])
      settle()
      navigation.present(pages[2])
      settle()
      expectEqual(navigation.viewControllers.map(\.title), ["0", "1", "2"])
      ending.callAll(with: .success(7))
      settle()
      expectEqual(log.lines.last, "result 7")
      expectNil(base.presentedViewController)
    }
  }
}
