import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct SeverityTests {
  private static let plain = RenderNode("A", text: "a", frame: RenderFrame(x: 0, y: 0, width: 1, height: 1))

  @Test func `a change is as severe as its worst part; structure is worst, geometry least`() throws {
    forEachRow(
      [
        (RenderNode("A", text: "b"), Severity.text),
        (RenderNode("A", text: "a"), .geometry),
        (RenderNode("A", identifier: "i", text: "a"), .accessibility),
        (RenderNode("A", text: "a", states: ["on"]), .state),
        (RenderNode("A", text: "a", attributes: [RenderAttribute("detail", .string("x"))]), .text),
        (RenderNode("A", text: "a", attributes: [RenderAttribute("lines", .number(2))]), .state),
        (RenderNode("A", text: "a", attributes: [RenderAttribute("inset", .numbers([2]))]), .geometry),
      ] as [(RenderNode, Severity)]
    ) { after, severity in
      expectEqual(TreeChange.changed([], before: Self.plain, after: after).severity, severity)
    }

    expectEqual(TreeChange.removed([0], node: Self.plain).severity, .structure)
    expectEqual(Severity.allCases.sorted(), [.structure, .text, .accessibility, .state, .geometry])
  }

  @Test func `an attribute of a golden ranks by what it is for`() throws {
    forEachRow(
      [
        // Each of these is in a golden of the gallery, except those that only an accessibility tree has.
        (#"placeholder="Search or enter address""#, Severity.text), (#"shown="The New York…""#, .text),
        (#"value="In Progress""#, .text), (#"url="https://example.com/""#, .text),
        (#"label="Card title""#, .accessibility), (#"hint="Enter your name.""#, .accessibility),
        (#"traits="button, link""#, .accessibility), (#"actions="Delete""#, .accessibility),
        ("background=#363B40", .state), ("color=#172B4D", .state), ("color=white", .state),
        ("ink=#172B4D", .state), ("ink=label(#FFFFFF)", .state),
        (##"gradient="#D700221A, #B5007F1A""##, .state), (#"image="icon_forward_active""#, .state),
        (#"runs="11-18 bold-15""#, .state), ("tint=#00A7E0", .state), ("font=bold-17", .state),
        ("accessory=checkmark", .state), ("progress=0.5", .state), ("content=(390 900)", .geometry),
        ("offset=(0 -91)", .geometry),
      ] as [(String, Severity)]
    ) { attribute, severity in
      let after = try RenderNode(text: #"A "a" (0 0; 1 1) \#(attribute)"# + "\n")
      expectEqual(TreeChange.changed([], before: Self.plain, after: after).severity, severity)
      expectEqual(TreeChange.changed([], before: after, after: Self.plain).severity, severity)
    }
  }
}
