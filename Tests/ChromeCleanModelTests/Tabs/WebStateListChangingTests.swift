import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct WebStateListChangingTests {
  struct Move: Sendable {
    var from: Int
    var to: Int
    var numbers: [Int]
  }

  @Test func `A tab is activated once`() {
    let list = WebStateList.numbered(2)
    expectNil(list.activeWebState)
    let log = ListLog(list)
    list.activate(at: 0)
    list.activate(at: 0)
    expectEqual(list.activeIndex, 0)
    list.activate(at: 1)
    #expect(list.activeWebState === list.webState(at: 1))
    expectEqual(
      log.lines,
      [
        "activated 0 at 0 instead of none, userAction", "activated 1 at 1 instead of 0, userAction",
      ])
  }

  @Test func `A tab moves, observers are notified unless it stays, and the active tab stays active`() {
    forEachRow([
      Move(from: 0, to: 1, numbers: [1, 0, 2]), Move(from: 0, to: 2, numbers: [1, 2, 0]),
      Move(from: 2, to: 1, numbers: [0, 2, 1]), Move(from: 2, to: 0, numbers: [2, 0, 1]),
      Move(from: 2, to: 2, numbers: [0, 1, 2]),
    ]) { move in
      let list = WebStateList.numbered(3)
      let log = ListLog(list)
      list.move(from: move.from, to: move.to)
      expectEqual(list.numbers, move.numbers)
      let line = "moved \(move.from) from \(move.from) to \(move.to)"
      expectEqual(log.lines, (move.from == move.to ? [] : [line]))
    }
    forEachRow(0..<4) { from in
      for to in 0..<4 {
        for active in 0..<4 {
          let list = WebStateList.numbered(4)
          list.activate(at: active)
          let log = ListLog(list)
          list.move(from: from, to: to)
          expectEqual(list.activeWebState?.number, active)
          expectFalse(log.lines.contains { $0.hasPrefix("activated") })
        }
      }
    }
  }

  @Test
  func `A replaced tab is returned, the one that replaces the active one is active, and both are reported`() {
    let list = WebStateList.numbered(2)
    let log = ListLog(list)
    expectEqual(list.replace(at: 1, with: WebState(2))?.number, 1)
    expectEqual(list.numbers, [0, 2])
    expectEqual(log.lines, ["replaced 1 by 2 at 1", "activated none instead of 1, replaced"])
    do {
      let list = WebStateList.numbered(2)
      list.activate(at: 1)
      let log = ListLog(list)
      list.replace(at: 1, with: WebState(2))
      expectEqual(log.lines, ["replaced 1 by 2 at 1", "activated 2 at 1 instead of 1, replaced"])
      list.replace(at: 0, with: WebState(3))
      expectEqual(log.lines.suffix(2), ["replaced 0 by 3 at 0", "activated 2 at 1 instead of 0, replaced"])
    }
  }

  @Test func `The delegate is called for both tabs of a replacement, which forgets their openers`() {
    let log = ListLog()
    let list = WebStateList(delegate: log)
    list.insert(WebState(0))
    list.observers.add(log)
    _ = log.take()
    list.replace(at: 0, with: WebState(1))
    expectEqual(
      log.lines,
      [
        "will add 1, count 1", "replaced 0 by 1 at 0", "activated none instead of 0, replaced",
        "left 0, count 1",
      ])
    do {
      let list = WebStateList.numbered(3)
      list.setOpener(list.webState(at: 0).map { WebStateOpener($0) }, at: 1)
      list.setOpener(list.webState(at: 1).map { WebStateOpener($0) }, at: 2)
      list.replace(at: 1, with: WebState(3))
      expectNil(list.opener(at: 1))
      expectNil(list.opener(at: 2))
    }
  }

  @Test func `A batch is reported at both ends, though nothing changes, and one within it belongs to it`() {
    let list = WebStateList.numbered(1)
    let log = ListLog(list)
    expectFalse(list.isBatchInProgress)
    list.performBatch { same in
      #expect(same === list)
      expectTrue(list.isBatchInProgress)
    }
    expectFalse(list.isBatchInProgress)
    expectEqual(log.lines, ["batch", "end of batch"])
    do {
      let list = WebStateList.numbered(1)
      let log = ListLog(list)
      list.performBatch { list in
        list.closeAll()
        list.insert(WebState(1))
      }
      expectEqual(log.lines.first, "batch")
      expectEqual(log.lines.last, "end of batch")
      expectEqual(log.lines.filter { $0.contains("batch") }.count, 2)
    }
  }
}

@MainActor
@Suite struct WebStateListPinningTests {
  /// Five tabs; two are pinned and the fourth is active.
  private func pinned() -> WebStateList {
    let list = WebStateList()
    for number in 0..<5 { list.insert(WebState(number), number < 2 ? .pinned : []) }
    list.activate(at: 3)
    return list
  }

  @Test func `Pinned tabs go before all others, and a move ends where they end`() {
    let list = pinned()
    expectEqual(list.insert(WebState(5), .pinned), 2)
    expectEqual(list.insert(WebState(6), at: 0), 6)
    expectEqual(list.numbers, [0, 1, 5, 2, 3, 4, 6])
    expectEqual(list.pinnedCount, 3)
    expectEqual([0, 2, 3, 7].map(list.isPinned), [true, true, false, false])
    forEachRow([(0, 4, [1, 0, 2, 3, 4]), (4, 0, [0, 1, 4, 2, 3]), (1, 0, [1, 0, 2, 3, 4])]) {
      (from: Int, to: Int, numbers: [Int]) in
      let list = pinned()
      list.move(from: from, to: to)
      expectEqual(list.numbers, numbers)
      expectEqual(list.pinnedCount, 2)
    }
  }

  @Test func `A tab that is pinned goes behind the pinned ones, and to the end again`() {
    let list = pinned()
    let log = ListLog(list)
    expectEqual(list.setPinned(true, at: 4), 2)
    expectEqual(list.numbers, [0, 1, 4, 2, 3])
    expectEqual(list.setPinned(false, at: 0), 4)
    expectEqual(list.numbers, [1, 4, 2, 3, 0])
    expectEqual(list.activeWebState?.number, 3)
    expectEqual(
      log.lines, ["moved 4 from 4 to 2", "pinned 4 at 2", "moved 0 from 0 to 4", "unpinned 0 at 4"])
    expectEqual(list.setPinned(false, at: 4), 4)
    expectEqual(log.lines.count, 4)
  }
}
