import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct GREYConditionTests {
  @Test func `A condition that never holds is asked as often as intervals fit, at least once`() {
    forEachRow(
      [(5, 0.5, 10), (10, 2, 5), (0, 0.5, 1), (0.3, 0.1, 3), (1, 5, 1), (0.05, 0, 3)]
        as [(Double, Double, Int)]
    ) { timeout, interval, count in
      UIApplication().run {
        var asked = 0
        let condition = GREYCondition(name: "never") {
          asked += 1
          return false
        }
        expectFalse(condition.wait(withTimeout: timeout, pollInterval: interval))
        expectEqual(asked, count)
        #expect(abs(UIApplication.shared.runLoop.now - timeout) < 1e-9, "\(timeout)")
      }
    }
  }

  @Test func `A condition is asked every half second until its first yes, while the application runs`() {
    // The default interval is half a second.
    UIApplication().run {
      var times: [Double] = []
      GREYCondition(name: "times") {
        times.append(UIApplication.shared.runLoop.now)
        return false
      }.wait(withTimeout: 2)
      expectEqual(times, [0, 0.5, 1, 1.5])
    }
    // The wait ends with the first `true`, and events run meanwhile.
    UIApplication().run {
      var isLoaded = false
      UIApplication.shared.runLoop.schedule(after: 1.2, name: "load") { isLoaded = true }
      #expect(GREYCondition(name: "loaded") { isLoaded }.wait(withTimeout: 5))
      expectEqual(UIApplication.shared.runLoop.now, 1.5)
    }
    // Interactions are allowed inside the block.
    let text = label("waiting")
    onScreen(text) {
      UIApplication.shared.runLoop.schedule(after: 3, name: "load") { text.text = "ready" }
      let condition = GREYCondition(name: "ready") {
        EarlGrey.selectElement(with: grey_text("ready")).isFound
      }
      #expect(condition.wait(withTimeout: 5))
    }
  }

  @Test func `Times below zero and endless ones raise`() {
    forEachRow(
      [(-1, 1), (.infinity, 1), (.nan, 1), (3601, 1), (1, -1), (1, .infinity)] as [(Double, Double)]
    ) { timeout, interval in
      let application = UIApplication()
      var raised: [UIException.Name] = []
      application.exceptionHandler = { raised.append($0.name) }
      application.run {
        expectFalse(GREYCondition(name: "c") { true }.wait(withTimeout: timeout, pollInterval: interval))
      }
      expectEqual(raised, [.invalidArgument])
    }
  }
}
