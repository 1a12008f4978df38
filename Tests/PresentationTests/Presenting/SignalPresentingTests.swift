import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct SignalPresentingTests {
  let log = Log()

  private func presentation(_ ticker: Ticker) -> Presentation<Ticker> {
    Presentation(ticker, style: .modal).onValue { [log] in log.add("value \($0)") }
      .onError { [log] in log.add("error \(describe($0))") }.onDismiss { [log] in log.add("dismiss") }
  }

  @Test func `Nothing is presented before somebody listens, and values come at once`() {
    onStage(UIViewController()) { base in
      let ticker = Ticker()
      let signal = base.present(presentation(ticker))
      settle()
      expectFalse(ticker.controller.isOnScreen)
      let listening = log.follow(signal)
      settle()
      expectTrue(ticker.controller.isOnScreen)
      ticker.events.callAll(with: .value(1))
      expectEqual(log.take(), ["value 1", "signal 1"])
      expectTrue(ticker.controller.isOnScreen)
      listening.dispose()
    }
  }

  @Test func `When the last listener goes, the controller goes, and who listens later presents it again`() {
    onStage(UIViewController()) { base in
      let ticker = Ticker()
      let listening = log.follow(base.present(presentation(ticker)))
      settle()
      listening.dispose()
      settle()
      expectFalse(ticker.controller.isOnScreen)
      expectEqual(log.take(), ["error dismissed", "dismiss"])
    }
    onStage(UIViewController()) { base in
      let ticker = Ticker()
      let signal = base.present(presentation(ticker))
      for _ in 0..<2 {
        let listening = log.follow(signal)
        settle()
        expectTrue(ticker.controller.isOnScreen)
        listening.dispose()
        settle()
        expectFalse(ticker.controller.isOnScreen)
      }
      expectEqual(log.lines, ["error dismissed", "dismiss", "error dismissed", "dismiss"])
    }
  }

  @Test func `The end of the signal dismisses, and is reported once`() {
    forEachRow([nil, Failure()]) { (error: Failure?) in
      let fresh = Self()
      onStage(UIViewController()) { base in
        let ticker = Ticker()
        let listening = fresh.log.follow(base.present(fresh.presentation(ticker)))
        settle()
        ticker.events.callAll(with: .end(error))
        settle()
        expectFalse(ticker.controller.isOnScreen)
        expectEqual(
          fresh.log.lines,
          ["error \(error?.name ?? "dismissed")", "dismiss", "signal end \(error?.name ?? "")"])
        listening.dispose()
      }
    }
  }

  @Test
  func `When its user dismisses the controller or goes back, the signal ends, and that is reported once`() {
    onStage(UIViewController()) { base in
      let ticker = Ticker()
      let listening = log.follow(base.present(presentation(ticker)))
      settle()
      base.dismiss(animated: true)
      settle()
      expectEqual(log.take(), ["error dismissed", "dismiss", "signal end dismissed"])
      listening.dispose()
    }
    onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
      let ticker = Ticker()
      var presentation = presentation(ticker)
      presentation.style = .default
      let listening = log.follow(navigation.present(presentation))
      settle()
      #expect(navigation.topViewController === ticker.controller)
      navigation.popViewController(animated: true)
      settle()
      expectEqual(log.lines, ["error dismissed", "dismiss", "signal end dismissed"])
      listening.dispose()
    }
  }

  @Test func `Either presentation is presented as what it is`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      let left: EitherPresentation<Page, Page> = .left(Presentation(page, style: .modal))
      log.follow(base.present(left).map { ($0.left ?? -1) + 1 })
      settle()
      page.results.callAll(with: .success(1))
      settle()
      expectEqual(log.lines.last, "result 2")
      let ticker = Ticker()
      let right: EitherPresentation<Ticker, Ticker> = .right(Presentation(ticker, style: .modal))
      let listening = base.present(right).onValue { [log] in log.add("right \($0.right ?? -1)") }
      settle()
      ticker.events.callAll(with: .value(3))
      expectEqual(log.lines.last, "right 3")
      listening.dispose()
      settle()
      let panel: EitherPresentation<Panel, Panel> = .left(Presentation(Panel(log), style: .modal))
      let future = base.present(panel)
      settle()
      expectNotNil(base.presentedViewController)
      future.cancel()
      settle()
      expectNil(base.presentedViewController)
    }
  }
}
