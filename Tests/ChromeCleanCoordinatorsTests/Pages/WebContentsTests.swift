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
@Suite struct WebContentsCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = WebContentsCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `All commands of a started page are handled, and none of a stopped one's`() {
    coordinator.start()
    weak let webContents = coordinator.viewController
    #expect(window.browser.dispatcher.responds(to: (any WebContentsCommands).self))
    coordinator.stop()
    #expect(!window.browser.dispatcher.responds(to: (any WebContentsCommands).self))
    #expect(coordinator.viewController == nil && webContents == nil)
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any WebContentsCommands).self))
  }
}

@MainActor
@Suite struct WebContentsMediatorTests {
  let mediator = WebContentsMediator()
  let consumer = WebContentsLog()
  let list = WebStateList()
  let library = PageLibrary()
  let search = PageSearch()
  let one: URL
  let two: URL

  init() throws {
    one = try #require(URL(string: "https://one.example/"))
    two = try #require(URL(string: "https://two.example/"))
    library.add(
      Page(title: "One", paragraphs: ["A cat, a cat"], links: [Page.Link("Two", to: two)]), at: one)
    library.add(Page(title: "Two"), at: two)
    list.insert(WebState(url: one), [.activate])
  }

  @Test func `As soon as there are tabs and a consumer it shows the page`() {
    forEachRow([true, false]) { isListFirst in
      let fresh = try Self()
      fresh.mediator.pageLibrary = fresh.library
      if isListFirst { fresh.mediator.webStateList = fresh.list }
      fresh.mediator.consumer = fresh.consumer
      fresh.mediator.webStateList = fresh.list
      let link = WebContentsPage.Link(text: "Two", url: fresh.two)
      expectEqual(
        fresh.consumer.pages.last, WebContentsPage(title: "One", paragraphs: ["A cat, a cat"], links: [link]))
    }
  }

  @Test func `It shows each page, that there is none, and where a link leads in the active tab`() throws {
    tell()
    mediator.followLink(to: two)
    expectEqual(consumer.pages.last??.title, "Two")
    list.insert(WebState(), [.activate])
    expectEqual(consumer.pages.last, .some(nil))
    list.activate(at: 0)
    expectEqual(consumer.pages.last??.title, "Two")
    do {
      let fresh = try Self()
      fresh.tell()
      fresh.mediator.followLink(to: fresh.two)
      expectEqual(fresh.list.activeWebState?.visibleURL, fresh.two)
      expectEqual(fresh.list.activeWebState?.canGoBack, true)
    }
  }

  @Test func `Occurrences are marked, the current one apart, and only values cross to the consumer`() {
    tell()
    search.find("cat", in: library.page(at: one))
    search.findNext()
    expectEqual(
      consumer.marks,
      [
        TextMark(paragraph: 0, range: 2..<5, isCurrent: false),
        TextMark(paragraph: 0, range: 9..<12, isCurrent: true),
      ])
    search.find("", in: nil)
    expectEqual(consumer.marks, [])
    tell()
    expectEmpty(ConsumerArgument(consumer.pages, "pages").faults)
    expectEmpty(ConsumerArgument(consumer.marks, "marks").faults)
  }

  @Test func `After disconnecting it reports nothing`() {
    tell()
    mediator.disconnect()
    consumer.pages = []
    list.activeWebState?.load(two)
    search.find("cat", in: library.page(at: one))
    #expect(consumer.pages.isEmpty && consumer.marks.isEmpty)
  }

  private func tell() {
    mediator.consumer = consumer
    mediator.pageLibrary = library
    mediator.pageSearch = search
    mediator.webStateList = list
  }

  @MainActor
  final class WebContentsLog: WebContentsConsumer {
    var pages: [WebContentsPage?] = []
    var marks: [TextMark] = []
    func setPage(_ page: WebContentsPage?) { pages.append(page) }
    func setMarks(_ marks: [TextMark]) { self.marks = marks }
  }
}
