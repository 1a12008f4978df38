import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct IdlingTests {
  private var now: Double { UIApplication.shared.runLoop.now }
  private var loop: VirtualRunLoop { UIApplication.shared.runLoop }

  @Test func `Short delayed calls and timers that fire once are waited for, with limits that belong to them`()
  {
    // Short delayed calls are waited for, with their own limit.
    forEachRow([(0.5, true), (1.5, true), (1.6, false), (3, false)] as [(Double, Bool)]) { delay, isAwaited in
      UIApplication().run {
        var isDone = false
        MainQueue.asyncAfter(seconds: delay) { isDone = true }
        expectEqual(EarlGrey.waitForIdle(), [])
        expectEqual(isDone, isAwaited)
      }
    }
    // Timers that fire once within the limit are waited for; repeating and untracked ones are not.
    forEachRow(
      [
        (1.5, false, true, true), (1.6, false, true, false), (0.5, true, true, false),
        (0.5, false, false, false),
      ] as [(Double, Bool, Bool, Bool)]
    ) { interval, repeats, isTracked, isAwaited in
      UIApplication().run {
        var isDone = false
        let timer = loop.scheduledTimer(withTimeInterval: interval, repeats: repeats, isTracked: isTracked) {
          _ in
          isDone = true
        }
        expectEqual(EarlGrey.waitForIdle(), [])
        expectEqual(isDone, isAwaited)
        timer.invalidate()
      }
    }
  }

  @Test func `Limits can be set`() {
    UIApplication().run {
      var done: [String] = []
      GREYConfiguration.shared.setValue(3, forConfigKey: .nsTimerMaxTrackableInterval)
      GREYConfiguration.shared.setValue(0.2, forConfigKey: .dispatchAfterMaxTrackableDelay)
      loop.scheduledTimer(withTimeInterval: 2.5, repeats: false) { _ in done.append("timer") }
      MainQueue.asyncAfter(seconds: 2.6) { done.append("call") }
      expectEqual(EarlGrey.waitForIdle(), [])
      expectEqual(done, ["timer"])
    }
  }

  @Test func `What is busy is named and numbered, with advice how not to wait for it`() {
    // A timer that takes too long is named, with advice on how not to wait for it.
    UIApplication().run {
      loop.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in }
      let busy = EarlGrey.waitForIdle(within: 1)
      expectEqual(busy.map(\.name), ["timer"])
      expectEqual(busy.first?.description.contains("It fires in 0.5 seconds."), true)
      expectEqual(busy.first?.description.contains("kNSTimerIgnoreTrackingKey"), true)
      expectEqual(now, 1)
    }
    // The text of a busy application numbers what is busy.
    let resources = ["a", "b"].map { BusyResource(name: $0, description: "It is \($0).") }
    expectEqual(
      BusyResource.report(resources),
      "The following idling resources are busy.\n\n1. a: It is a.\n2. b: It is b.")
  }

  @Test func `Without synchronization only what is due now runs, twice`() {
    UIApplication().run {
      GREYConfiguration.shared.setValue(false, forConfigKey: .synchronizationEnabled)
      var done: [String] = []
      MainQueue.async { MainQueue.async { done.append("due") } }
      MainQueue.asyncAfter(seconds: 0.1) { done.append("later") }
      expectEqual(EarlGrey.waitForIdle(), [])
      expectEqual(done, ["due"])
      expectEqual(now, 0)
    }
  }

  @Test func `A wait without limit ends, and so does one for events that always lead to others`() {
    // A wait without limit ends.
    UIApplication().run {
      GREYConfiguration.shared.setValue(Double.infinity, forConfigKey: .interactionTimeoutDuration)
      UIApplication.shared.beginIgnoringInteractionEvents()
      expectEqual(EarlGrey.waitForIdle().map(\.name), ["UIApplication"])
      expectEqual(now, 3600)
    }
    // Events that always lead to others do not hang, and time runs out.
    UIApplication().run {
      @MainActor func again() { MainQueue.async { again() } }
      again()
      expectEqual(EarlGrey.waitForIdle(within: 1).map(\.name), ["main queue"])
      expectEqual(now, 1)
    }
  }

  @Test func `what ignores events, and a controller that is about to appear, are waited for`() {
    // A period in which interaction events are ignored is waited for.
    UIApplication().run {
      UIApplication.shared.beginIgnoringInteractionEvents()
      MainQueue.asyncAfter(seconds: 2) { UIApplication.shared.endIgnoringInteractionEvents() }
      expectEqual(EarlGrey.waitForIdle(), [])
      #expect(abs(now - 2) < 0.02)
    }
    // A controller that was informed that it will appear, and not that it has, keeps the application busy.
    onScreen {
      let root = UIApplication.shared.keyWindow?.rootViewController
      root?.beginAppearanceTransition(false, animated: false)
      expectEqual(
        EarlGrey.waitForIdle(within: 0),
        [
          BusyResource(
            name: "UIViewController",
            description: "It received viewWillDisappear, and waits for viewDidDisappear.")
        ])
      root?.beginAppearanceTransition(true, animated: false)
      expectEqual(
        EarlGrey.waitForIdle(within: 0).map(\.description),
        [
          "It received viewWillAppear, and waits for viewDidAppear."
        ])
      root?.endAppearanceTransition()
      expectEqual(EarlGrey.waitForIdle(within: 0), [])
    }
  }

  @Test func `a field with a caret is idle, and so is one whose caret has long been there`() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    onScreen(field) {
      field.becomeFirstResponder()
      expectEqual(EarlGrey.waitForIdle(), [])
      loop.advance(by: 5)
      expectEqual(EarlGrey.waitForIdle(), [])
      expectTrue(field.isFirstResponder)
    }
  }

  @Test func `Ignored states, blocked addresses and data are not waited for`() throws {
    // Ignored states are not waited for.
    forEachRow(
      [
        (.pendingKeyboardTransition, true), (.pendingUIScrollViewScrolling, false), (.idle, false),
      ] as [(GREYAppState, Bool)]
    ) { state, isIdle in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      onScreen(field) {
        GREYConfiguration.shared.setValue(state.rawValue, forConfigKey: .ignoreAppStates)
        field.becomeFirstResponder()
        expectEqual(EarlGrey.waitForIdle(within: 0).isEmpty, isIdle)
      }
    }
    // Blocked addresses and data are not waited for.
    try UIApplication().run {
      GREYConfiguration.shared.setValue([".*\\.ads\\.org"], forConfigKey: .blockedURLRegex)
      let loader = UIApplication.shared.environment.urlLoader
      for (address, isIdle) in [("https://a.ads.org/x", true), ("data:,a", true), ("https://b.org", false)] {
        let url = try #require(URL(string: address))
        loader.register(url, URLRoute(data: Data(), delay: 5))
        let task = loader.load(url) { _ in }
        expectEqual(EarlGrey.waitForIdle(within: 1).isEmpty, isIdle, "\(address)")
        task.cancel()
      }
    }
  }
}
