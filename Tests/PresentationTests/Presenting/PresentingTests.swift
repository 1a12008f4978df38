import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct PresentingTests {
  let log = Log()

  /// Presents a page modally with everything logged.
  private func present(
    _ page: Page, on base: UIViewController, options: PresentationOptions = .defaults
  ) -> Future<Int> {
    presentablePresentationEventHandler = { [log] event in
      switch event {
      case .willPresent(let name, _, let style): log.add("will '\(style)' \(name)")
      case .didDismiss(_, _, let result): log.add("did dismiss \(result.error.map(describe) ?? "")")
      case .didCancel: log.add("did cancel")
      case .willEnqueue, .willDequeue: log.add("queue")
      case .didDeallocate, .didLeak: log.add("gone")
      }
    }
    let presentation = Presentation(page, style: .modal, options: options) { [log] _, bag in
      log.add("configure")
      bag += { log.add("bag disposed") }
    }
    return base.present(
      presentation.onPresent { [log] in log.add("present") }.onValue { [log] in log.add("value \($0)") }
        .onError { [log] in log.add("error \(describe($0))") }.onDismiss { [log] in log.add("dismiss") })
  }

  @Test
  func `A value comes once the controller is gone, or while it goes if nothing waits for the animation`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(present(page, on: base))
      expectEqual(log.take(), ["page materialized", "configure", "present", "will 'modal' Page"])
      settle()
      expectTrue(page.controller.isOnScreen)
      page.results.callAll(with: .success(7))
      expectEqual(log.take(), ["page disposed"])
      expectTrue(page.controller.isOnScreen)
      settle()
      expectFalse(page.controller.isOnScreen)
      expectEqual(log.take(), ["did dismiss ", "bag disposed", "value 7", "dismiss", "result 7"])
    }
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(present(page, on: base, options: [.dontWaitForDismissAnimation]))
      settle()
      page.results.callAll(with: .success(7))
      expectEqual(log.lines.last, "result 7")
      expectTrue(page.controller.isOnScreen)
      settle()
      expectFalse(page.controller.isOnScreen)
      expectEqual(log.lines.filter { $0 == "result 7" }.count, 1)
    }
  }

  @Test func `Cancelling dismisses, and reports at once, unless somebody follows the future`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      let future = present(page, on: base)
      settle()
      _ = log.take()
      future.cancel()
      expectEqual(log.take(), ["did cancel", "bag disposed", "page disposed", "error dismissed", "dismiss"])
      expectTrue(page.controller.isOnScreen)
      settle()
      expectEqual(log.take(), ["did dismiss dismissed"])
      expectFalse(page.controller.isOnScreen)
    }
    onStage(UIViewController()) { base in
      let page = Page(log)
      let future = present(page, on: base)
      let last = future.onResult { _ in }
      settle()
      future.cancel()
      settle()
      expectTrue(page.controller.isOnScreen)
      last.cancel()
      settle()
      expectFalse(page.controller.isOnScreen)
    }
  }

  @Test
  func `A user's dismissal is an error, and who asks a cancelled presentation hears that it was aborted`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(present(page, on: base))
      settle()
      _ = log.take()
      base.dismiss(animated: true)
      settle()
      expectEqual(
        log.take(),
        [
          "did dismiss dismissed", "bag disposed", "page disposed", "error dismissed", "dismiss",
          "result dismissed",
        ])
    }
    onStage(UIViewController()) { base in
      let future = base.present(Page(log), style: .modal)
      settle()
      future.cancel()
      log.follow(future)
      expectEqual(log.lines.last, "result aborted")
    }
  }

  @Test func `What is complete is never shown, but reports everything, in the order of adding`() {
    onStage(UIViewController()) { base in
      let controller = UIViewController()
      let presentation = FuturePresentation<Int>(style: .modal) { (controller, Future(1)) }
      log.follow(
        base.present(
          presentation.onPresent { [log] in log.add("present") }.onValue { [log] in log.add("value \($0)") }
            .onDismiss { [log] in log.add("dismiss") }))
      expectEqual(log.take(), ["present", "value 1", "dismiss", "result 1"])
      settle()
      expectFalse(controller.isOnScreen)
    }
    onStage(UIViewController()) { base in
      let presentation = FuturePresentation<Int> { (UIViewController(), Future(1)) }
        .onPresent { [log] in log.add("p1") }.onDismiss { [log] in log.add("d1") }
        .onValue { [log] in log.add("v\($0)") }.onPresent { [log] in log.add("p2") }
        .onDismiss { [log] in log.add("d2") }
        .map { (future: Future<Int>) -> Future<Int> in future.map { $0 + 1 } }
        .onValue { [log] in log.add("v\($0)") }
      log.follow(base.present(presentation))
      expectEqual(log.lines, ["p1", "p2", "d1", "v1", "d2", "v2", "result 2"])
    }
  }

  @Test
  func `A controller in no window materializes at once, and presents when it has one, unless cancelled`() {
    UIApplication().run {
      let (base, window, page) = (UIViewController(), UIWindow(), Page(log))
      log.follow(base.present(page, style: .modal))
      expectEqual(log.take(), ["page materialized"])
      settle()
      expectFalse(page.controller.isOnScreen)
      window.rootViewController = base
      window.makeKeyAndVisible()
      settle()
      expectTrue(page.controller.isOnScreen)
    }
    UIApplication().run {
      _ = log.take()
      let (base, window, page) = (UIViewController(), UIWindow(), Page(log))
      present(page, on: base).cancel()
      expectEqual(log.take(), ["page materialized", "error dismissed", "dismiss"])
      window.rootViewController = base
      window.makeKeyAndVisible()
      settle()
      expectFalse(page.controller.isOnScreen)
      expectEmpty(log.lines)
    }
  }

  /// What is presented without waiting for a window, and where.
  enum Exemption: CaseIterable {
    case split
    case onSplit
    case onEmptyStack
  }

  @Test func `A split view controller, and what an empty stack is given, wait for no window`() {
    forEachRow(Exemption.allCases) { exemption in
      UIApplication().run {
        let (page, split, stack) = (Page(log), UISplitViewController(), UINavigationController())
        var styles = 0
        let style = PresentationStyle(name: "counting") { _, _, _ in
          styles += 1
          return (Future(.forever), { Future() })
        }
        switch exemption {
        case .split: UIViewController().present(Panel(log, controller: split), style: style)
        case .onSplit: split.present(page, style: style)
        case .onEmptyStack: stack.present(page, style: style)
        }
        expectEqual(styles, 1)
        stack.viewControllers = [UIViewController()]
        stack.present(page, style: style)
        expectEqual(styles, 1)
      }
    }
  }

  @Test func `A result that the network brings ends the presentation`() throws {
    try onStage(UIViewController()) { base in
      let url = try #require(URL(string: "https://example.com/number"))
      let loader = UIApplication.shared.environment.urlLoader
      loader.register(url, URLRoute(data: Data([7]), delay: 0.5))
      let page = FuturePresentation<Int>(style: .modal) {
        (
          UIViewController(),
          Future { completion in
            let task = loader.load(url) { answer in completion(answer.map { Int($0.data.first ?? 0) }) }
            return Disposer { task.cancel() }
          }
        )
      }
      log.follow(base.present(page))
      UIApplication.shared.runLoop.advance(by: 0.4)
      expectNotNil(base.presentedViewController)
      expectEmpty(log.lines)
      settle()
      expectEqual(log.lines, ["result 7"])
      expectNil(base.presentedViewController)
    }
  }

  @Test func `What had the keyboard gets it back before the result`() {
    onStage(UIViewController()) { base in
      let (first, second) = (UITextField(frame: .zero), UITextField(frame: .zero))
      base.view.addSubview(first)
      first.becomeFirstResponder()
      let page = Page(log)
      page.controller.view.addSubview(second)
      base.present(page, style: .modal, options: [.restoreFirstResponder])
        .onResult { [log] _ in log.add("restored \(first.isFirstResponder)") }
      settle()
      second.becomeFirstResponder()
      expectFalse(first.isFirstResponder)
      page.results.callAll(with: .success(1))
      settle()
      expectEqual(log.lines.last, "restored true")
    }
  }

  @Test func `Unanimated, nothing moves; only what begins in the call is not`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(base.present(page, style: .modal, options: [.unanimated]))
      UIApplication.shared.runLoop.advance(by: 0.01)
      #expect(page.controller.isOnScreen && !page.controller.isBeingPresented)
      page.results.callAll(with: .success(1))
      UIApplication.shared.runLoop.advance(by: 0.01)
      expectEqual(log.lines.last, "result 1")
      expectTrue(PresentationOptions.animated)
      PresentationOptions.performUnanimated { expectFalse(PresentationOptions().animated) }
      expectTrue(PresentationOptions().animated)
    }
  }

  @Test func `What a style throws is the result, and disposing of the bag an error`() {
    onStage(UIViewController()) { base in
      let style = PresentationStyle(name: "broken") { _, _, _ in throw Failure() }
      let presentation = Presentation(Page(log), style: style)
        .onPresent { [log] in log.add("present") }.onError { [log] in log.add("error \(describe($0))") }
      log.follow(base.present(presentation))
      expectEqual(
        log.take(), ["page materialized", "present", "page disposed", "error failure", "result failure"])
    }
    onStage(UIViewController()) { base in
      var kept: DisposeBag?
      log.follow(base.present(Panel(log), style: .modal) { _, bag in kept = bag })
      settle()
      kept?.dispose()
      #expect(log.lines.isEmpty || log.lines == ["panel disposed"])
      settle()
      expectEqual(log.lines, ["panel disposed", "result dismissed"])
      expectNil(base.presentedViewController)
    }
  }

  @Test func `The first result wins, and cancelling while the controller goes does not lose it`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(base.present(page, style: .modal))
      settle()
      page.results.callAll(with: .success(1))
      page.results.callAll(with: .success(2))
      base.dismiss(animated: true)
      settle()
      expectEqual(log.lines.last, "result 1")
    }
    onStage(UIViewController()) { base in
      let page = Page(log)
      let future = present(page, on: base)
      settle()
      page.results.callAll(with: .success(7))
      UIApplication.shared.runLoop.advance(by: 0.1)
      future.cancel()
      _ = log.take()
      settle()
      expectEqual(log.lines, ["did dismiss ", "bag disposed", "value 7", "dismiss"])
    }
  }

  @Test func `A window shows a presentable as its root, and keeps it there`() {
    UIApplication().run {
      let (window, panel, bag) = (UIWindow(), Panel(log), DisposeBag())
      bag += window.present(panel)
      settle()
      expectTrue(panel.controller.isOnScreen)
      expectTrue(window.isKeyWindow)
      bag.dispose()
      expectEqual(log.lines, ["panel disposed"])
      #expect(window.rootViewController === panel.controller)
      bag += window.present(Panel(log), options: [.embedInNavigationController])
      #expect(window.rootViewController is UINavigationController)
    }
  }
}
