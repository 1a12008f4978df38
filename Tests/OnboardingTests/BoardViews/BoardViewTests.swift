import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct BoardViewTests {
  /// Runs `body` with a board of 3, 2 and no cards in a window.
  private func withBoard(isRightToLeft: Bool = false, _ body: (BoardView) throws -> Void) throws {
    try inApplication {
      let (board, window) = (BoardView(color: .blue, cardCounts: [3, 2, 0]), UIWindow())
      board.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
      board.frame = CGRect(x: 0, y: 0, width: 374, height: 700)
      window.addSubview(board)
      window.makeKeyAndVisible()
      settle()
      try body(board)
    }
  }

  @Test func `Lists are side by side, zoomed out with half of their width, on a board with round corners`()
    throws
  {
    try withBoard { board in
      expectEqual(board.lists.map(\.frame.minX), [24, 320, 616])
      expectEqual(board.lists.map(\.frame.width), [280, 280, 280])
      expectEqual(board.contentSize.width, 920)
      expectEqual(board.contentOffset.x, -8)
      expectEqual(board.lists.map(\.cards.count), [3, 2, 0])
    }
    try withBoard { board in
      board.contentView.setZoomedOut(true)
      board.layoutIfNeeded()
      expectEqual(board.lists.map(\.frame.width), [140, 140, 140])
      board.contentView.setZoomedOut(false)
      board.layoutIfNeeded()
      expectEqual(board.lists.map(\.frame.width), [280, 280, 280])
    }
    try withBoard { board in
      expectTrue(board.isDirectionalLockEnabled)
      expectEqual(board.layer.cornerRadius, 16)
      expectEqual(board.contentInset, UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    }
  }

  @Test func `The name stays when the lists are scrolled, and the board scrolls to a field that is edited`()
    throws
  {
    try withBoard { board in
      let frame = board.nameField.convert(board.nameField.bounds, to: nil)
      #expect(frame.minX == 16 && frame.maxX == 374 - 16)
      board.contentOffset.x = 200
      board.layoutIfNeeded()
      expectEqual(board.nameField.convert(board.nameField.bounds, to: nil), frame)
      board.contentOffset.y += 10
      board.layoutIfNeeded()
      let moved = board.nameField.convert(board.nameField.bounds, to: nil)
      #expect(moved.minX == frame.minX && moved.minY.isNear(frame.minY - 10))
    }
    try withBoard { board in
      board.scrollToEditedField()
      settle()
      expectEqual(board.contentOffset.x, -8)
      let field = board.lists[2].nameField
      field.becomeFirstResponder()
      board.scrollToEditedField()
      settle()
      #expect(board.bounds.contains(field.convert(field.bounds, to: board)))
    }
  }

  @Test func `Only a board that was scrolled away springs back, from right to left to the right`() {
    forEachRow([(200, 0), (-8, -8), (0, 0)] as [(CGFloat, CGFloat)]) { before, after in
      try withBoard { board in
        board.contentOffset.x = before
        board.scrollToFirstList()
        settle()
        expectEqual(board.contentOffset.x, after)
      }
    }
    forEachRow([(200, 546), (554, 554), (546, 546)] as [(CGFloat, CGFloat)]) { before, after in
      try withBoard(isRightToLeft: true) { board in
        board.contentOffset.x = before
        board.scrollToFirstList()
        settle()
        expectEqual(board.contentOffset.x, after)
      }
    }
  }

  @Test func `From right to left the board stays at its first list, whatever the width of the lists`() throws
  {
    try withBoard(isRightToLeft: true) { board in
      #expect(board.contentOffset.x.isNear(920 - 374 + 8))
      board.contentView.setZoomedOut(true)
      board.layoutIfNeeded()
      #expect(board.contentOffset.x.isNear(500 - 374 + 8))
      board.contentView.setZoomedOut(false)
      board.layoutIfNeeded()
      #expect(board.contentOffset.x.isNear(920 - 374 + 8))
    }
  }
}
