import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct ModalQueueTests {
  let log = Log()

  private func logEvents() {
    presentablePresentationEventHandler = { [log] event in log.add("\(event)") }
  }

  @Test func `Modal presentations wait for one another`() {
    onStage(UIViewController()) { base in
      logEvents()
      base.title = "base"
      let pages = ["a", "b", "c"].map { Page(log, name: $0) }
      for page in pages {
        log.follow(
          base.present(page, style: .modal) { controller, _ in controller.debugPresentationTitle = nil })
      }
      settle()
      expectEqual(pages.map(\.controller.isOnScreen), [true, false, false])
      #expect(log.lines.contains("base will enqueue modal presentation of b"))
      pages[2].results.callAll(with: .success(3))
      expectEqual(log.lines.last, "result 3")
      pages[0].results.callAll(with: .success(1))
      #expect(!log.lines.contains("base will dequeue modal presentation of b"))
      settle()
      #expect(log.lines.contains("base will dequeue modal presentation of b"))
      expectEqual(pages.map(\.controller.isOnScreen), [false, true, false])
      pages[1].results.callAll(with: .success(2))
      settle()
      expectEqual(pages.map(\.controller.isOnScreen), [false, false, false])
      expectEqual(log.lines.filter { $0.hasPrefix("result") }, ["result 3", "result 1", "result 2"])
    }
  }

  @Test func `What must not wait fails at once, something else that is modal blocks, and nothing hangs`() {
    onStage(UIViewController()) { base in
      let (first, second) = (Page(log), Page(log))
      base.present(first, style: .modal)
      log.follow(base.present(second, style: .modal, options: [.failOnBlock]))
      expectEqual(log.lines.last, "result presentationBlockedByOtherPresentation")
      settle()
      expectFalse(second.controller.isOnScreen)
    }
    forEachRow([PresentationOptions.none, .failOnBlock]) { options in
      let log = Log()
      onStage(UIViewController()) { base in
        base.present(UIViewController(), animated: false)
        settle()
        let page = Page(log)
        log.follow(base.present(page, style: .modal, options: options))
        expectEqual(log.lines.last, "result presentationBlockedByOtherPresentation")
        base.dismiss(animated: false)
        settle()
        base.present(page, style: .modal)
        settle()
        expectTrue(page.controller.isOnScreen)
      }
    }
  }

  @Test func `What is cancelled while it waits is never shown`() {
    onStage(UIViewController()) { base in
      let (first, second) = (Page(log, name: "a"), Page(log, name: "b"))
      base.present(first, style: .modal)
      let presentation = Presentation(second, style: .modal).onDismiss { [log] in log.add("dismiss") }
      let future = base.present(presentation)
      settle()
      future.cancel()
      expectEqual(log.lines.last, "dismiss")
      first.results.callAll(with: .success(1))
      settle()
      expectFalse(second.controller.isOnScreen)
      expectNil(base.presentedViewController)
      let third = Page(log, name: "c")
      base.present(third, style: .modal)
      settle()
      expectTrue(third.controller.isOnScreen)
    }
  }

  @Test
  func `When an outer presentation goes, the inner ones end first, the innermost before, and alerts too`() {
    onStage(UIViewController()) { base in
      let pages = ["a", "b", "c"].map { Page(log, name: $0) }
      var presenter = base
      for page in pages {
        log.follow(presenter.present(page, style: .modal), as: page.name)
        settle()
        presenter = page.controller
      }
      _ = log.take()
      pages[0].results.callAll(with: .success(1))
      settle()
      expectEqual(log.lines.filter { !$0.hasSuffix("disposed") }, ["c dismissed", "b dismissed", "a 1"])
    }
    onStage(UIViewController()) { base in
      _ = log.take()
      let page = Page(log)
      log.follow(base.present(page, style: .modal), as: "outer")
      settle()
      let alert = Alert<Int>(title: "Sure?", actions: .init(title: "Yes") { 1 })
      log.follow(page.controller.present(alert), as: "alert")
      settle()
      page.results.callAll(with: .success(1))
      settle()
      expectEqual(log.lines.filter { !$0.hasPrefix("page") }, ["alert dismissed", "outer 1"])
    }
  }
}
