import ChromeCleanModel
import ChromeCleanUI
import Coordination
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

  @Test func `Services and then a consumer: it shows everything`() throws {
    connect()
    #expect(consumer.contents.count == 1)
    let content = try #require(consumer.contents.last)
    #expect(content.searchEngines == ["Google", "Bing", "DuckDuckGo"])
    #expect(content.searchEngineIndex == 0)
    #expect(content.blocksPopUps)
    #expect(content.pageCount == 3)
  }

  @Test func `A consumer and then services: it shows everything when all are there`() {
    mediator.consumer = consumer
    mediator.preferences = preferences
    #expect(consumer.contents.isEmpty)
    mediator.browsingData = browsingData
    #expect(consumer.contents.count == 1)
  }

  @Test func `It shows changes, whatever makes them`() {
    connect()
    preferences.searchEngine = .duckDuckGo
    #expect(consumer.contents.last?.searchEngineIndex == 2)
    preferences.blocksPopUps = false
    #expect(consumer.contents.last?.blocksPopUps == false)
    browsingData.addPage()
    #expect(consumer.contents.last?.pageCount == 4)
    #expect(consumer.contents.count == 4)
  }

  @Test func `Commands change what the user has chosen`() {
    connect()
    mediator.selectSearchEngine(at: 1)
    #expect(preferences.searchEngine == .bing)
    mediator.blockPopUps(false)
    #expect(!preferences.blocksPopUps)
    mediator.clearBrowsingData()
    #expect(browsingData.pageCount == 0)
  }

  @Test(arguments: [-1, 3])
  func `An index without a search engine changes nothing`(index: Int) {
    connect()
    mediator.selectSearchEngine(at: index)
    #expect(preferences.searchEngine == .google)
    #expect(consumer.contents.count == 1)
  }

  @Test func `After the end the consumer is not called anymore`() {
    connect()
    mediator.disconnect()
    preferences.blocksPopUps = false
    browsingData.clear()
    mediator.disconnect()
    #expect(consumer.contents.count == 1)
  }

  @Test func `Only values cross`() {
    connect()
    #expect(consumer.contents.flatMap { ConsumerArgument($0, "content").faults } == [])
  }

  /// Records the calls.
  @MainActor
  final class Log: SettingsConsumer {
    var contents: [SettingsContent] = []

    func setContent(_ content: SettingsContent) { contents.append(content) }
  }
}
