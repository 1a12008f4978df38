import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct WebStateListInsertingTests {
  let list = WebStateList()

  @Test func `A tab goes to the given index, or to the end if that is outside of the list`() {
    let log = ListLog(list)
    let places = [(0, 0), (0, 1), (1, 2)].map { index, number in list.insert(WebState(number), at: index) }
    expectEqual(list.numbers, [1, 2, 0])
    expectEqual(places, [0, 0, 1])
    expectEqual(log.lines, ["inserted 0 at 0", "inserted 1 at 0", "inserted 2 at 1"])
    do {
      let list = WebStateList.numbered(2)
      expectEqual(list.insert(WebState(2), at: 9), 2)
      expectEqual(list.insert(WebState(3), at: -1), 3)
    }
  }

  @Test func `A tab that is inserted as the active one is active, and else the active one stays so`() {
    let log = ListLog(list)
    list.insert(WebState(0), at: 0, .activate)
    expectEqual(list.activeIndex, 0)
    expectEqual(
      log.lines, ["inserted 0 at 0, activating", "activated 0 at 0 instead of none, userAction"])
    forEachRow(zip(0...3, [2, 2, 1, 1])) { index, active in
      let list = WebStateList.numbered(3)
      list.activate(at: 1)
      let log = ListLog(list)
      list.insert(WebState(3), at: index)
      expectEqual(list.activeIndex, active)
      expectEqual(list.activeWebState?.number, 1)
      expectEqual(log.lines, ["inserted 3 at \(index)"])
    }
  }

  @Test func `A tab that inherits its opener was opened from the active one, whichever opener is given`() {
    list.insert(WebState(0))
    list.activate(at: 0)
    list.insert(WebState(1), .inheritOpener)
    #expect(list.opener(at: 1)?.webState === list.activeWebState)
    expectEqual(list.opener(at: 1)?.navigationIndex, 0)
    expectNil(list.opener(at: 0))
    do {
      let list = WebStateList.numbered(2)
      let named = list.webState(at: 0).map { WebStateOpener($0) }
      list.insert(WebState(2), .inheritOpener, opener: named)
      expectNil(list.opener(at: 2))
      list.activate(at: 1)
      list.insert(WebState(3), .inheritOpener, opener: named)
      expectEqual(list.index(of: list.opener(at: 2)?.webState), 1)
      expectEqual(list.numbers, [0, 1, 3, 2])
    }
  }

  @Test func `A tab goes behind its opener, and behind those that this opened before`() {
    let list = WebStateList.numbered(2)
    guard let opener = list.webState(at: 0) else { return }
    expectEqual(list.insert(WebState(2), opener: WebStateOpener(opener)), 1)
    expectEqual(list.insert(WebState(3), opener: WebStateOpener(opener)), 2)
    opener.load(url(0))
    expectEqual(list.insert(WebState(4), opener: WebStateOpener(opener)), 1)
    expectEqual(list.numbers, [0, 4, 2, 3, 1])
  }

  @Test func `The delegate is called first, and observers see no opener yet`() {
    let log = ListLog()
    let list = WebStateList(delegate: log)
    list.observers.add(log)
    list.insert(WebState(0))
    var openers: [WebState?] = []
    log.act = { list, line in if line.hasPrefix("inserted") { openers.append(list.opener(at: 1)?.webState) } }
    list.insert(WebState(1), opener: list.webState(at: 0).map { WebStateOpener($0) })
    expectEqual(
      log.lines,
      [
        "will add 0, count 0", "inserted 0 at 0", "will add 1, count 1", "inserted 1 at 1",
      ])
    #expect(openers.count == 1 && openers[0] == nil)
    expectNotNil(list.opener(at: 1))
  }
}
