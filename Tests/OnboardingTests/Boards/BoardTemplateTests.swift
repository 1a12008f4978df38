import Expectations
import HeadlessUIKit
import Onboarding
import Testing

@Suite @MainActor struct BoardTemplateTests {
  /// The texts of a template.
  struct Row: Sendable {
    var template: BoardTemplate
    var name: String
    var board: String
    var lists: [String]
    var cards: [String]
  }

  @Test func `A template has names and suggestions`() {
    forEachRow([
      Row(
        template: .planEvent, name: "Plan an Event", board: "Music Festival Planning",
        lists: ["To Do", "Venues", "Bands"],
        cards: ["Select festival dates", "Research venues", "Secure bands"]),
      Row(
        template: .trackGoal, name: "Track a Goal", board: "Run a Marathon",
        lists: ["To Do", "Doing", "Done"],
        cards: ["Register for race", "Training schedule", "Cross the finish line!"]),
      Row(
        template: .manageProject, name: "Manage a Project", board: "Product Launch",
        lists: ["To Do", "In Progress", "Done"], cards: ["Build Website", "Train Sales", "Begin Ad Campaign"]),
      Row(
        template: .increaseProductivity, name: "Increase Productivity",
        board: "Weekly To-Do’s", lists: ["Projects", "Today", "Future"],
        cards: ["Write copy", "Outline roadmap", "Prep for meeting"]),
      Row(
        template: .somethingElse, name: "Something Else", board: "Order Manager",
        lists: ["Orders", "Shipped", "Delivered"], cards: ["Order #3143", "Order #3144", "Order #3145"]),
    ]) { row in
      try inApplication {
        let board = row.template.board
        expectEqual(row.template.name, row.name)
        expectEqual(board.backgroundColor, row.template.backgroundColor)
        expectEqual(board.boardName, row.board)
        expectEqual(board.lists.map(\.listName), row.lists)
        expectEqual(board.lists.map { $0.cards.map(\.placeholderName) }, [row.cards, ["", ""], []])
        expectTrue(board.cards.allSatisfy { $0.customCardName == nil })
      }
    }
  }

  @Test
  func `The user chooses among five templates of five colors, each with four overlays of its own texts`()
    throws
  {
    expectEqual(
      BoardTemplate.allCases,
      [
        .planEvent, .trackGoal, .manageProject, .increaseProductivity, .somethingElse,
      ])
    expectEqual(Set(BoardTemplate.allCases.map(\.backgroundColor)).count, 5)
    forEachRow(BoardTemplate.allCases) { template in
      try inApplication {
        let overlays = template.board.overlays
        let buttons = overlays.map(\.goButtonTitle)
        expectEqual(buttons, ["Name Your Board", "Name Your Lists", "Add a Few Cards", "Go to My Board"])
        expectEqual(Set(overlays.map(\.title)).count, 4)
        for text in overlays.flatMap({ [$0.title, $0.subtitle] }) { expectTrue(!text.contains("project_")) }
      }
    }
    try inApplication {
      let subtitles = BoardTemplate.allCases.flatMap(\.board.overlays).map(\.subtitle)
      expectEqual(Set(subtitles).count, 20)
    }
  }

  @Test func `A board without a template has an untitled card and no guidance`() throws {
    try inApplication {
      let board = Board.default
      expectEqual(board.boardName, "Untitled Board")
      expectEqual(board.lists.map(\.listName), ["Things To Do", "Doing", "Done"])
      expectEqual(board.lists.map { $0.cards.map(\.placeholderName) }, [["Untitled Card"], [], []])
      expectEmpty(board.overlays)
    }
  }
}
