import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import Foundation
import Testing

@testable import ChromeCleanCoordinators

/// The results are those of Chrome's own test of its toolbar's mediator.
@MainActor
@Suite struct ToolbarMediatorTests {
  let mediator = ToolbarMediator()
  let consumer = ToolbarLog()
  let webState = WebState()
  let list = WebStateList()

  init() throws {
    webState.load(try #require(URL(string: "https://example.com/")))
    for _ in 1...3 { list.insert(WebState()) }
  }

  @Test func `As soon as there are a page and a consumer, and not before, it shows the page`() {
    mediator.consumer = consumer
    expectEmpty(consumer.calls)
    forEachRow([true, false]) { isPageFirst in
      let fresh = try Self()
      if isPageFirst { fresh.mediator.webState = fresh.webState }
      fresh.mediator.consumer = fresh.consumer
      fresh.mediator.webState = fresh.webState
      expectEqual(fresh.consumer.state["can go forward"], "false")
      expectEqual(fresh.consumer.state["can go back"], "false")
      expectEqual(fresh.consumer.state["loading"], "true")
      expectEqual(fresh.consumer.state["text"], "https://example.com/")
      expectNil(fresh.consumer.state["tab count"])
    }
  }

  @Test func `Without a consumer pages come and go`() {
    mediator.webState = webState
    webState.finishLoading()
    mediator.consumer = consumer
    expectEqual(consumer.state["loading"], "false")
  }

  @Test
  func `As soon as there are tabs and a consumer it shows their number, and counts each that comes or goes`()
  {
    forEachRow([true, false]) { isListFirst in
      let fresh = try Self()
      if isListFirst { fresh.mediator.webStateList = fresh.list }
      fresh.mediator.consumer = fresh.consumer
      fresh.mediator.webStateList = fresh.list
      expectEqual(fresh.consumer.state, ["tab count": "3"])
    }
    mediator.consumer = consumer
    mediator.webStateList = list
    list.insert(WebState())
    expectEqual(consumer.state["tab count"], "4")
    list.detach(at: 0)
    list.detach(at: 0)
    expectEqual(consumer.state["tab count"], "2")
  }

  @Test func `It shows when loading begins and when it ends, how much has loaded, and the page's title`() {
    tell()
    webState.stopLoading()
    expectEqual(consumer.state["loading"], "false")
    webState.reload()
    expectEqual(consumer.state["loading"], "true")
    expectEqual(consumer.state["progress"], "0.0")
    tell()
    webState.advanceLoading(to: 0.42)
    expectEqual(consumer.state["progress"], "0.42")
    tell()
    webState.title = "Example Domain"
    expectEqual(consumer.state["text"], "Example Domain")
  }

  @Test func `A page that is loaded enables the buttons of its history`() throws {
    tell()
    webState.load(try #require(URL(string: "https://example.com/2")))
    webState.load(try #require(URL(string: "https://example.com/3")))
    webState.goBack()
    consumer.state = [:]
    webState.finishLoading()
    expectEqual(consumer.state["can go forward"], "true")
    expectEqual(consumer.state["can go back"], "true")
  }

  @Test func `It shows whether the strip of tabs is visible`() {
    forEachRow([true, false]) { isConsumerFirst in
      let fresh = try Self()
      let (broadcaster, source) = (Broadcaster(), BroadcastSource(true))
      if isConsumerFirst { fresh.mediator.consumer = fresh.consumer }
      fresh.mediator.broadcaster = broadcaster
      broadcaster.broadcast(source, as: .tabStripVisible)
      fresh.mediator.consumer = fresh.consumer
      expectEqual(fresh.consumer.state["tab strip"], "true")
      source.value = false
      expectEqual(fresh.consumer.state["tab strip"], "false")
    }
  }

  @Test func `The page is that of the active tab, and without a tab the toolbar leads nowhere`() throws {
    mediator.consumer = consumer
    mediator.webStateList = list
    list.insert(webState, [.activate])
    expectEqual(consumer.state["text"], "https://example.com/")
    list.activate(at: 0)
    expectEqual(consumer.state["text"], "")
    webState.title = "Elsewhere"
    expectEqual(consumer.state["text"], "")
    do {
      let fresh = try Self()
      fresh.mediator.consumer = fresh.consumer
      fresh.list.insert(fresh.webState, [.activate])
      fresh.mediator.webStateList = fresh.list
      fresh.list.closeAll()
      expectEqual(
        fresh.consumer.state,
        [
          "can go forward": "false", "can go back": "false", "loading": "false", "progress": "0.0",
          "text": "",
          "tab count": "0",
        ])
    }
  }

  @Test func `Commands move the page through its history`() throws {
    let second = try #require(URL(string: "https://example.com/2"))
    mediator.webState = webState
    webState.load(second)
    mediator.goBack()
    expectEqual(webState.lastCommittedItemIndex, 0)
    mediator.goForward()
    expectEqual(webState.visibleURL, second)
    mediator.stopLoadingPage()
    expectFalse(webState.isLoading)
    mediator.reloadPage()
    expectTrue(webState.isLoading)
  }

  @Test func `After disconnecting it reports nothing and holds nothing`() {
    tell()
    mediator.webStateList = list
    mediator.disconnect()
    mediator.disconnect()
    consumer.calls = []
    webState.stopLoading()
    list.insert(WebState(), [.activate])
    expectEmpty(consumer.calls)
    #expect(mediator.webState == nil && mediator.webStateList == nil && mediator.consumer == nil)
  }

  private func tell() {
    mediator.consumer = consumer
    mediator.webState = webState
  }

  /// Records each call, and the last value of each kind.
  @MainActor
  final class ToolbarLog: ToolbarConsumer {
    var calls: [String] = []
    var state: [String: String] = [:]

    private func note(_ name: String, _ value: Any) {
      calls.append("\(name) \(value)")
      state[name] = "\(value)"
    }

    func setCanGoForward(_ canGoForward: Bool) { note("can go forward", canGoForward) }
    func setCanGoBack(_ canGoBack: Bool) { note("can go back", canGoBack) }
    func setIsLoading(_ isLoading: Bool) { note("loading", isLoading) }
    func setLoadingProgress(_ progress: Double) { note("progress", progress) }
    func setTabCount(_ tabCount: Int) { note("tab count", tabCount) }
    func setTabStripVisible(_ isTabStripVisible: Bool) { note("tab strip", isTabStripVisible) }
    func setCurrentPageText(_ text: String) { note("text", text) }
  }
}
