import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct NavigationTests {
  let log = Log()

  private func navigation() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }

  /// Goes back as a tap on the back button does.
  private func goBack(_ navigation: UINavigationController) {
    navigation.popViewController(animated: true)
    settle()
  }

  @Test func `What completes or is cancelled without autoPop stays on the stack, with dead controls`() {
    onStage(navigation()) { navigation in
      let page = Page(log)
      let button = UIButton(type: .system)
      log.follow(
        navigation.present(page) { [log] _, bag in bag += button.onValue { log.add("tap") } })
      settle()
      #expect(navigation.topViewController === page.controller)
      button.sendActions(for: .touchUpInside)
      page.results.callAll(with: .success(1))
      settle()
      #expect(navigation.topViewController === page.controller)
      button.sendActions(for: .touchUpInside)
      expectEqual(log.take(), ["page materialized", "tap", "page disposed", "result 1"])
    }
    onStage(navigation()) { navigation in
      let page = Page(log)
      let future = navigation.present(
        Presentation(page).onError { [log] in log.add("error \(describe($0))") })
      settle()
      future.cancel()
      settle()
      #expect(navigation.topViewController === page.controller)
      expectEqual(log.lines.last, "error dismissed")
    }
  }

  @Test func `What leaves the stack at the end is what the options say`() {
    forEachRow([
      (PresentationOptions.autoPop, ["root", "a", "v2"]), (.autoPopSuccessors, ["root", "a", "v1"]),
      (.autoPopSelfAndSuccessors, ["root", "a"]), (.none, ["root", "a", "v1", "v2"]),
    ]) { (options: PresentationOptions, expected: [String]) in
      let log = Log()
      onStage(navigation()) { navigation in
        navigation.topViewController?.title = "root"
        let pages = ["a", "v1", "v2"].map { Page(log, name: $0) }
        navigation.present(pages[0])
        settle()
        log.follow(navigation.present(pages[1], options: options), as: "v1")
        settle()
        log.follow(navigation.present(pages[2]), as: "v2")
        settle()
        _ = log.take()
        pages[1].results.callAll(with: .success(1))
        settle()
        expectEqual(navigation.viewControllers.map(\.title), expected)
        let results = log.lines.filter { !$0.hasSuffix("disposed") }
        expectEqual(results, (options.contains(.autoPopSuccessors) ? ["v2 dismissed", "v1 1"] : ["v1 1"]))
      }
    }
  }

  @Test func `Going back reports the item, and ends the presentation with an error`() {
    onStage(navigation()) { navigation in
      let page = Page(log)
      log.follow(navigation.present(page))
      let bag = DisposeBag(
        page.controller.navigationItem.popSignal.onValue { [log] in log.add("pop") },
        navigation.willPopViewControllerSignal.onValue { [log] _ in log.add("will pop") },
        navigation.popViewControllerSignal.onValue { [log] in log.add("popped \($0.title ?? "")") },
        navigation.willShowViewControllerSignal.onValue { [log] in log.add("will show \($0.title ?? "")") },
        navigation.viewControllersSignal.onValue { [log] in log.add("\($0.count)") })
      settle()
      expectEqual(log.take(), ["page materialized", "will show page", "2"])
      navigation.popViewController(animated: true)
      expectEqual(log.take(), ["will show ", "will pop", "1"])
      settle()
      expectEqual(log.lines, ["popped page", "pop", "page disposed", "result dismissed"])
      bag.dispose()
    }
  }

  @Test func `All pushes and pops of one turn are one change, or none`() {
    onStage(navigation()) { navigation in
      let pages = ["a", "b", "c"].map { Page(log, name: $0) }
      let changes = navigation.viewControllersSignal.onValue { [log] in
        log.add($0.dropFirst().map { $0.title ?? "" }.joined())
      }
      let first = navigation.present(pages[0], options: [.autoPop])
      settle()
      _ = log.take()
      first.cancel()
      navigation.present(pages[1])
      navigation.present(pages[2])
      expectEqual(navigation.viewControllers.count, 2)
      settle()
      expectEqual(log.lines.filter { !$0.hasPrefix("a ") && !$0.contains("materialized") }, ["bc"])
      changes.dispose()
    }
    onStage(navigation()) { navigation in
      _ = log.take()
      let changes = navigation.viewControllersSignal.onValue { [log] _ in log.add("changed") }
      navigation.present(Panel(log), options: [.autoPop]).cancel()
      settle()
      expectEqual(log.lines, ["panel disposed"])
      changes.dispose()
    }
  }

  @Test func `The first push and one without coalescing are immediate, and a controller is not pushed twice`()
  {
    onStage(UINavigationController()) { navigation in
      let page = Page(log)
      navigation.present(page)
      expectEqual(navigation.viewControllers.count, 1)
      expectEqual(navigation.transitionCoordinator?.transitionDuration ?? 0, 0)
    }
    onStage(navigation()) { navigation in
      navigation.present(Page(log), options: [.disablePushPopCoalecing])
      expectEqual(navigation.viewControllers.count, 2)
    }
    onStage(navigation()) { navigation in
      let page = Page(log)
      navigation.present(page)
      settle()
      log.follow(navigation.present(page))
      settle()
      expectEqual(log.lines.last, "result alreadyPresented")
      expectEqual(navigation.viewControllers.count, 2)
    }
  }

  @Test func `A push moves, unless the options say that it does not`() {
    forEachRow([(PresentationOptions.none, true), (.unanimated, false)]) { options, moves in
      let log = Log()
      onStage(navigation()) { navigation in
        navigation.present(Page(log), options: options)
        UIApplication.shared.runLoop.advance(by: 0)
        expectEqual(navigation.viewControllers.count, 2)
        expectEqual((navigation.transitionCoordinator?.transitionDuration ?? 0 > 0), moves)
      }
    }
  }

  @Test func `A presentation whose value is forgotten, or brought by a clock, ends by itself`() {
    onStage(navigation()) { navigation in
      let page = Page(log)
      let presentation = DisposablePresentation(
        Presentation(page, options: [.autoPop]).onValue { [log] in log.add("value \($0)") })
      log.follow(navigation.present(presentation))
      settle()
      page.results.callAll(with: .success(1))
      settle()
      expectEqual(navigation.viewControllers.count, 1)
      expectEqual(log.take(), ["page materialized", "page disposed", "value 1", "result ()"])
    }
    onStage(navigation()) { navigation in
      let presentation = FuturePresentation<Int>(options: [.autoPop]) {
        (UIViewController(), Future(.forever).succeed(with: 3, after: 1))
      }
      log.follow(navigation.present(presentation))
      settle()
      expectEqual(log.lines, ["result 3"])
      expectEqual(navigation.viewControllers.count, 1)
    }
  }

  @Test func `A presentation becomes one of a future without a value`() {
    onStage(UIViewController()) { base in
      let (page, panel) = (Page(log), Panel(log))
      log.follow(base.present(FuturePresentation<Void>(Presentation(page, style: .modal))))
      settle()
      page.results.callAll(with: .success(1))
      settle()
      expectEqual(log.take().last, "result ()")
      let future = base.present(FuturePresentation<Void>(Presentation(panel, style: .modal)))
      settle()
      expectTrue(panel.controller.isOnScreen)
      future.cancel()
      settle()
      expectFalse(panel.controller.isOnScreen)
      expectEqual(log.lines, ["panel disposed"])
    }
  }

  @Test func `The bar follows what each controller prefers, and a root has no preference`() {
    onStage(navigation()) { navigation in
      let preferences: [Bool?] = [false, true, false, true, nil]
      for isHidden in preferences {
        navigation.present(
          Panel(log), options: isHidden.map { PresentationOptions.prefersNavigationBarHidden($0) } ?? [])
        settle()
        log.add("\(navigation.isNavigationBarHidden)")
      }
      expectEqual(log.take(), ["false", "true", "false", "true", "true"])
      for _ in preferences {
        goBack(navigation)
        if log.lines.last == "panel disposed" { _ = log.take() }
        #expect(navigation.viewControllers.count > 0)
        log.add("\(navigation.isNavigationBarHidden)")
        expectEqual(
          navigation.isNavigationBarHidden,
          [1: false, 2: false, 3: true, 4: false, 5: true][
            navigation.viewControllers.count])
      }
    }
  }

  @Test func `The dismiss item of a pushed controller ends it, and pops it only with autoPop`() {
    forEachRow([(PresentationOptions.none, 2), (.autoPop, 1)]) { options, count in
      let log = Log()
      try onStage(navigation()) { navigation in
        let page = Page(log)
        log.follow(
          navigation.present(
            page, options: options, configure: installDismiss(UIBarButtonItem(title: "Close")))
        )
        settle()
        try tapButton("Close")
        expectEqual(log.lines, ["page materialized", "page disposed", "result dismissed"])
        expectEqual(navigation.viewControllers.count, count)
      }
    }
  }

  @Test func `Controllers can be pushed and popped without a presentation, and have a way back of one's own`()
  {
    onStage(navigation()) { navigation in
      let controller = UIViewController()
      log.follow(navigation.pushViewController(controller, options: []), as: "push")
      settle()
      expectEmpty(log.lines)
      log.follow(navigation.popViewController(controller, options: []), as: "pop")
      settle()
      expectEqual(log.take(), ["push ()", "pop ()"])
    }
    onStage(navigation()) { navigation in
      customNavigationBackButtonWithTitle = { UIBarButtonItem(title: "to \($0)") }
      navigation.topViewController?.title = "root"
      navigation.present(Panel(log))
      settle()
      expectEqual(navigation.viewControllers[0].navigationItem.backBarButtonItem?.title, "to root")
    }
  }
}
