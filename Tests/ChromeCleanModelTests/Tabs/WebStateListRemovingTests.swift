import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct WebStateListRemovingTests {
  @Test func `A tab is detached and returned, and the active tab stays active when another one goes`() {
    forEachRow(zip(0...2, [[1, 2], [0, 2], [0, 1]])) { (index: Int, numbers: [Int]) in
      let list = WebStateList.numbered(3)
      let log = ListLog(list)
      expectEqual(list.detach(at: index)?.number, index)
      expectEqual(list.numbers, numbers)
      expectEqual(
        log.lines,
        [
          "will detach \(index) at \(index), count 3", "detached \(index) from \(index), count 2",
        ])
    }
    forEachRow(zip(0...2, [0, nil, 1])) { (index: Int, active: Int?) in
      let list = WebStateList.numbered(3)
      list.activate(at: 1)
      let log = ListLog(list)
      list.detach(at: index)
      if let active {
        expectEqual(list.activeIndex, active)
        expectFalse(log.lines.contains { $0.hasPrefix("activated") })
      } else {
        expectEqual(log.lines.last, "activated 2 at 1 instead of 1, none")
      }
    }
  }

  @Test func `Observers are notified of the next active tab before the delegate is of the detachment`() {
    let log = ListLog()
    let list = WebStateList(delegate: log)
    list.insert(WebState(0))
    list.insert(WebState(1), .activate)
    list.observers.add(log)
    _ = log.take()
    var active: [Int?] = []
    log.act = { list, _ in active.append(list.activeIndex) }
    list.detach(at: 1)
    expectEqual(
      log.take(),
      [
        "will detach 1 at 1, count 2", "detached 1 from 1, count 1", "activated 0 at 0 instead of 1, none",
        "left 1, count 1",
      ])
    expectEqual(active, [1, 0, 0, 0])
    list.detach(at: 0)
    expectEqual(log.lines[2], "activated none instead of 0, none")
    expectNil(list.activeIndex)
  }

  @Test func `A closed tab is out of the list when observers hear of it, and all are closed in one batch`() {
    forEachRow([false, true]) { isUserAction in
      let list = WebStateList.numbered(3)
      weak let gone = list.webState(at: 0)
      let log = ListLog(list)
      expectNotNil(gone)
      list.close(at: 0, isUserAction: isUserAction)
      expectEqual(
        log.lines,
        [
          "will detach 0 at 0, count 3", "detached 0 from 0, count 2",
          "closing 0 from 0" + (isUserAction ? ", by the user" : ""),
        ])
      expectEqual(list.count, 2)
      expectNil(gone)
    }
    forEachRow([false, true]) { isUserAction in
      let list = WebStateList.numbered(3)
      let log = ListLog(list)
      list.closeAll(isUserAction: isUserAction)
      expectEqual(list.count, 0)
      expectEqual([log.lines.first, log.lines.last], ["batch", "end of batch"])
      let suffix = isUserAction ? ", by the user" : ""
      expectEqual(
        log.lines.filter { $0.hasPrefix("closing") },
        (0...2).reversed().map { "closing \($0) from \($0)\(suffix)" })
    }
  }

  @Test func `A removed tab is no longer an opener, and can be inserted again`() {
    let list = WebStateList.numbered(3)
    list.setOpener(list.webState(at: 0).map { WebStateOpener($0) }, at: 2)
    list.setOpener(list.webState(at: 1).map { WebStateOpener($0) }, at: 0)
    list.detach(at: 0)
    expectNil(list.opener(at: 1))
    do {
      let list = WebStateList.numbered(2)
      guard let tab = list.detach(at: 0) else { return }
      expectEqual(list.insert(tab), 1)
      expectEqual(list.numbers, [1, 0])
    }
  }
}
