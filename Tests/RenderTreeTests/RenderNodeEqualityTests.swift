import Expectations
import RenderTree
import Testing

@Suite struct RenderNodeEqualityTests {
  @Test func `numbers are rounded as they come in`() {
    var frame = RenderFrame(x: 0.1 + 0.2, y: -0.0, width: 1.0 / 3, height: 2)
    frame.height = 0.0001
    expectEqual(frame, RenderFrame(x: 0.3, y: 0, width: 0.333, height: 0))
    var attribute = RenderAttribute("inset", .numbers([0.00049, -0.0]))
    expectEqual(attribute, RenderAttribute("inset", .numbers([0, 0])))
    attribute.value = .number(1.00049)
    expectEqual(attribute.value, .number(1))
  }

  @Test func `trees are equal exactly where their texts are`() {
    #expect(RenderNode("A", text: "\u{E9}") != RenderNode("A", text: "e\u{301}"))
    #expect(RenderNode("A", identifier: "") != RenderNode("A"))
    #expect(RenderNode("A", children: [RenderNode("B")]) != RenderNode("A", children: [RenderNode("C")]))
    let odd = RenderNode("A", attributes: [RenderAttribute("x", .number(.nan))])
    expectEqual(odd, odd)
    expectEqual(Set([odd, odd, RenderNode("A")]).count, 2)
  }
}
