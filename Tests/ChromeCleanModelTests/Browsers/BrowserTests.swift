import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct BrowserTests {
  let state = BrowserState(isOffTheRecord: true)

  @Test func `A window has tabs, commands and broadcasts of its own, which a coordinator hands its children`()
  {
    let browsers = [Browser(state), Browser(state)]
    #expect(browsers[0].webStateList !== browsers[1].webStateList)
    #expect(browsers[0].dispatcher !== browsers[1].dispatcher)
    #expect(browsers[0].broadcaster !== browsers[1].broadcaster)
    expectTrue(browsers[0].browserState.isOffTheRecord)
    expectFalse(BrowserState().isOffTheRecord)
    let browser = Browser(state)
    let root = BrowserCoordinator<Browser>()
    root.browser = browser
    root.dispatcher = browser.dispatcher
    let child = BrowserCoordinator<Browser>()
    root.addChild(child)
    #expect(child.browser === browser)
    #expect(child.dispatcher === browser.dispatcher)
  }

  @Test func `A tab belongs to the browser state of the window that it is in, and is closed when that goes`()
  {
    let list = Browser(state).webStateList
    let browser = Browser(state)
    let tab = WebState(0)
    expectNil(tab.browserState)
    browser.webStateList.insert(tab)
    #expect(tab.browserState === state)
    browser.webStateList.detach(at: 0)
    expectNil(tab.browserState)
    list.insert(tab)
    expectNil(tab.browserState)
    let log = { TabLog($0) }
    var lines: TabLog?
    do {
      let browser = Browser(state)
      browser.webStateList.insert(WebState(0))
      lines = browser.webStateList.webState(at: 0).map(log)
      expectEqual(lines?.lines, [])
    }
    expectEqual(lines?.lines, ["destroyed"])
  }
}
