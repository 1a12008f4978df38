import ChromeCleanModel
import Coordination
import Expectations
import Foundation
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct ActiveWebStateTests {
  let list = WebStateList()
  let log = Log()
  let active: ActiveWebState

  init() {
    active = ActiveWebState { [log] in log.count += 1 }
    list.insert(WebState(), [.activate])
    list.insert(WebState())
    active.list = list
  }

  @Test
  func `It is the list's active tab from the beginning, follows activation, and forgets the tab before`()
    throws
  {
    #expect(active.webState === list.webState(at: 0))
    expectEqual(log.count, 1)
    let url = try #require(URL(string: "https://example.com/"))
    list.activate(at: 1)
    #expect(active.webState === list.webState(at: 1))
    expectEqual(log.count, 2)
    list.webState(at: 0)?.load(url)
    expectEqual(log.count, 2)
  }

  @Test func `It reports each change of the page`() throws {
    let url = try #require(URL(string: "https://example.com/"))
    active.webState?.load(url)
    expectEqual(log.count, 3)
    active.webState?.title = "Example"
    expectEqual(log.count, 4)
    active.webState?.finishLoading()
    expectEqual(log.count, 5)
  }

  @Test func `Without a list, or with an empty one, there is no active tab, and nothing is reported`() {
    list.closeAll()
    expectNil(active.webState)
    do {
      let fresh = Self()
      fresh.active.list = nil
      let count = fresh.log.count
      fresh.list.activate(at: 1)
      fresh.list.webState(at: 0)?.title = "Example"
      expectNil(fresh.active.webState)
      expectEqual(fresh.log.count, count)
    }
  }

  @MainActor
  final class Log {
    var count = 0
  }
}
