import Expectations
import Flow
import Onboarding
import Testing

/// Which text field is to be edited, and what its border shows.
@Suite @MainActor struct FocusTests {
  @Test func `The buttons of board, lists and cards focus the first field; Skip and Return end that`() throws
  {
    try withFixture { fixture in
      let focus = Values(of: fixture.output.focusBoardNameTextField)
      fixture.boardGo.callAll()
      expectEqual(focus.take(), [true])
      fixture.boardSkip.callAll()
      expectEqual(focus.take(), [false])
      fixture.boardName.endOnExit()
      expectEqual(focus.take(), [false])
    }
    try withFixture { fixture in
      let focus = fixture.output.focusListNameTextFields.map { Values(of: $0) }
      expectEqual(focus.map { $0.take() }, [[false], [], []])
      fixture.listGo.callAll()
      expectEqual(focus.map { $0.take() }, [[true], [false], [false]])
      fixture.listSkip.callAll()
      expectEqual(focus.map { $0.take() }, [[false], [false], [false]])
    }
    try withFixture { fixture in
      let focus = fixture.output.focusCardTitleTextFields.map { Values(of: $0) }
      fixture.cardGo.callAll()
      expectEqual(focus.map { $0.take() }, [[true], [false], [false], [false], [false]])
      fixture.cardSkip.callAll()
      expectTrue(focus.allSatisfy { $0.take() == [false] })
    }
  }

  @Test func `Return in a list or a card focuses the next one, and ends editing in the last one`() throws {
    forEachRow(0..<2) { index in
      try withFixture { fixture in
        let focus = fixture.output.focusListNameTextFields.map { Values(of: $0) }
        fixture.lists[index].endOnExit()
        expectEqual(focus[index].last, false)
        expectEqual(focus[index + 1].all, [true])
      }
    }
    forEachRow(0..<4) { index in
      try withFixture { fixture in
        let focus = fixture.output.focusCardTitleTextFields.map { Values(of: $0) }
        fixture.cards[index].endOnExit()
        expectEqual(focus[index].all, [false])
        expectEqual(focus[index + 1].all, [true])
      }
    }
    try withFixture { fixture in
      let lists = fixture.output.focusListNameTextFields.map { Values(of: $0) }
      let cards = fixture.output.focusCardTitleTextFields.map { Values(of: $0) }
      fixture.lists[2].endOnExit()
      fixture.cards[4].endOnExit()
      expectEqual(lists.map(\.all), [[false], [], [false]])
      expectEqual(cards.map(\.all), [[false], [], [], [], [false]])
    }
  }

  /// Whether Return in the board's name, and in the last list's, leads to the first list, and to the first card.
  struct Return: Sendable {
    var step: FlowStep
    var boardToList: Bool
    var boardToCard: Bool
    var listToCard: Bool
  }

  @Test func `Return leads to the first field of the phase that has begun`() {
    forEachRow([
      Return(step: .begin, boardToList: false, boardToCard: false, listToCard: false),
      Return(step: .nameBoard, boardToList: false, boardToCard: false, listToCard: false),
      Return(step: .finishBoardNaming, boardToList: false, boardToCard: false, listToCard: false),
      Return(step: .nameLists, boardToList: true, boardToCard: false, listToCard: false),
      Return(step: .finishListNaming, boardToList: true, boardToCard: false, listToCard: false),
      Return(step: .nameCards, boardToList: false, boardToCard: true, listToCard: true),
      Return(step: .finishCardNaming, boardToList: false, boardToCard: false, listToCard: false),
      Return(step: .createBoard, boardToList: false, boardToCard: false, listToCard: false),
    ]) { row in
      try withFixture { fixture in
        let list = Values(of: fixture.output.focusListNameTextFields[0])
        let card = Values(of: fixture.output.focusCardTitleTextFields[0])
        fixture.go(to: row.step)
        _ = (list.take(), card.take())
        fixture.boardName.endOnExit()
        expectEqual(list.take(), [row.boardToList])
        expectEqual(card.take(), [row.boardToCard])
        fixture.lists[2].endOnExit()
        expectEqual(card.take(), [row.listToCard])
      }
    }
  }

  @Test func `All is selected only the first time that a field is edited`() throws {
    try withFixture { fixture in
      let board = Values(of: fixture.output.boardNameTextFieldSelectAllText)
      let lists = fixture.output.listNameTextFieldsSelectAllText.map { Values(of: $0) }
      for _ in 1...2 {
        fixture.boardName.begin()
        fixture.lists.forEach { $0.begin() }
        expectEqual(board.all.count, 1)
        expectEqual(lists.map(\.all.count), [1, 1, 1])
      }
    }
  }

  @Test func `A border is active while its field is edited`() throws {
    try withFixture { fixture in
      let output = fixture.output
      let signals =
        [output.boardNameTextFieldShowActiveBorder] + output.listNameTextFieldsShowActiveBorders
        + output.cardTitleTextFieldsShowActiveBorders
      let fields = [fixture.boardName] + fixture.lists + fixture.cards
      for (signal, field) in zip(signals, fields) {
        let border = Values(of: signal)
        field.begin()
        field.end()
        field.begin()
        field.endOnExit()
        expectEqual(border.all, [true, false, true, false])
      }
      expectEqual(signals.count, fields.count)
    }
  }

  @Test func `A border hints at the phase that comes next, and is sent only when it changes`() throws {
    forEachRow(FlowStep.allCases) { step in
      try withFixture { fixture in
        let board = Values(of: fixture.output.boardNameTextFieldShowHintBorder)
        let list = Values(of: fixture.output.firstListNameTextFieldShowHintBorder)
        let card = Values(of: fixture.output.firstCardTitleTextFieldShowHintBorder)
        fixture.go(to: step)
        expectEqual(board.last, (step == .begin))
        expectEqual(list.last, [.finishBoardNaming, .nameLists].contains(step))
        expectEqual(card.last, [.finishListNaming, .nameCards].contains(step))
      }
    }
    try withFixture { fixture in
      let board = Values(of: fixture.output.boardNameTextFieldShowHintBorder)
      let list = Values(of: fixture.output.firstListNameTextFieldShowHintBorder)
      let card = Values(of: fixture.output.firstCardTitleTextFieldShowHintBorder)
      fixture.go(to: .createBoard)
      expectEqual(board.all, [true, false])
      expectEqual(list.all, [false, true, false])
      expectEqual(card.all, [false, true, false])
    }
    try withFixture { fixture in
      let card = Values(of: fixture.output.firstCardTitleTextFieldShowHintBorder)
      let hints = [fixture.boardSkip, fixture.listSkip, fixture.cardSkip].map { skip in
        skip.callAll()
        return card.last
      }
      expectEqual(hints, [false, true, false])
    }
  }
}

extension Fixture {
  /// Brings the flow to a step.
  func go(to step: FlowStep) {
    let ways: [(FlowStep, () -> Void)] = [
      (.nameBoard, boardName.begin), (.finishBoardNaming, boardName.end), (.nameLists, lists[0].begin),
      (.finishListNaming, lists[2].end), (.nameCards, cards[0].begin), (.finishCardNaming, cards[4].end),
      (.createBoard, { self.createGo.callAll() }),
    ]
    for (next, way) in ways where next <= step { way() }
  }
}
