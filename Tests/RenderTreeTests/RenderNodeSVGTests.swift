import RenderTree
import SourceText
import TestSupport
import Testing

@Suite struct RenderNodeSVGTests {
  @Test func `boxes stand where their frames are, hidden ones are dashed`() {
    let svg = RenderNode(
      "UIView", frame: RenderFrame(x: 10, y: 20, width: 100, height: 50),
      children: [
        RenderNode(
          "UILabel", text: "A < B & C", frame: RenderFrame(x: 5, y: 6, width: 80, height: 20),
          states: ["hidden"])
      ]
    ).svg
    #expect(svg.contains(#"viewBox="-1 -1 112 72""#))
    #expect(svg.contains(#"<rect x="10" y="20" width="100" height="50"/>"#))
    #expect(svg.contains(#"<g class="hidden">"#))
    #expect(svg.contains(#"<rect x="15" y="26" width="80" height="20"/>"#))
    #expect(svg.contains(">A &lt; B &amp; C</tspan>"))
    #expect(svg.contains("[hidden]</tspan>"))
  }

  @Test func `scrolled content stands where it shows, and what is in a hidden node is left out`() {
    let svg = RenderNode(
      "UIScrollView", frame: RenderFrame(x: 0, y: 0, width: 100, height: 100),
      attributes: [RenderAttribute("offset", .numbers([0, -20]))],
      children: [
        RenderNode("UILabel", text: "scrolled", frame: RenderFrame(x: 1, y: 2, width: 50, height: 10)),
        RenderNode(
          "UIView", frame: RenderFrame(x: 0, y: 60, width: 50, height: 10), states: ["hidden"],
          children: [
            RenderNode("UILabel", text: "unseen", frame: RenderFrame(x: 0, y: 0, width: 5, height: 5))
          ]),
      ]
    ).svg
    #expect(svg.contains(#"<rect x="1" y="22" width="50" height="10"/>"#))
    #expect(!svg.contains("unseen"))
  }

  @Test func `a field without text shows its placeholder`() {
    let svg = RenderNode(
      "UITextField", frame: RenderFrame(x: 0, y: 0, width: 100, height: 30),
      attributes: [RenderAttribute("placeholder", .string("Search"))]
    ).svg
    #expect(svg.contains(#"<tspan class="faint">Search</tspan>"#))
  }

  @Test func `a tree without frames is an outline of rows`() {
    let svg = RenderNode("button", text: "Save", children: [RenderNode("image")]).svg
    #expect(svg.contains(#"<rect x="0" y="0" width="320" height="20"/>"#))
    #expect(svg.contains(#"<rect x="16" y="24" width="320" height="20"/>"#))
  }

  @Test(arguments: 0..<UInt64(100))
  func `the picture of any tree is well-formed XML`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let svg = random.tree().svg
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible || $0 == "\u{FE0F}" })
    #expect(openTags(in: svg) == [])
    let references = svg.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    #expect(references.allSatisfy { text in ["amp;", "lt;", "gt;"].contains { String(text).hasPrefix($0) } })
  }

  /// The names of the tags that are never closed, or `["</name>"]` at the first that closes the wrong one.
  private func openTags(in svg: String) -> [String] {
    var open: [String] = []
    for tag in svg.unicodeScalars.split(separator: "<") {
      let inside = String(tag.prefix { $0 != ">" })
      if inside.hasPrefix("/") {
        guard open.popLast() == String(inside.dropFirst()) else { return ["<\(inside)>"] }
      } else if !inside.hasSuffix("/") {
        open.append(String(inside.prefix { $0 != " " }))
      }
    }
    return open
  }
}
