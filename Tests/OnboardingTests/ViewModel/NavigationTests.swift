import Expectations
import Flow
import HeadlessUIKit
import Onboarding
import Testing

@Suite @MainActor struct NavigationTests {
  @Test func `There is a button to go on during editing, shown once, whose tap ends editing`() throws {
    try withFixture { fixture in
      let isHidden = Values(of: fixture.output.rightNavForEditingButtonHidden)
      expectEqual(isHidden.take(), [true])
      for field in [fixture.boardName, fixture.lists[0], fixture.cards[0]] {
        field.begin()
        expectEqual(isHidden.take(), [false])
        field.end()
        expectEqual(isHidden.take(), [true])
      }
    }
    try withFixture { fixture in
      let isHidden = Values(of: fixture.output.rightNavForEditingButtonHidden)
      fixture.lists[0].begin()
      fixture.lists[1].begin()
      expectEqual(isHidden.all, [true, false])
    }
    try withFixture { fixture in
      let action = Values(of: fixture.output.rightNavForEditingButtonAction)
      fixture.editingButtonTap.callAll()
      expectEqual(action.all.count, 1)
    }
  }

  @Test func `The title of the button is the next action`() throws {
    try withFixture { fixture in
      let text = Values(of: fixture.output.rightNavForEditingButtonText)
      expectEqual(text.take(), [""])
      let fields = [fixture.boardName] + fixture.lists + fixture.cards
      let texts = fields.map { field in
        field.begin()
        return text.last
      }
      expectEqual(
        texts,
        [
          "Done", "Next List", "Next List", "Done", "Next Card", "Next Card", "Next Card", "Next Card",
          "Done",
        ])
      for field in fields {
        field.begin()
        field.end()
        expectEqual(text.last, "")
      }
    }
  }

  @Test
  func `The phase can be skipped, and finally the guidance; one Skip passes through a step without a button`()
    throws
  {
    try withFixture { fixture in
      let text = Values(of: fixture.output.rightNavForOverlaySkipButtonText)
      let isHidden = Values(of: fixture.output.rightNavForOverlaySkipButtonHidden)
      settle()
      var shown = [text.last]
      var hidden = [isHidden.last]
      for skip in [fixture.boardSkip, fixture.listSkip, fixture.cardSkip] {
        skip.callAll()
        advance(by: 0.1)
        shown.append(text.last)
        hidden.append(isHidden.last)
      }
      expectEqual(shown, ["Skip", "Skip", "Skip", "Finish"])
      expectEqual(hidden, [false, false, false, false])
      fixture.createGo.callAll()
      expectEqual(isHidden.last, true)
    }
    try withFixture { fixture in
      let text = Values(of: fixture.output.rightNavForOverlaySkipButtonText)
      let isHidden = Values(of: fixture.output.rightNavForOverlaySkipButtonHidden)
      expectEqual(text.all, [])
      settle()
      expectEqual(text.take(), ["Skip"])
      _ = isHidden.take()
      fixture.navigationSkip.callAll()
      expectEqual(isHidden.all, [true, false])
      expectEqual(text.all, [])
      settle()
      expectEqual(text.all, ["Finish", "Skip"])
    }
  }

  @Test func `In a guided run there is one button at a time`() throws {
    try withFixture { fixture in
      let editing = Values(of: fixture.output.rightNavForEditingButtonHidden)
      let skip = Values(of: fixture.output.rightNavForOverlaySkipButtonHidden)
      /// The buttons of a row of fields: before, in each field, and after each.
      @MainActor func buttons(_ fields: [Field], go: Callbacker<Void>) -> [[Bool?]] {
        go.callAll()
        return fields.flatMap { field in
          field.begin()
          let during = [editing.last, skip.last]
          field.type("Name")
          field.end()
          return [during, [editing.last, skip.last]]
        }
      }
      let (edit, skipping, none) = ([false, true], [true, false], [true, true])
      expectEqual([editing.last, skip.last], skipping)
      expectEqual(buttons([fixture.boardName], go: fixture.boardGo), [edit, skipping])
      expectEqual(buttons(fixture.lists, go: fixture.listGo), [edit, none, edit, none, edit, skipping])
      expectEqual(
        buttons(fixture.cards, go: fixture.cardGo),
        [edit, none, edit, none, edit, none, edit, none, edit, skipping])
    }
  }

  @Test func `Nothing can be skipped while a former phase is edited again, or without the last list`() throws
  {
    try withFixture { fixture in
      let editing = Values(of: fixture.output.rightNavForEditingButtonHidden)
      let skip = Values(of: fixture.output.rightNavForOverlaySkipButtonHidden)
      fixture.boardSkip.callAll()
      fixture.boardName.begin()
      expectEqual([editing.last, skip.last], [false, true])
      fixture.boardName.end()
      expectEqual([editing.last, skip.last], [true, false])
    }
    try withFixture { fixture in
      let editing = Values(of: fixture.output.rightNavForEditingButtonHidden)
      let skip = Values(of: fixture.output.rightNavForOverlaySkipButtonHidden)
      fixture.boardSkip.callAll()
      fixture.lists[0].edit("One")
      fixture.lists[1].edit("Two")
      expectEqual([editing.last, skip.last], [true, true])
    }
  }
}
