import ChromeCleanModel
import Coordination
import Expectations
import HeadlessUIKit
import Testing

/// Logs which windows are opened and closed, and how many there are then.
@MainActor
private final class BrowserLog: BrowserListObserver {
  var lines: [String] = []

  func browserList(_ list: BrowserList, didCreate browser: Browser) {
    lines.append("created \(list.index(of: browser) ?? -1) of \(list.count)")
  }

  func browserList(_ list: BrowserList, willRemove browser: Browser) {
    lines.append("removing \(list.index(of: browser) ?? -1) of \(list.count)")
  }
}

@MainActor
@Suite struct BrowserListTests {
  let state = BrowserState()

  private var list: BrowserList { state.browserList }

  @Test func `Each browser state has one list, in which windows are created and closed`() {
    #expect(state.browserList === state.browserList)
    #expect(state.browserList !== BrowserState().browserList)
    expectEqual(list.count, 0)
    let browser = list.createBrowser()
    expectEqual(list.count, 1)
    #expect(list.browser(at: 0) === browser)
    #expect(browser.browserState === state)
    list.closeBrowser(at: 0)
    expectEqual(list.count, 0)
  }

  @Test func `A list contains the indices of its windows, which follow them; a closed one has none`() {
    forEachRow(zip(0...2, [[false, false, false], [false, true, false], [false, true, true]])) {
      (count: Int, contains: [Bool]) in
      let fresh = Self()
      for _ in 0..<count { fresh.list.createBrowser() }
      expectEqual((-1...1).map(fresh.list.containsIndex), contains)
    }
    let browsers = [list.createBrowser(), list.createBrowser()]
    expectNil(list.index(of: nil))
    expectEqual(browsers.map { list.index(of: $0) }, [0, 1])
    list.closeBrowser(at: 0)
    expectEqual(browsers.map { list.index(of: $0) }, [nil, 0])
  }

  @Test func `Observers are notified of a window after it is added and before it is removed`() {
    let log = BrowserLog()
    list.observers.add(log)
    list.createBrowser()
    expectEqual(log.lines, ["created 0 of 1"])
    list.closeBrowser(at: 0)
    expectEqual(log.lines, ["created 0 of 1", "removing 0 of 1"])
    list.observers.remove(log)
    list.createBrowser()
    expectEqual(log.lines.count, 2)
  }

  @Test func `An index without a window is refused`() {
    let raised = exceptions {
      expectNil(list.browser(at: 0))
      list.closeBrowser(at: -1)
    }
    expectEqual(
      raised,
      [
        UIException(.range, "BrowserList has 0 browsers, and none at 0. Ask containsIndex(_:) first"),
        UIException(.range, "BrowserList has 0 browsers, and none at -1. Ask containsIndex(_:) first"),
      ])
  }
}
