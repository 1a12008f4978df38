import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct WebStateListTests {
  @Test func `A list is empty until a tab is inserted, which is found by index, by identity and by address`()
  {
    let list = WebStateList()
    let log = ListLog(list)
    expectTrue(list.isEmpty)
    expectEqual(list.count, 0)
    list.insert(WebState(0))
    expectFalse(list.isEmpty)
    expectEqual(list.count, 1)
    expectEqual(log.lines, ["inserted 0 at 0"])
    do {
      let list = WebStateList.numbered(3)
      let tab = list.webState(at: 1)
      expectEqual(tab?.number, 1)
      expectEqual(list.index(of: tab), 1)
      expectEqual(list.index(ofURL: url(2)), 2)
      expectNil(list.webState(at: 3))
      expectNil(list.webState(at: -1))
      expectNil(list.index(of: WebState(1)))
      expectNil(list.index(of: nil))
      expectNil(list.index(ofURL: url(3)))
      expectEqual([-1, 0, 2, 3].map(list.containsIndex), [false, true, true, false])
    }
  }

  @Test func `A list that goes closes its tabs, and owns neither its delegate nor an observer`() {
    let log = ListLog()
    weak var gone: WebState?
    do {
      let list = WebStateList.numbered(2)
      list.observers.add(log)
      gone = list.webState(at: 0)
      expectNotNil(gone)
    }
    expectEqual(log.lines.filter { $0.hasPrefix("closing") }, ["closing 1 from 1", "closing 0 from 0"])
    expectNil(gone)
    do {
      weak var gone: ListLog?
      do {
        let log = ListLog()
        gone = log
        let list = WebStateList(delegate: log)
        list.observers.add(log)
        withExtendedLifetime(list) {}
      }
      expectNil(gone)
    }
  }
}
