import Diagnostics
import Expectations
import RenderTree
import Testing

@testable import Storyboards

@Suite struct StoryboardEndingTests {
  private let storyboard = Storyboard(
    useCase: "List / Empty", script: "launch", configuration: "iPhone",
    steps: [Step(cause: "launch", tree: RenderNode("UIWindow"))])

  @Test func `An ending is empty without lines, and equal if the lines are the same scalars`() {
    expectTrue(StoryboardEnding().isEmpty)
    for ending in [
      StoryboardEnding(pending: ["a"]), StoryboardEnding(awaited: ["a"]), StoryboardEnding(alive: ["a"]),
      StoryboardEnding(missing: ["a"]), StoryboardEnding(broke: ["a"]),
      StoryboardEnding(noAnswer: ["a"]), StoryboardEnding(madeUp: ["a"]),
    ] {
      expectFalse(ending.isEmpty)
      #expect(ending != StoryboardEnding() && ending == ending)
    }
    #expect(StoryboardEnding(alive: ["e\u{301}"]) != StoryboardEnding(alive: ["\u{E9}"]))
  }

  @Test func `The lines of a keyword are in ascending order, and refused in another one`() throws {
    var other = storyboard
    other.ending.missing = ["b", "a", "c"]
    expectEqual(other.ending, StoryboardEnding(missing: ["c", "b", "a"]))
    expectTrue(other.text.hasSuffix("\n[end]\nmissing a\nmissing b\nmissing c\n"), "\(other.text)")
    let text = other.text.replacing("missing a\nmissing b", with: "missing b\nmissing a")
    let fault = try #require(throws: Diagnostic.self) { try Storyboard(text: text) }
    expectEqual(fault.problem, "the lines of 'missing' are not in order")
    expectEqual(fault.position, SourcePosition(line: 11, column: 1))
    expectEqual(fault.expected, "'missing a' above 'missing b'")
  }

  @Test func `A keyword of two words is read back`() throws {
    var other = storyboard
    other.ending = StoryboardEnding(
      broke: ["UIView #card: no answer"], noAnswer: ["POST https://a.b/c d", "GET https://a.b/"])
    expectTrue(
      other.text.hasSuffix(
        "\nbroke   UIView #card: no answer\nno answer GET https://a.b/\nno answer POST https://a.b/c d\n"),
      "\(other.text)")
    expectEqual(try Storyboard(text: other.text), other)
    let text = other.text.replacing("no answer GET", with: "no answers GET")
    let fault = try #require(throws: Diagnostic.self) { try Storyboard(text: text) }
    expectEqual(fault.position?.line, 11)
    other.ending = StoryboardEnding(madeUp: ["store", "item"])
    expectTrue(other.text.hasSuffix("\n[end]\nmade up item\nmade up store\n"), "\(other.text)")
    expectEqual(try Storyboard(text: other.text), other)
  }

  @Test func `Storyboards differ by their endings and animations; a beginning has no ending`() {
    var other = storyboard
    expectTrue(other.ending.isEmpty)
    other.ending.alive = ["ListViewController"]
    #expect(other != storyboard)
    expectEqual(other.beginning(stepCount: 1), storyboard)
    other = storyboard
    other.steps[0].animations = ["0.25 s: UIView (position)"]
    #expect(other != storyboard)
  }
}
