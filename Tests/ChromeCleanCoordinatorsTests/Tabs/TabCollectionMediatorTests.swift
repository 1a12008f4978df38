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

  @Test func `Tabs and then a consumer: it shows all tabs`() {
    mediator.webStateList = list
    expectEqual(consumer.takeCalls(), [])
    mediator.consumer = consumer
    expectEqual(consumer.takeCalls(), populating)
  }

  @Test func `A consumer and then tabs: it shows all tabs`() {
    mediator.consumer = consumer
    expectEqual(consumer.takeCalls(), [])
    mediator.webStateList = list
    expectEqual(consumer.takeCalls(), populating)
  }

  @Test func `A tab that is inserted`() {
    connect()
    list.insert(WebState(page: 7), at: 2)
    expectEqual(consumer.takeCalls(), ["insert http://test/7 at 2, selected 0"])
  }

  @Test func `A tab that moves`() {
    connect()
    list.move(from: 0, to: 2)
    expectEqual(consumer.takeCalls(), ["move 0 to 2, selected 2"])
  }

  @Test func `A tab that is closed`() {
    connect()
    list.close(at: 1)
    expectEqual(consumer.takeCalls(), ["delete 1, selected 0"])
  }

  @Test func `A tab that becomes active`() {
    connect()
    list.activate(at: 2)
    expectEqual(consumer.takeCalls(), ["selected 2"])
  }

  @Test func `The active tab that is closed: another one is selected`() {
    connect()
    list.close(at: 0)
    expectEqual(consumer.takeCalls(), ["delete 0, selected 0", "selected 0"])
  }

  @Test func `The last tab that is closed: none is selected`() {
    mediator.webStateList = .pages(1, active: 0)
    mediator.consumer = consumer
    _ = consumer.takeCalls()
    mediator.webStateList?.close(at: 0)
    expectEqual(consumer.takeCalls(), ["delete 0, selected none", "selected none"])
  }

  @Test func `A tab that replaces another one`() {
    connect()
    list.replace(at: 1, with: WebState(page: 7))
    expectEqual(consumer.takeCalls(), ["replace 1 with http://test/7", "selected 0"])
  }

  @Test func `A page of the active tab gives it another title, when it is gone to and when it is loaded`()
    throws
  {
    connect()
    let tab = try #require(list.activeWebState)
    tab.load(try #require(URL(string: "http://test/next")))
    expectEqual(consumer.takeCalls(), ["replace 0 with http://test/next"])
    tab.finishLoading()
    expectEqual(consumer.takeCalls(), ["replace 0 with http://test/next"])
  }

  @Test func `Only the active tab's pages are looked at`() throws {
    connect()
    let first = try #require(list.activeWebState)
    list.activate(at: 1)
    _ = consumer.takeCalls()
    first.reload()
    first.finishLoading()
    expectEqual(consumer.takeCalls(), [])
    list.activeWebState?.reload()
    list.activeWebState?.finishLoading()
    expectEqual(consumer.takeCalls(), ["replace 1 with http://test/1"])
  }

  @Test func `A tab without a page is a new one`() {
    connect()
    list.insert(WebState())
    expectEqual(consumer.takeCalls(), ["insert <New Tab> at 3, selected 0"])
  }

  @Test func `Commands change the tabs`() {
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
  }

  @Test func `A tab that the user closes is known to be closed by the user`() {
    connect()
    let observer = CloseObserver()
    list.observers.add(observer)
    mediator.closeTabGridTab(at: 2)
    expectEqual(observer.isUserAction, true)
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

  /// Hears whether a tab was closed by the user.
  final class CloseObserver: WebStateListObserver {
    var isUserAction: Bool?

    func webStateList(
      _ list: WebStateList, willClose webState: WebState, from index: Int, isUserAction: Bool
    ) {
      self.isUserAction = isUserAction
    }
  }
}
