import Expectations
import RenderTree
import Testing

@testable import Storyboards

/// Work that was pending at the end of a script.
@Suite struct PendingWorkTests {
  private static func storyboard(
    calls: [String] = [], pending: [String], awaited: [String] = []
  ) -> Storyboard {
    Storyboard(
      useCase: "A / B", script: "launch", configuration: "iPhone",
      steps: [Step(cause: "launch", calls: calls, tree: RenderNode("UIWindow"))],
      ending: StoryboardEnding(pending: pending, awaited: awaited))
  }

  private let storyboard = Self.storyboard(
    calls: ["Commands.go()"], pending: ["a Timer at 3 s", "a task's sleep\nat 60 s", ""],
    awaited: ["a thread of the application's own"])

  @Test
  func `Pending and awaited work are lines of the end, and are read again from text and JSON`() throws {
    let lines = storyboard.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("called  Commands.go()"))
    #expect(lines.contains("pending a Timer at 3 s"))
    #expect(lines.contains("pending a task's sleep\\u{A}at 60 s"))
    #expect(lines.contains("pending"))
    #expect(lines.contains("awaited a thread of the application's own"))

    expectEqual(try Storyboard(text: storyboard.text), storyboard)
    expectEqual(try Storyboard(json: storyboard.json), storyboard)
    expectEqual(try Storyboard(json: storyboard.json).ending.pending, storyboard.ending.pending)
    expectEqual(try Storyboard(json: storyboard.json).ending.awaited, storyboard.ending.awaited)
  }

  @Test func `A storyboard with other work pending differs`() {
    let other = Self.storyboard(calls: ["Commands.go()"], pending: ["a Timer at 4 s"])
    #expect(other != storyboard)
    let difference = StoryboardDifference(golden: Self.storyboard(pending: ["a Timer at 3 s"]), actual: other)
    expectEqual(difference.steps[0].missingEvents, ["pending a Timer at 3 s"])
    expectEqual(difference.steps[0].extraEvents, ["called  Commands.go()", "pending a Timer at 4 s"])
    expectEqual(difference.steps[0].severity, .structure)
  }

  @Test func `What is left at the end is in the order of its keywords`() {
    let lines = ["pending a Timer at 3 s", "awaited a thread"]
    let text = Self.storyboard(pending: ["a Timer at 3 s"], awaited: ["a thread"]).text
    let turned = text.replacing(lines.joined(separator: "\n"), with: lines.reversed().joined(separator: "\n"))
    #expect(turned != text)
    #expect(throws: (any Error).self) { try Storyboard(text: turned) }
  }
}
