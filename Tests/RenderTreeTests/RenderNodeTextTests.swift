import Expectations
import RenderTree
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct RenderNodeTextTests {
  @Test func `a tree is one node a line, two spaces a level, and a line is written and read`() throws {
    let tree = RenderNode(
      "UITableViewCell", identifier: "settings.sync", text: "Sync",
      frame: RenderFrame(x: 0, y: 44, width: 390, height: 44), states: ["selected"],
      attributes: [RenderAttribute("style", .word("value1")), RenderAttribute("detail", .string("Off"))],
      children: [
        RenderNode(
          "UISwitch", identifier: "SyncSwitch", frame: RenderFrame(x: 323, y: 6.5, width: 51, height: 31),
          states: ["off"])
      ])
    expectEqual(
      tree.treeText,
      """
      UITableViewCell #settings.sync "Sync" (0 44; 390 44) [selected] style=value1 detail="Off"
        UISwitch #SyncSwitch (323 6.5; 51 31) [off]

      """)

    forEachRow(Self.lines) { node, line in
      expectEqual(node.line, line)
      expectEqual(try RenderNode(line: SourceLine(line)), node)
    }
  }

  static let lines: [(RenderNode, String)] = [
    (RenderNode("Cell<Row>"), "Cell<Row>"),
    (RenderNode("Cell<A, B>"), #""Cell<A, B>""#),
    (RenderNode(""), #""""#),
    (RenderNode("", text: ""), #""" """#),
    (RenderNode("called", text: "x"), #""called" "x""#),
    (RenderNode("A", identifier: "a/b-c.d"), "A #a/b-c.d"),
    (RenderNode("A", identifier: "9 lives"), #"A #"9 lives""#),
    (RenderNode("A", identifier: ""), #"A #"""#),
    (RenderNode("A", text: "\"\n"), #"A "\"\n""#),
    (RenderNode("A", states: ["off", "ambiguous: x"]), #"A [off] ["ambiguous: x"]"#),
    (RenderNode("A", attributes: [RenderAttribute("a b", .number(-0.5))]), #"A "a b"=-0.5"#),
    (RenderNode("A", text: "a b", attributes: [RenderAttribute("", .string(""))]), #"A "a b" ""="""#),
    (RenderNode("A", attributes: [RenderAttribute("w", .word("two words"))]), #"A w=word("two words")"#),
    (RenderNode("A", attributes: [RenderAttribute("w", .word("nan"))]), #"A w=word("nan")"#),
    (RenderNode("A", attributes: [RenderAttribute("w", .word("word"))]), "A w=word"),
    (RenderNode("A", attributes: [RenderAttribute("w", .word("#123"))]), ##"A w=word("#123")"##),
    (
      RenderNode("A", attributes: [RenderAttribute("w", .word("#123456"))]),
      ##"A w=word("#123456")"##
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("#1C1C1E", name: nil))]),
      "A c=#1C1C1E"
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("#ffffff99", name: nil))]),
      "A c=#FFFFFF99"
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("#000000", name: "label"))]),
      "A c=label(#000000)"
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("#000000", name: "word"))]),
      "A c=word(#000000)"
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("#000000", name: "Brand Red"))]),
      #"A c=word("Brand Red")(#000000)"#
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("#12345", name: nil))]),
      ##"A c=word("#12345")"##
    ),
    (
      RenderNode("A", attributes: [RenderAttribute("c", .color("red", name: "x"))]),
      "A c=x(red)"
    ),
    (RenderNode("A", attributes: [RenderAttribute("n", .number(-.infinity))]), "A n=-inf"),
    (RenderNode("A", attributes: [RenderAttribute("n", .numbers([]))]), "A n=()"),
    (RenderNode("A", attributes: [RenderAttribute("n", .numbers([0, -91, .nan]))]), "A n=(0 -91 nan)"),
  ]

  @Test func `any tree comes back from its text and from its JSON`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let tree = random.tree()
      expectEqual(try RenderNode(text: tree.treeText), tree)
      expectEqual(try RenderNode(json: tree.json), tree)
      expectTrue(tree.treeText.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible || $0 == "\u{FE0F}" })
    }
  }

  @Test func `a deep tree needs no deep stack`() throws {
    let text = (0..<2000).map { String(repeating: "  ", count: $0) + "UIView\n" }.joined()
    let tree = try RenderNode(text: text)
    expectEqual(tree, chain(depth: 2000))
    expectEqual(tree.hashValue, chain(depth: 2000).hashValue)
    expectEqual(tree.treeText, text)
  }
}
