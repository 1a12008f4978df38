import Expectations
import RenderTree
import Testing

@Suite struct WireframeDrawingTests {
  private func svg(_ drawing: String) -> String {
    let view = RenderNode(
      "BadgeView", frame: RenderFrame(x: 5, y: 6, width: 80, height: 20),
      attributes: [RenderAttribute("drawing", .string(drawing))])
    return RenderNode(
      "UIWindow", frame: RenderFrame(x: 0, y: 0, width: 200, height: 50), children: [view]
    ).svg
  }

  @Test func `An operation is drawn in the node's frame`() {
    forEachRow([
      ("fill red M0 0 L10 0 Z", ##"<path d="M0 0 L10 0 Z" fill="#ff0000"/>"##),
      (
        "fill evenodd #FF000080 M0 0 L10 0 Z",
        ##"<path d="M0 0 L10 0 Z" fill="#FF000080" fill-rule="evenodd"/>"##
      ),
      (
        "stroke blue 2 round bevel-join dashes 3 2 M0 0 L10 0",
        ##"<path d="M0 0 L10 0" fill="none" stroke="#0000ff" stroke-width="2" stroke-linecap="round" "##
          + #"stroke-linejoin="bevel" stroke-dasharray="3 2"/>"#
      ),
      (
        #"text 'It\'s; <ok>' 1 2 30 12 semibold-10 black"#,
        ##"<text x="1" y="11.5" font-size="10" fill="#000000" font-weight="600">It's; &lt;ok&gt;</text>"##
      ),
      ("clip M0 0 L5 0 L5 5 Z; fill red M0 0 L9 9", #"clip-path="path('M0 0 L5 0 L5 5 Z')""#),
      ("blend colorDodge; fill red M0 0 L9 9", #"style="mix-blend-mode:color-dodge""#),
      ("size 40 10; fill red M0 0 L9 9", #"<g transform="scale(2 2)">"#),
      ("image 'logo' 1 2 4 4", ##"<rect x="1" y="2" width="4" height="4" rx="0.48" fill="#"##),
    ]) { drawing, expected in
      let picture = svg(drawing)
      expectTrue(picture.contains(expected), "\(picture)")
      expectTrue(picture.contains(#"<g transform="translate(5 6)"#), "\(picture)")
    }
  }

  @Test func `What cannot be drawn is left out`() {
    forEachRow([
      "37 operations 3f09c2ab", "fill red M0\"/><script>", "fill", "stroke blue", "stroke blue nan M0 0",
      "text 'a'", "text 'a' 1 2 inf 4 x-y black", "image 'x' 1", "clip", "size 1", "'", "; ;", "unknown 1 2",
      "fill \"><script> M0 0", "text", "image",
    ]) { drawing in
      let picture = svg(drawing)
      expectFalse(picture.contains(#"<g transform="translate(5 6)"#), "\(picture)")
      expectFalse(picture.contains("<script>"), "\(picture)")
    }
  }
}
