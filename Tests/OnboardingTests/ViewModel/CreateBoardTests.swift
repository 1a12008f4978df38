import Expectations
import Flow
import HeadlessUIKit
import Onboarding
import Testing

@Suite @MainActor struct CreateBoardTests {
  /// The board after the user's actions, if there is one.
  private func board(after body: (Fixture) -> Void) throws -> Board? {
    var board: Board?
    try withFixture { fixture in
      let created = Values(of: fixture.output.createBoard)
      body(fixture)
      #expect(created.all.count <= 1)
      board = created.last
    }
    return board
  }

  @Test func `Skipping everything creates the template's board without cards, and nothing before the end`()
    throws
  {
    let board = try self.board { fixture in
      for _ in 1...4 { fixture.navigationSkip.callAll() }
    }
    expectEqual(board?.boardName, "Product Launch")
    expectEqual(board?.lists.map(\.listName), ["To Do", "In Progress", "Done"])
    expectEqual(board?.cards.count, 5)
    expectEqual(board?.cards.allSatisfy { $0.customCardName == nil }, true)
    do {
      let board = try self.board { fixture in
        for _ in 1...3 { fixture.navigationSkip.callAll() }
      }
      expectNil(board)
    }
  }

  @Test func `A board is created once, and nothing comes after it`() throws {
    let board = try self.board { fixture in
      for _ in 1...4 { fixture.navigationSkip.callAll() }
      fixture.createGo.callAll()
      fixture.boardName.edit("Too late")
      fixture.createGo.callAll()
    }
    expectEqual(board?.boardName, "Product Launch")
    try withFixture { fixture in
      var hasEnded = false
      let listening = fixture.output.createBoard.onEnd { hasEnded = true }
      for _ in 1...3 { fixture.navigationSkip.callAll() }
      expectFalse(hasEnded)
      fixture.createGo.callAll()
      expectTrue(hasEnded)
      listening.dispose()
    }
  }

  @Test func `The board has the name that the user gave, or the default for one that was deleted`() throws {
    let board = try self.board { fixture in
      fixture.nameBoard("BoardName")
      fixture.listSkip.callAll()
      fixture.cardSkip.callAll()
      fixture.createGo.callAll()
    }
    expectEqual(board?.boardName, "BoardName")
    do {
      let board = try self.board { fixture in
        fixture.nameBoard("BoardName")
        fixture.listSkip.callAll()
        fixture.boardName.edit("")
        fixture.cardSkip.callAll()
        fixture.createGo.callAll()
      }
      expectEqual(board?.boardName, "Product Launch")
    }
  }

  @Test func `The lists have the names that the user gave, or the defaults for those that were deleted`()
    throws
  {
    let board = try self.board { fixture in
      fixture.boardSkip.callAll()
      fixture.nameLists()
      fixture.cardSkip.callAll()
      fixture.createGo.callAll()
    }
    expectEqual(board?.lists.map(\.listName), ["ListName 0", "ListName 1", "ListName 2"])
    do {
      let board = try self.board { fixture in
        fixture.boardSkip.callAll()
        fixture.nameLists()
        fixture.lists.forEach { $0.edit("") }
        fixture.cardSkip.callAll()
        fixture.createGo.callAll()
      }
      expectEqual(board?.lists.map(\.listName), ["To Do", "In Progress", "Done"])
    }
  }

  @Test func `Cards with a title are created at their positions, and all texts are trimmed`() throws {
    let board = try self.board { fixture in
      fixture.nameBoard()
      fixture.nameLists()
      fixture.cards[1].edit("  Second ")
      fixture.cards[2].edit("   ")
      fixture.cards[3].edit("Fourth")
      fixture.cards[4].edit("")
      fixture.createGo.callAll()
    }
    expectEqual(
      board?.lists.map { $0.cards.map(\.customCardName) }, [[nil, "Second", nil], ["Fourth", nil], []])
    do {
      let board = try self.board { fixture in
        for _ in 1...3 { fixture.navigationSkip.callAll() }
        fixture.boardName.type(" Mine ")
        fixture.createGo.callAll()
      }
      expectEqual(board?.boardName, "Mine")
    }
  }
}
