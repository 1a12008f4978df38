import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

/// Presentations of controllers without presentables.
@Suite @MainActor struct ControllerPresentingTests {
  let log = Log()
  let controller = UIViewController()

  @Test
  func `A function's future is the result, its bag lives as long, and a controller alone waits for its end`()
  {
    onStage(UIViewController()) { base in
      let ending = Callbacker<Flow.Result<Int>>()
      let future = base.present(controller, style: .modal) { [log] presented, bag -> Future<Int> in
        log.add("\(type(of: presented))")
        bag += { log.add("bag disposed") }
        return Future(callbacker: ending)
      }
      log.follow(future)
      settle()
      expectTrue(controller.isOnScreen)
      expectEqual(log.lines, ["UIViewController"])
      ending.callAll(with: .success(3))
      settle()
      expectFalse(controller.isOnScreen)
      expectEqual(log.take(), ["UIViewController", "bag disposed", "result 3"])
    }
    do {
      let controller = UIViewController()
      onStage(UIViewController()) { base in
        log.follow(base.present(controller, style: .modal))
        settle()
        expectTrue(controller.isOnScreen)
        base.dismiss(animated: true)
        settle()
        expectEqual(log.lines, ["result dismissed"])
      }
    }
  }

  @Test func `A function's signal is listened to while somebody listens to the presentation`() {
    onStage(UIViewController()) { base in
      let numbers = Callbacker<Int>()
      let signal = base.present(controller, style: .modal) { _, _ in numbers.providedSignal }
      settle()
      #expect(!controller.isOnScreen && numbers.isEmpty)
      let listening = log.follow(signal)
      settle()
      expectTrue(controller.isOnScreen)
      numbers.callAll(with: 4)
      listening.dispose()
      settle()
      #expect(!controller.isOnScreen && numbers.isEmpty)
      expectEqual(log.lines, ["signal 4"])
    }
  }

  @Test func `A style of one's own can wait for its turn, and say when it is over`() {
    onStage(UIViewController()) { base in
      let (first, second) = (Page(log, name: "a"), Page(log, name: "b"))
      let over = Callbacker<Void>()
      let style = PresentationStyle(name: "card") { [log] controller, presenter, options in
        presenter.modallyPresentQueued(controller, options: options) {
          log.add("\(controller.title ?? "") shows")
          return Future(callbacker: over)
        }
      }
      for page in [first, second] { log.follow(base.present(page, style: style), as: page.name) }
      settle()
      #expect(first.controller.isOnScreen && !second.controller.isOnScreen)
      over.callAll()
      settle()
      #expect(!first.controller.isOnScreen && second.controller.isOnScreen)
      expectEqual(log.lines.filter { $0.hasSuffix("shows") }, ["a shows", "b shows"])
      expectEqual(log.lines.suffix(2), ["a disposed", "a dismissed"])
    }
  }
}
