import ChromeCleanModel
import Expectations
import Testing

@MainActor
@Suite struct WebStateNavigationTests {
  let tab = WebState(1)

  private var state: [Bool] { [tab.canGoBack, tab.canGoForward, tab.isLoading] }

  @Test func `A page is shown at once, and loads until it is said to be loaded`() {
    let log = TabLog(tab)
    tab.load(url(2))
    expectEqual(tab.visibleURL, url(2))
    expectEqual(state, [true, false, true])
    tab.advanceLoading(to: 0.42)
    expectEqual(tab.loadingProgress, 0.42)
    tab.finishLoading()
    expectEqual(state, [true, false, false])
    expectEqual(tab.loadingProgress, 1)
    tab.finishLoading()
    expectEqual(log.lines, ["start", "shows 2", "progress 0.42", "progress 1.0", "stop", "loaded"])
  }

  @Test func `A page that cannot be loaded, or whose load is stopped, is not reported as loaded`() {
    tab.reload()
    let log = TabLog(tab)
    tab.finishLoading(isSuccess: false)
    expectEqual(log.lines, ["progress 1.0", "stop", "failed"])
    do {
      let tab = WebState(1)
      tab.load(url(2))
      let log = TabLog(tab)
      tab.stopLoading()
      tab.finishLoading()
      expectEqual(log.lines, ["stop"])
      expectFalse(tab.isLoading)
    }
  }

  @Test func `The user goes back and forward, and a new page forgets what came after`() {
    tab.load(url(2))
    tab.load(url(3))
    tab.goBack()
    expectEqual(tab.visibleURL, url(2))
    expectEqual(state, [true, true, true])
    tab.goBack()
    tab.goBack()
    expectEqual(tab.lastCommittedItemIndex, 0)
    expectFalse(tab.canGoBack)
    tab.goForward()
    expectEqual(tab.visibleURL, url(2))
    tab.load(url(4))
    tab.goForward()
    expectEqual(tab.navigationItems.map(\.url), [url(1), url(2), url(4)])
    expectEqual(tab.lastCommittedItemIndex, 2)
  }

  @Test func `A tab that shows nothing goes nowhere, and progress stays between 0 and 1`() {
    let empty = WebState()
    let log = TabLog(empty)
    empty.goBack()
    empty.goForward()
    empty.reload()
    empty.stopLoading()
    expectEqual(log.lines, [])
    expectEqual([empty.canGoBack, empty.canGoForward], [false, false])
    forEachRow(zip([-1, 0.5, 7], [0, 0.5, 1])) { progress, shown in
      let tab = WebState(1)
      tab.advanceLoading(to: progress)
      expectEqual(tab.loadingProgress, shown)
    }
  }
}
