import ChromeCleanModel
import Expectations
import Testing

@Suite struct WebStateListOrderControllerTests {
  typealias Controller = WebStateListOrderController
  typealias Opener = WebStateListOrderController.Opener

  /// Seven tabs: the first opened the fourth and the fifth, the second the sixth.
  private let seven = Controller(openers: [nil, nil, nil, Opener(0), Opener(0), Opener(1), nil])

  struct Removal: Sendable {
    var active: Int?
    var removed: Set<Int>
    var next: Int?
  }

  @Test
  func `The next active tab is a child, a sibling, the opener, the next or the one before, or none is left`()
  {
    forEachRow([
      Removal(active: nil, removed: [0], next: nil),
      Removal(active: 3, removed: [4], next: 3),
      Removal(active: 5, removed: [4], next: 4),
      Removal(active: 1, removed: [1], next: 4),
      Removal(active: 2, removed: [2], next: 2),
      Removal(active: 6, removed: [6], next: 5),
      Removal(active: 0, removed: [0, 1, 2, 3, 4, 5, 6], next: nil),
      Removal(active: 3, removed: [4, 6], next: 3),
      Removal(active: 5, removed: [4, 6], next: 4),
      Removal(active: 6, removed: [4, 5], next: 4),
      Removal(active: 3, removed: [3, 4], next: 0),
      Removal(active: 3, removed: [3], next: 3),
      Removal(active: 4, removed: [4], next: 3),
      Removal(active: 5, removed: [5], next: 1),
      Removal(active: 5, removed: [1, 5], next: 4),
      Removal(active: 0, removed: [0, 3, 4], next: 0),
      Removal(active: 6, removed: [2, 6], next: 4),
    ]) { (removal: Removal) in
      expectEqual(seven.activeIndex(removal.active, afterRemoving: removal.removed), removal.next)
    }
    expectNil(Controller(openers: [nil]).activeIndex(0, afterRemoving: [0]))
  }

  struct Insertion: Sendable {
    var openers: [Opener?]
    var opener: Int?
    var index: Int
  }

  @Test func `A tab goes behind the first run of its opener's group, else behind that, else to the end`() {
    forEachRow([
      Insertion(openers: [nil, nil], opener: 0, index: 1),
      Insertion(openers: [nil, nil], opener: nil, index: 2),
      Insertion(openers: [nil, nil, Opener(0)], opener: 0, index: 3),
      Insertion(openers: [nil, nil, Opener(0), Opener(1)], opener: 0, index: 3),
      Insertion(openers: [nil, Opener(0), nil, Opener(0)], opener: 0, index: 2),
      Insertion(openers: [nil, Opener(0, isInGroup: false), Opener(0)], opener: 0, index: 3),
      Insertion(openers: [nil, Opener(0, isInGroup: false)], opener: 0, index: 1),
      Insertion(openers: [Opener(1), nil, nil], opener: 1, index: 2),
      Insertion(openers: [], opener: nil, index: 0),
    ]) { (insertion: Insertion) in
      expectEqual(
        Controller(openers: insertion.openers).insertionIndex(openedBy: insertion.opener), insertion.index)
    }
  }

  @Test func `An index outside of the tab's range, given or behind the opener, becomes the range's end`() {
    forEachRow([true, false]) { isPinned in
      for index in [-1, 0, 1, 2, 3, 4, 5, 6] {
        let controller = Controller(openers: Array(repeating: nil, count: 5), pinnedCount: 3)
        let range = isPinned ? 0...3 : 3...5
        let wanted = range.contains(index) ? index : isPinned ? 3 : 5
        expectEqual(controller.insertionIndex(at: index, isPinned: isPinned), wanted)
      }
    }
    forEachRow(zip([0, 2, 4], [(1, 5), (3, 3), (3, 5)])) { (opener: Int, places: (Int, Int)) in
      let controller = Controller(openers: Array(repeating: nil, count: 5), pinnedCount: 3)
      expectEqual(controller.insertionIndex(openedBy: opener, isPinned: true), places.0)
      expectEqual(controller.insertionIndex(openedBy: opener, isPinned: false), places.1)
    }
  }
}
