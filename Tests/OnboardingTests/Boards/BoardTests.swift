import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite struct BoardTests {
  private let board = Board(
    backgroundColor: .white, defaultName: "Board",
    lists: [
      List(defaultName: "A", cards: [Card(), Card()]), List(defaultName: "B"),
      List(defaultName: "C", cards: [Card()]),
    ])

  @Test func `The user's names replace the default names`() {
    var (board, list) = (board, List(defaultName: "To Do"))
    expectEqual(board.boardName, "Board")
    expectEqual(list.listName, "To Do")
    board.customBoardName = "Marathon"
    list.customListName = "Today"
    expectEqual(board.boardName, "Marathon")
    expectEqual(list.listName, "Today")
  }

  @Test func `A card is found by its list and its index there, and a missing one has none`() {
    forEachRow([(0, 0, 0), (1, 0, 1), (2, 2, 0)]) { flatIndex, section, row in
      expectEqual(board.cardIndexPath(flatIndex), IndexPath(row: row, section: section))
    }
    forEachRow([-1, 3]) { flatIndex in
      expectNil(board.cardIndexPath(flatIndex))
    }
  }
}
