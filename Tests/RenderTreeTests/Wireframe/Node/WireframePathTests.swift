import Expectations
import RenderTree
import Testing

@Suite struct WireframePathTests {
  private func svg(_ attributes: RenderAttribute...) -> String {
    let shape = RenderNode(
      "CAShapeLayer", frame: RenderFrame(x: 5, y: 6, width: 80, height: 20), attributes: attributes)
    return RenderNode(
      "UIWindow", frame: RenderFrame(x: 0, y: 0, width: 200, height: 50), children: [shape]
    ).svg
  }

  @Test func `A path is drawn in its layer, filled and with its line, and other data is not`() {
    let picture = svg(
      .init("path", .string("M0 0 L10 0 L10 10 Z")), .init("fill", .word("red")),
      .init("stroke", .word("blue")),
      .init("lineWidth", .number(2)), .init("lineCap", .word("round")), .init("dashes", .numbers([4, 2])))
    #expect(picture.contains(#"<g transform="translate(5 6)">"#))
    #expect(
      picture.contains(
        ##"<path d="M0 0 L10 0 L10 10 Z" fill="#ff0000" stroke="#0000ff" "##
          + ##"stroke-width="2" stroke-linecap="round" stroke-dasharray="4 2"/>"##))

    let part = svg(
      .init("path", .string("M0 0 L10 0")), .init("stroke", .word("blue")),
      .init("strokeRange", .numbers([0.25, 0.75])))
    #expect(part.contains(#"pathLength="1" stroke-dasharray="0 0.25 0.5 1""#))

    forEachRow(["400 bytes 3f09c2ab", "M0 0\"/><script>", "", "L1 1"]) { path in
      expectFalse(svg(.init("path", .string(path)), .init("fill", .word("red"))).contains("<path"))
    }
  }
}
