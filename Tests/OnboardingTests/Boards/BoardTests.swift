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
    #expect(board.boardName == "Board")
    #expect(list.listName == "To Do")
    board.customBoardName = "Marathon"
    list.customListName = "Today"
    #expect(board.boardName == "Marathon")
    #expect(list.listName == "Today")
  }

  @Test(arguments: [(0, 0, 0), (1, 0, 1), (2, 2, 0)])
  func `A card is found by its list and its index there`(flatIndex: Int, section: Int, row: Int) {
    #expect(board.cardIndexPath(flatIndex) == IndexPath(row: row, section: section))
  }

  @Test(arguments: [-1, 3])
  func `A missing card has no index path`(flatIndex: Int) {
    #expect(board.cardIndexPath(flatIndex) == nil)
  }
}
