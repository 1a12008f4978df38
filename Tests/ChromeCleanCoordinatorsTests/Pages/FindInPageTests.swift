import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct FindInPageCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = FindInPageCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `A started bar searches, and a stopped one does not, and forgets what was found`() {
    coordinator.start()
    weak let findInPage = coordinator.viewController
    #expect(window.browser.dispatcher.responds(to: (any FindInPageSearchCommands).self))
    coordinator.stop()
    #expect(!window.browser.dispatcher.responds(to: (any FindInPageSearchCommands).self))
    #expect(coordinator.viewController == nil && findInPage == nil)
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any FindInPageSearchCommands).self))
    do {
      let fresh = Self()
      fresh.coordinator.start()
      fresh.window.browser.pageSearch.find("cat", in: Page(title: "", paragraphs: ["cat"]))
      expectEqual(fresh.window.browser.pageSearch.matches.count, 1)
      fresh.coordinator.stop()
      expectEmpty(fresh.window.browser.pageSearch.matches)
    }
  }
}

@MainActor
@Suite struct FindInPageMediatorTests {
  let mediator = FindInPageMediator()
  let consumer = ResultsLog()
  let list = WebStateList()
  let library = PageLibrary()
  let search = PageSearch()
  let two: URL

  init() throws {
    let one = try #require(URL(string: "https://one.example/"))
    two = try #require(URL(string: "https://two.example/"))
    library.add(Page(title: "One", paragraphs: ["A cat", "Another cat and a cat"]), at: one)
    library.add(Page(title: "Two", paragraphs: ["Cat"]), at: two)
    list.insert(WebState(url: one), [.activate])
    mediator.consumer = consumer
    mediator.pageLibrary = library
    mediator.pageSearch = search
    mediator.webStateList = list
  }

  @Test func `At first nothing is searched for; what is typed is found, and each occurrence can be gone to`()
  {
    expectEqual(consumer.results.last, FindInPageResults.none)
    mediator.findInPage("CAT")
    expectEqual(consumer.results.last, FindInPageResults(text: "CAT", count: 3, number: 1))
    mediator.findNextInPage()
    expectEqual(consumer.results.last?.number, 2)
    mediator.findPreviousInPage()
    mediator.findPreviousInPage()
    expectEqual(consumer.results.last?.number, 3)
    mediator.findInPage("dog")
    expectEqual(consumer.results.last, FindInPageResults(text: "dog", count: 0, number: 0))
  }

  @Test
  func `Another page is searched for the same text, and the user stays at the occurrence while it loads`()
    throws
  {
    mediator.findInPage("cat")
    mediator.findNextInPage()
    list.activeWebState?.load(two)
    expectEqual(consumer.results.last, FindInPageResults(text: "cat", count: 1, number: 1))
    list.closeAll()
    expectEqual(consumer.results.last, FindInPageResults(text: "cat", count: 0, number: 0))
    do {
      let fresh = try Self()
      fresh.mediator.findInPage("cat")
      fresh.mediator.findNextInPage()
      fresh.list.activeWebState?.reload()
      fresh.list.activeWebState?.finishLoading()
      expectEqual(fresh.consumer.results.last?.number, 2)
    }
  }

  @Test func `After disconnecting nothing is found anymore, and it reports nothing`() {
    mediator.findInPage("cat")
    mediator.disconnect()
    #expect(search.matches.isEmpty && search.text.isEmpty)
    consumer.results = []
    search.find("cat", in: library.page(at: two))
    mediator.findInPage("cat")
    expectEmpty(consumer.results)
  }

  @MainActor
  final class ResultsLog: FindInPageConsumer {
    var results: [FindInPageResults] = []
    func setResults(_ results: FindInPageResults) { self.results.append(results) }
  }
}
