import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct SettingsMediatorTests {
  let preferences = BrowserPreferences()
  let browsingData = BrowsingData(pageCount: 3)
  let consumer = Log()
  let mediator = SettingsMediator()

  private func connect() {
    mediator.preferences = preferences
    mediator.browsingData = browsingData
    mediator.consumer = consumer
  }

  @Test
  func `It shows everything when services and a consumer are there, in either order, and only values cross`()
    throws
  {
    connect()
    expectEqual(consumer.contents.count, 1)
    let content = try #require(consumer.contents.last)
    expectEqual(content.searchEngines, ["Google", "Bing", "DuckDuckGo"])
    expectEqual(content.searchEngineIndex, 0)
    expectTrue(content.blocksPopUps)
    expectEqual(content.pageCount, 3)
    connect()
    expectEqual(consumer.contents.flatMap { ConsumerArgument($0, "content").faults }, [])
    do {
      let preferences = BrowserPreferences()
      let browsingData = BrowsingData(pageCount: 3)
      let consumer = Log()
      let mediator = SettingsMediator()
      mediator.consumer = consumer
      mediator.preferences = preferences
      expectEmpty(consumer.contents)
      mediator.browsingData = browsingData
      expectEqual(consumer.contents.count, 1)
    }
  }

  @Test func `It shows changes, whatever makes them, and commands change what the user has chosen`() {
    connect()
    preferences.searchEngine = .duckDuckGo
    expectEqual(consumer.contents.last?.searchEngineIndex, 2)
    preferences.blocksPopUps = false
    expectEqual(consumer.contents.last?.blocksPopUps, false)
    browsingData.addPage()
    expectEqual(consumer.contents.last?.pageCount, 4)
    expectEqual(consumer.contents.count, 4)
    do {
      let fresh = Self()
      fresh.connect()
      fresh.mediator.selectSearchEngine(at: 1)
      expectEqual(fresh.preferences.searchEngine, .bing)
      fresh.mediator.blockPopUps(false)
      expectFalse(fresh.preferences.blocksPopUps)
      fresh.mediator.clearBrowsingData()
      expectEqual(fresh.browsingData.pageCount, 0)
    }
  }

  @Test func `An index without a search engine changes nothing`() {
    forEachRow([-1, 3]) { index in
      let fresh = Self()
      fresh.connect()
      fresh.mediator.selectSearchEngine(at: index)
      expectEqual(fresh.preferences.searchEngine, .google)
      expectEqual(fresh.consumer.contents.count, 1)
    }
  }

  @Test func `After the end the consumer is not called anymore`() {
    connect()
    mediator.disconnect()
    preferences.blocksPopUps = false
    browsingData.clear()
    mediator.disconnect()
    expectEqual(consumer.contents.count, 1)
  }

  /// Records the calls.
  @MainActor
  final class Log: SettingsConsumer {
    var contents: [SettingsContent] = []

    func setContent(_ content: SettingsContent) { contents.append(content) }
  }
}
