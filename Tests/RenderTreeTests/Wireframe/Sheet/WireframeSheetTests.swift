import Expectations
import Foundation
import RenderTree
import TestSupport
import Testing
import UTF8Text

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct WireframeSheetTests {
  private func label(_ text: String, x: Double = 5, y: Double = 6) -> RenderNode {
    RenderNode("UILabel", text: text, frame: RenderFrame(x: x, y: y, width: 80.333, height: 20))
  }

  private func view(_ children: RenderNode...) -> RenderNode {
    RenderNode("UIView", frame: RenderFrame(x: 10, y: 20, width: 100, height: 50), children: children)
  }

  private func count(of part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test func `What looks alike is defined once, wherever it stands`() {
    var sheet = WireframeSheet()
    let first = sheet.picture(of: view(label("a"), label("a", y: 30)))
    let size = sheet.size
    expectEqual(count(of: "<g id=", in: sheet.definitions), 2)
    #expect(sheet.definitions.contains(##"<use href="#w0" x="5" y="6"/><use href="#w0" x="5" y="30"/>"##))
    expectEqual(sheet.picture(of: view(label("a"), label("a", y: 30))), first)
    expectEqual(sheet.size, size)
    _ = sheet.picture(of: view(label("a"), label("b", y: 30)))
    expectEqual(count(of: "<g id=", in: sheet.definitions), 4)
  }

  @Test func `A picture with its parts in it has what it refers to otherwise, up to a limit`() {
    var sheet = WireframeSheet()
    let content = Substring(sheet.picture(of: view(label("a"), label("a", y: 30))).content)
    let drawn = sheet.drawn(in: content, limit: 10_000) ?? ""
    expectEqual(count(of: "<use", in: drawn), 0)
    expectEqual(count(of: ">a</text></g>", in: drawn), 2)
    #expect(drawn.contains(#"<g transform="translate(5 6)"><path"#))
    #expect(drawn.contains(#"<g transform="translate(5 30)"><path"#))
    expectEqual(count(of: "<g", in: drawn), count(of: "</g>", in: drawn))
    expectEqual(sheet.drawn(in: content, limit: drawn.utf8.count), drawn)
    expectEqual(sheet.drawn(in: content, limit: drawn.utf8.count - 1), nil)
    // What only looks like a reference stays as it is.
    for text in [
      "", "<use href=\"#w99\"/>", "<use href=\"#w", "<use href=\"#wx\"/>", "&lt;use href=\"#w0\"/&gt;",
    ] {
      expectEqual(sheet.drawn(in: Substring(text), limit: 1000), text)
    }
  }

  @Test
  func `A picture reports where each node is seen, in the tree's order, and scrolled within its view`() {
    var sheet = WireframeSheet()
    var hidden = view(label("in it"))
    hidden.states = ["hidden"]
    let picture = sheet.picture(of: view(hidden, RenderNode("NoFrame", children: [label("b")])))
    expectEqual(
      picture.frames,
      [
        RenderFrame(x: 10, y: 20, width: 100, height: 50), RenderFrame(x: 20, y: 40, width: 100, height: 50),
        nil, nil, RenderFrame(x: 15, y: 26, width: 80.3, height: 20),
      ])
    expectEqual(picture.viewBox, "-1 -1 122 92")
    #expect(!sheet.definitions.contains("in it"))

    var moved = WireframeSheet()
    var scroll = view(label("x", y: 60))
    scroll.attributes = [RenderAttribute("offset", .numbers([0, 20]))]
    let cut = moved.picture(of: scroll)
    expectEqual(cut.frames[1], RenderFrame(x: 15, y: 60, width: 80.3, height: 10))
    #expect(
      moved.definitions.contains(##"<svg width="100" height="50"><use href="#w0" x="5" y="40"/></svg>"##))
  }

  @Test func `Dark trees and dark parts have dark parts of their own, and faint ones are as faint as said`() {
    var sheet = WireframeSheet()
    var dark = view(label("x"))
    dark.attributes = [RenderAttribute("appearance", .word("dark")), RenderAttribute("alpha", .number(0.5))]
    let first = sheet.picture(of: view(label("x")))
    #expect(first.content.contains(##"fill="#ffffff""##))
    #expect(sheet.picture(of: dark).content.contains(##"fill="#000000""##))
    #expect(sheet.definitions.contains(##"fill="#ffffff">x</text>"##))
    #expect(sheet.definitions.contains(##"<g opacity="0.5">"##))

    var mixed = WireframeSheet()
    var part = view(label("x"))
    part.attributes = [RenderAttribute("appearance", .word("dark"))]
    let picture = mixed.picture(of: view(part, label("y")))
    #expect(picture.content.contains(##"fill="#ffffff""##))
    #expect(mixed.definitions.contains(##"fill="#ffffff">x</text>"##))
    #expect(mixed.definitions.contains(##"fill="#000000">y</text>"##))
  }

  @Test func `A view that fills its parent is drawn as large as it`() throws {
    var sheet = WireframeSheet()
    let tree = try RenderNode(text: "UIView (0 0; 100 50)\n  UIView (fill) background=red\n")
    expectEqual(sheet.picture(of: tree).frames.last, RenderFrame(x: 0, y: 0, width: 100, height: 50))
    #expect(sheet.definitions.contains(##"<rect width="100" height="50" fill="#ff0000""##))
  }

  @Test func `Outlines are in the parts, and are seen only where a document gives them a color`() throws {
    var sheet = WireframeSheet()
    let tree = try RenderNode(
      text: """
        UIView (0 0; 100 50)
          UIView (0 0; 40 40) background=red ambiguous="x"
          UIView (50 0; 40 40) [hidden]

        """)
    _ = sheet.picture(of: tree)
    #expect(sheet.definitions.contains(#"<path class="o" fill="none" d="M0 0H100V50H0Z"/>"#))
    // A view with a shape has no other for its outline.
    #expect(
      sheet.definitions.contains(##"<rect width="40" height="40" fill="#ff0000" class="o fault"/></g>"##))
    #expect(sheet.definitions.contains(#"<path class="o hidden" fill="none" d="M0 0H40V40H0Z"/>"#))
    #expect(WireframeSheet.style.contains(".o{stroke:var(--outline,none)"))
    #expect(!tree.svg.contains("class=") && tree.svg(outlines: true).contains("--outline:#"))
  }

  @Test func `A tree without frames is an outline of rows`() {
    var sheet = WireframeSheet()
    let picture = sheet.picture(of: RenderNode("button", text: "Save", children: [RenderNode("image")]))
    expectEqual(picture.frames.last, RenderFrame(x: 16, y: 24, width: 320, height: 20))
    #expect(sheet.definitions.contains(">button “Save”</text>"))
  }

  @Test func `Any tree makes well-formed XML, a frame or none for each line`() {
    forEachRow(SplitMix64.seeds(150)) { seed in
      var random = SplitMix64(seed: seed)
      var sheet = WireframeSheet()
      let tree = random.tree()
      let picture = sheet.picture(of: tree)
      expectEqual(picture.frames.count, tree.lines.count, "seed \(seed)")
      expectTrue(picture.frames.allSatisfy { $0 == nil || picture.bounds.width > 0 })
      let text =
        "<svg viewBox=\"\(picture.viewBox)\"><defs>\(sheet.definitions)</defs>\(picture.content)</svg>"
      expectTrue(XMLParser(data: Data(text.utf8)).parse(), "seed \(seed)")
      expectTrue(
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible || $0 == "\u{FE0F}" }, "seed \(seed)")
    }
  }

  @Test func `A very deep tree is drawn to its hundredth level`() {
    var tree = label("x")
    for _ in 0..<2000 {
      tree = RenderNode("UIView", frame: RenderFrame(x: 1, y: 1, width: 9, height: 9), children: [tree])
    }
    var sheet = WireframeSheet()
    let picture = sheet.picture(of: tree)
    expectEqual(picture.frames.count, 2001)
    expectEqual(picture.frames.compactMap(\.self).count, 100)
  }
}
