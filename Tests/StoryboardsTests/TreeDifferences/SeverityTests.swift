import RenderTree
import Storyboards
import Testing

@Suite struct SeverityTests {
  private static let plain = RenderNode("A", text: "a", frame: RenderFrame(x: 0, y: 0, width: 1, height: 1))

  @Test(arguments: [
    (RenderNode("A", text: "b"), Severity.text),
    (RenderNode("A", text: "a"), .geometry),
    (RenderNode("A", identifier: "i", text: "a"), .accessibility),
    (RenderNode("A", text: "a", states: ["on"]), .state),
    (RenderNode("A", text: "a", attributes: [RenderAttribute("detail", .string("x"))]), .text),
    (
      RenderNode("A", text: "a", attributes: [RenderAttribute("accessibilityHint", .string("x"))]),
      .accessibility
    ),
    (RenderNode("A", text: "a", attributes: [RenderAttribute("lines", .number(2))]), .state),
    (RenderNode("A", text: "a", attributes: [RenderAttribute("inset", .numbers([2]))]), .geometry),
  ])
  func `a change is as severe as its worst part`(after: RenderNode, severity: Severity) {
    #expect(TreeChange.changed([], before: Self.plain, after: after).severity == severity)
  }

  @Test func `structure is worst, geometry least`() {
    #expect(TreeChange.removed([0], node: Self.plain).severity == .structure)
    #expect(Severity.allCases.sorted() == [.structure, .text, .accessibility, .state, .geometry])
  }
}
