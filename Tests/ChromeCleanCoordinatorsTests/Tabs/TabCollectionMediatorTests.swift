import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import Foundation
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct TabCollectionMediatorTests {
  let list = WebStateList.pages(3, active: 0)
  let consumer = TabCollectionLog()
  let mediator = TabCollectionMediator()

  private func connect() {
    mediator.webStateList = list
    mediator.consumer = consumer
    _ = consumer.takeCalls()
  }

  private let populating = ["populate http://test/0 http://test/1 http://test/2, selected 0"]

  @Test func `It shows all tabs when tabs and a consumer are there, in either order`() {
    mediator.webStateList = list
    expectEqual(consumer.takeCalls(), [])
    mediator.consumer = consumer
    expectEqual(consumer.takeCalls(), populating)
    do {
      let list = WebStateList.pages(3, active: 0)
      let consumer = TabCollectionLog()
      let mediator = TabCollectionMediator()
      let populating = ["populate http://test/0 http://test/1 http://test/2, selected 0"]
      mediator.consumer = consumer
      expectEqual(consumer.takeCalls(), [])
      mediator.webStateList = list
      expectEqual(consumer.takeCalls(), populating)
    }
  }

  @Test func `Each change of the tabs is shown`() {
    let changes: [(String, (WebStateList) -> Void, [String])] = [
      (
        "A tab is inserted", { $0.insert(WebState(page: 7), at: 2) },
        ["insert http://test/7 at 2, selected 0"]
      ),
      ("A tab moves", { $0.move(from: 0, to: 2) }, ["move 0 to 2, selected 2"]),
      ("A tab is closed", { $0.close(at: 1) }, ["delete 1, selected 0"]),
      ("A tab becomes active", { $0.activate(at: 2) }, ["selected 2"]),
      (
        "The active tab is closed: another one is selected", { $0.close(at: 0) },
        ["delete 0, selected 0", "selected 0"]
      ),
      (
        "A tab replaces another one", { $0.replace(at: 1, with: WebState(page: 7)) },
        ["replace 1 with http://test/7", "selected 0"]
      ),
      (
        "A tab without a page is a new one", { $0.insert(WebState()) },
        ["insert <New Tab> at 3, selected 0"]
      ),
    ]
    forEachRow(changes) { _, change, calls in
      let fresh = Self()
      fresh.connect()
      change(fresh.list)
      expectEqual(fresh.consumer.takeCalls(), calls)
    }
  }

  @Test func `The last tab that is closed: none is selected`() {
    mediator.webStateList = .pages(1, active: 0)
    mediator.consumer = consumer
    _ = consumer.takeCalls()
    mediator.webStateList?.close(at: 0)
    expectEqual(consumer.takeCalls(), ["delete 0, selected none", "selected none"])
  }

  @Test
  func `A page of the active tab, and of no other, gives it another title, when gone to and when loaded`()
    throws
  {
    connect()
    let tab = try #require(list.activeWebState)
    tab.load(try #require(URL(string: "http://test/next")))
    expectEqual(consumer.takeCalls(), ["replace 0 with http://test/next"])
    tab.finishLoading()
    expectEqual(consumer.takeCalls(), ["replace 0 with http://test/next"])
    do {
      let fresh = Self()
      fresh.connect()
      let first = try #require(fresh.list.activeWebState)
      fresh.list.activate(at: 1)
      _ = fresh.consumer.takeCalls()
      first.reload()
      first.finishLoading()
      expectEqual(fresh.consumer.takeCalls(), [])
      fresh.list.activeWebState?.reload()
      fresh.list.activeWebState?.finishLoading()
      expectEqual(fresh.consumer.takeCalls(), ["replace 1 with http://test/1"])
    }
  }

  @Test func `Commands change the tabs, and a tab that the user closes is known to be closed by the user`() {
    connect()
    mediator.showTab(at: 2)
    expectEqual(list.activeIndex, 2)
    mediator.moveTab(from: 2, to: 0)
    expectEqual(list.webStates.map(\.visibleURL?.lastPathComponent), ["2", "0", "1"])
    mediator.closeTab(at: 1)
    expectEqual(list.webStates.map(\.visibleURL?.lastPathComponent), ["2", "1"])
    mediator.createNewTab()
    expectEqual(list.activeIndex, 2)
    expectNil(list.activeWebState?.visibleURL)
    do {
      let fresh = Self()
      fresh.connect()
      let observer = CloseObserver()
      fresh.list.observers.add(observer)
      fresh.mediator.closeTabGridTab(at: 2)
      expectEqual(observer.isUserAction, true)
    }
  }

  @Test func `After the end the consumer is not called anymore`() throws {
    connect()
    let tab = try #require(list.activeWebState)
    mediator.disconnect()
    list.insert(WebState(page: 7))
    list.activate(at: 1)
    tab.reload()
    tab.finishLoading()
    mediator.disconnect()
    expectEqual(consumer.takeCalls(), [])
    expectNil(mediator.webStateList)
  }

  @Test func `Only values cross`() {
    connect()
    list.insert(WebState(page: 7))
    list.replace(at: 0, with: WebState(page: 8))
    #expect(consumer.takeCalls().count > 1)
    expectEqual(consumer.faults, [])
  }

  /// Records whether a tab was closed by the user.
  final class CloseObserver: WebStateListObserver {
    var isUserAction: Bool?

    func webStateList(
      _ list: WebStateList, willClose webState: WebState, from index: Int, isUserAction: Bool
    ) {
      self.isUserAction = isUserAction
    }
  }
}
