import ChromeCleanModel
import Coordination
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
    #expect(list.activeWebState == nil)
    let log = ListLog(list)
    list.activate(at: 0)
    list.activate(at: 0)
    #expect(list.activeIndex == 0)
    list.activate(at: 1)
    #expect(list.activeWebState === list.webState(at: 1))
    #expect(
      log.lines == [
        "activated 0 at 0 instead of none, userAction", "activated 1 at 1 instead of 0, userAction",
      ])
  }

  @Test(arguments: [
    Move(from: 0, to: 1, numbers: [1, 0, 2]), Move(from: 0, to: 2, numbers: [1, 2, 0]),
    Move(from: 2, to: 1, numbers: [0, 2, 1]), Move(from: 2, to: 0, numbers: [2, 0, 1]),
    Move(from: 2, to: 2, numbers: [0, 1, 2]),
  ])
  func `A tab moves, and observers are notified unless it stays`(move: Move) {
    let list = WebStateList.numbered(3)
    let log = ListLog(list)
    list.move(from: move.from, to: move.to)
    #expect(list.numbers == move.numbers)
    let line = "moved \(move.from) from \(move.from) to \(move.to)"
    #expect(log.lines == (move.from == move.to ? [] : [line]))
  }

  @Test(arguments: 0..<4, 0..<4)
  func `The active tab stays active wherever tabs move`(from: Int, to: Int) {
    for active in 0..<4 {
      let list = WebStateList.numbered(4)
      list.activate(at: active)
      let log = ListLog(list)
      list.move(from: from, to: to)
      #expect(list.activeWebState?.number == active)
      #expect(!log.lines.contains { $0.hasPrefix("activated") })
    }
  }

  @Test func `A replaced tab is returned, and an activation is reported though none is active`() {
    let list = WebStateList.numbered(2)
    let log = ListLog(list)
    #expect(list.replace(at: 1, with: WebState(2))?.number == 1)
    #expect(list.numbers == [0, 2])
    #expect(log.lines == ["replaced 1 by 2 at 1", "activated none instead of 1, replaced"])
  }

  @Test func `The tab that replaces the active one is active`() {
    let list = WebStateList.numbered(2)
    list.activate(at: 1)
    let log = ListLog(list)
    list.replace(at: 1, with: WebState(2))
    #expect(log.lines == ["replaced 1 by 2 at 1", "activated 2 at 1 instead of 1, replaced"])
    list.replace(at: 0, with: WebState(3))
    #expect(log.lines.suffix(2) == ["replaced 0 by 3 at 0", "activated 2 at 1 instead of 0, replaced"])
  }

  @Test func `The delegate is called for both tabs of a replacement, first and last`() {
    let log = ListLog()
    let list = WebStateList(delegate: log)
    list.insert(WebState(0))
    list.observers.add(log)
    _ = log.take()
    list.replace(at: 0, with: WebState(1))
    #expect(
      log.lines == [
        "will add 1, count 1", "replaced 0 by 1 at 0", "activated none instead of 0, replaced",
        "left 0, count 1",
      ])
  }

  @Test func `A replacement forgets the openers of the old tab and its children`() {
    let list = WebStateList.numbered(3)
    list.setOpener(list.webState(at: 0).map { WebStateOpener($0) }, at: 1)
    list.setOpener(list.webState(at: 1).map { WebStateOpener($0) }, at: 2)
    list.replace(at: 1, with: WebState(3))
    #expect(list.opener(at: 1) == nil)
    #expect(list.opener(at: 2) == nil)
  }

  @Test func `A batch is reported at both ends, though nothing changes`() {
    let list = WebStateList.numbered(1)
    let log = ListLog(list)
    #expect(!list.isBatchInProgress)
    list.performBatch { same in
      #expect(same === list)
      #expect(list.isBatchInProgress)
    }
    #expect(!list.isBatchInProgress)
    #expect(log.lines == ["batch", "end of batch"])
  }

  @Test func `A batch within a batch belongs to it`() {
    let list = WebStateList.numbered(1)
    let log = ListLog(list)
    list.performBatch { list in
      list.closeAll()
      list.insert(WebState(1))
    }
    #expect(log.lines.first == "batch")
    #expect(log.lines.last == "end of batch")
    #expect(log.lines.filter { $0.contains("batch") }.count == 2)
  }
}

@MainActor
@Suite struct WebStateListPinningTests {
  /// Five tabs, of which two are pinned and the fourth is active.
  private func pinned() -> WebStateList {
    let list = WebStateList()
    for number in 0..<5 { list.insert(WebState(number), number < 2 ? .pinned : []) }
    list.activate(at: 3)
    return list
  }

  @Test func `Pinned tabs go before all others`() {
    let list = pinned()
    #expect(list.insert(WebState(5), .pinned) == 2)
    #expect(list.insert(WebState(6), at: 0) == 6)
    #expect(list.numbers == [0, 1, 5, 2, 3, 4, 6])
    #expect(list.pinnedCount == 3)
    #expect([0, 2, 3, 7].map(list.isPinned) == [true, true, false, false])
  }

  @Test func `A tab that is pinned goes behind the pinned ones, and to the end again`() {
    let list = pinned()
    let log = ListLog(list)
    #expect(list.setPinned(true, at: 4) == 2)
    #expect(list.numbers == [0, 1, 4, 2, 3])
    #expect(list.setPinned(false, at: 0) == 4)
    #expect(list.numbers == [1, 4, 2, 3, 0])
    #expect(list.activeWebState?.number == 3)
    #expect(
      log.lines == ["moved 4 from 4 to 2", "pinned 4 at 2", "moved 0 from 0 to 4", "unpinned 0 at 4"])
    #expect(list.setPinned(false, at: 4) == 4)
    #expect(log.lines.count == 4)
  }

  @Test(arguments: [(0, 4, [1, 0, 2, 3, 4]), (4, 0, [0, 1, 4, 2, 3]), (1, 0, [1, 0, 2, 3, 4])])
  func `A move ends where the pinned tabs end`(from: Int, to: Int, numbers: [Int]) {
    let list = pinned()
    list.move(from: from, to: to)
    #expect(list.numbers == numbers)
    #expect(list.pinnedCount == 2)
  }
}
