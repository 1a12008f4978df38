import Expectations
import Flow
import Onboarding
import Testing

/// The texts that the fields of the board, the lists and the cards show.
@Suite @MainActor struct DisplayTextTests {
  /// One of the text fields.
  enum Kind: Hashable, Sendable, CaseIterable {
    case board, list(Int), card(Int)

    static let allCases: [Kind] = [.board] + (0..<3).map(Kind.list) + (0..<5).map(Kind.card)

    /// The text of the field by default.
    var fallback: String {
      switch self {
      case .board: "Product Launch"
      case .list(let index): ["To Do", "In Progress", "Done"][index]
      case .card: ""
      }
    }
  }

  private func withField(
    _ kind: Kind, _ body: (Fixture, Field, Values<String>) throws -> Void
  ) throws {
    try withFixture { fixture in
      switch kind {
      case .board: try body(fixture, fixture.boardName, Values(of: fixture.output.boardNameDisplayText))
      case .list(let index):
        try body(fixture, fixture.lists[index], Values(of: fixture.output.listNameDisplayTexts[index]))
      case .card(let index):
        try body(fixture, fixture.cards[index], Values(of: fixture.output.cardTitleDisplayTexts[index]))
      }
    }
  }

  @Test func `A text has at most 35 characters, be they of several code points, also from the beginning`()
    throws
  {
    forEachRow(Kind.allCases) { kind in
      try withField(kind) { _, field, shown in
        expectEqual(shown.take(), [kind.fallback])
        field.type(text(20))
        expectEqual(shown.take(), [text(20)])
        field.type(text(36))
        expectEqual(shown.take(), [text(20)])
        field.type(text(35, of: "y"))
        field.type(text(36))
        expectEqual(shown.take(), [text(35, of: "y"), text(35, of: "y")])
      }
    }
    forEachRow(Kind.allCases) { kind in
      try withField(kind) { _, field, shown in
        field.type(text(36))
        expectEqual(shown.all, [kind.fallback, kind.fallback])
      }
    }
    try withField(.board) { _, field, shown in
      let families = text(35, of: "👨‍👩‍👧‍👦")
      field.type(families)
      expectEqual(shown.last, families)
    }
  }

  @Test
  func `An empty text becomes the default, and whitespace at the ends is removed at the end of editing`() {
    forEachRow(Kind.allCases) { kind in
      for nothing in ["", " ", "\n \t"] {
        try withField(kind) { _, field, shown in
          field.contain(nothing)
          field.end()
          expectEqual(shown.all, [kind.fallback, kind.fallback])
        }
      }
    }
    forEachRow(Kind.allCases) { kind in
      try withField(kind) { _, field, shown in
        field.type(" My name ")
        expectEqual(shown.last, " My name ")
        field.end()
        expectEqual(shown.last, "My name")
      }
    }
  }

  @Test func `A long text is replaced by the typed text, not by the trimmed one`() {
    forEachRow(Kind.allCases) { kind in
      try withField(kind) { _, field, shown in
        field.edit("")
        expectEqual(shown.last, kind.fallback)
        field.type(text(36))
        expectEqual(shown.last, "")
      }
    }
  }

  @Test func `A late listener receives the present text`() {
    forEachRow(Kind.allCases) { kind in
      try withField(kind) { fixture, field, _ in
        field.type("Name")
        switch kind {
        case .board: expectEqual(Values(of: fixture.output.boardNameDisplayText).all, ["Name"])
        case .list(let index):
          expectEqual(Values(of: fixture.output.listNameDisplayTexts[index]).all, ["Name"])
        case .card(let index):
          expectEqual(Values(of: fixture.output.cardTitleDisplayTexts[index]).all, ["Name"])
        }
      }
    }
  }

  @Test func `Skip restores the defaults of lists, clears cards, and changes nothing in a later phase`() {
    forEachRow(0..<3) { index in
      try withField(.list(index)) { fixture, field, shown in
        fixture.boardSkip.callAll()
        fixture.lists[0].begin()
        field.type("Mine")
        fixture.listSkip.callAll()
        expectEqual(shown.last, Kind.list(index).fallback)
      }
    }
    forEachRow(0..<5) { index in
      try withField(.card(index)) { fixture, field, shown in
        fixture.boardSkip.callAll()
        fixture.listSkip.callAll()
        fixture.cards[0].begin()
        field.type("Mine")
        fixture.cardSkip.callAll()
        expectEqual(shown.last, "")
      }
    }
    forEachRow(Kind.allCases) { kind in
      try withField(kind) { fixture, field, shown in
        fixture.navigationSkip.callAll()
        fixture.navigationSkip.callAll()
        fixture.navigationSkip.callAll()
        field.edit("Mine")
        fixture.boardSkip.callAll()
        fixture.listSkip.callAll()
        fixture.cardSkip.callAll()
        expectEqual(shown.last, "Mine")
      }
    }
  }
}
