import Expectations
import Flow
import HeadlessUIKit
import Onboarding
import Testing

@Suite @MainActor struct LayoutTests {
  @Test func `The board scrolls back one turn after the end of each phase, for all listeners`() throws {
    try withFixture { fixture in
      let phases = [{ fixture.nameBoard() }, { fixture.nameLists() }, { fixture.nameCards() }]
      let resets = phases.map { phase in
        let resets = Values(of: fixture.output.boardZeroContentOffset)
        phase()
        settle()
        return resets
      }
      expectTrue(resets.allSatisfy { !$0.all.isEmpty })
      expectEqual(resets[0].all.count, 3)
    }
    try withFixture { fixture in
      let resets = Values(of: fixture.output.boardZeroContentOffset)
      fixture.nameBoard()
      expectEmpty(resets.all)
      advance(by: 0)
      expectEqual(resets.all.count, 1)
    }
  }

  @Test func `Compact lists are narrow before they are named, also after a change of width`() throws {
    forEachRow([(UIUserInterfaceSizeClass.compact, true), (.regular, false)]) { sizeClass, isZoomedOut in
      try withFixture { fixture in
        fixture.traits.value = UITraitCollection(horizontalSizeClass: sizeClass)
        let zoomOut = Values(of: fixture.output.boardViewZoomOut)
        expectNil(zoomOut.last)
        fixture.boardName.begin()
        expectEqual(zoomOut.last, false)
        fixture.boardName.end()
        expectEqual(zoomOut.last, isZoomedOut)
        fixture.lists[0].begin()
        expectEqual(zoomOut.last, false)
      }
    }
    try withFixture { fixture in
      fixture.traits.value = UITraitCollection(horizontalSizeClass: .regular)
      let zoomOut = Values(of: fixture.output.boardViewZoomOut)
      fixture.boardSkip.callAll()
      expectEqual(zoomOut.last, false)
      fixture.traits.value = UITraitCollection(horizontalSizeClass: .compact)
      expectEqual(zoomOut.last, true)
    }
  }

  @Test func `The board leaves room for overlays beside it`() throws {
    try withFixture { fixture in
      let leading = Values(of: fixture.output.boardLeadingConstant)
      expectEqual(leading.last, 8)
      fixture.traits.value = UITraitCollection(horizontalSizeClass: .regular)
      expectEqual(leading.last, 316)
    }
  }

  @Test func `The board stays above the keyboard, 0.2 seconds later, and does not jump from field to field`()
    throws
  {
    try withFixture { fixture in
      let bottom = Values(of: fixture.output.boardBottomConstant)
      advance(by: 0.5)
      expectEqual(bottom.take(), [-8])
      fixture.keyboardHeight.value = 200
      advance(by: 0.19)
      expectEqual(bottom.all, [])
      advance(by: 0.31)
      expectEqual(bottom.take(), [-208])
    }
    try withFixture { fixture in
      fixture.keyboardHeight.value = 200
      let bottom = Values(of: fixture.output.boardBottomConstant)
      settle()
      fixture.keyboardHeight.value = 0
      advance(by: 0.1)
      fixture.keyboardHeight.value = 200
      settle()
      expectEqual(bottom.all, [-208, -208])
    }
  }

  @Test func `Lists and cards can be edited from their phase on`() {
    forEachRow(FlowStep.allCases) { step in
      try withFixture { fixture in
        let lists = Values(of: fixture.output.listNameTextFieldsVisible)
        let cards = Values(of: fixture.output.cardTitleTextFieldsEnabled)
        let hidden = fixture.output.listShouldHideCards.map { Values(of: $0) }
        fixture.go(to: step)
        expectEqual(lists.last, (step >= .finishBoardNaming))
        let isCardsTurn = step >= .finishListNaming
        expectEqual(cards.last, isCardsTurn)
        expectEqual(hidden.map(\.last), [false, isCardsTurn, isCardsTurn])
      }
    }
  }
}
