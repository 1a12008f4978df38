import ChromeCleanModel
import Testing

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
