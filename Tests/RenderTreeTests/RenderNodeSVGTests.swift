import Expectations
import FontMetrics
import Foundation
import RenderTree
import TestSupport
import Testing
import TextFormats
import UTF8Text

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct RenderNodeSVGTests {
  private static let label = RenderFrame(x: 5, y: 6, width: 80, height: 20)

  /// The picture of a node in a view of 100 by 50 points.
  private func picture(of node: RenderNode, in parent: RenderNode = RenderNode("UIView")) -> String {
    var tree = parent
    tree.frame = RenderFrame(x: 10, y: 20, width: 100, height: 50)
    tree.children = [node]
    return tree.svg
  }

  @Test func `boxes stand where their frames are, or are an outline of rows without frames`() {
    let svg = picture(of: RenderNode("UILabel", text: "A < B & C", frame: Self.label))
    #expect(svg.contains(#"viewBox="-1 -1 112 72""#))
    #expect(svg.contains(#"<rect x="10" y="20" width="100" height="50""#))
    #expect(svg.contains(#"<rect x="15" y="26" width="80" height="20""#))
    #expect(svg.contains(">A &lt; B &amp; C</text>"))

    let outline = RenderNode("button", text: "Save", children: [RenderNode("image")]).svg
    #expect(outline.contains(#"<rect x="0" y="0" width="320" height="20""#))
    #expect(outline.contains(#"<rect x="16" y="24" width="320" height="20""#))
    #expect(outline.contains(">button “Save”</text>"))
  }

  @Test func `a hidden node is a dashed outline without content`() {
    let inside = RenderNode("UILabel", text: "inside", frame: Self.label)
    let svg = picture(
      of: RenderNode(
        "UILabel", text: "hidden", frame: Self.label, states: ["hidden"],
        attributes: [RenderAttribute("background", .word("red"))], children: [inside]))
    #expect(svg.contains(#"<g class="hidden">"#))
    #expect(!svg.contains(">hidden</text>") && !svg.contains("inside") && !svg.contains("#ff0000"))
  }

  @Test func `scrolled content is moved and clipped, and makes the picture no larger`() {
    let scroll = RenderNode("UIScrollView", attributes: [RenderAttribute("offset", .numbers([0, -20]))])
    let svg = picture(of: RenderNode("UILabel", text: "x", frame: Self.label), in: scroll)
    #expect(svg.contains(#"<rect x="15" y="46" width="80" height="20""#))
    #expect(svg.contains(#"<clipPath id="clip0"><rect x="10" y="20" width="100" height="50""#))
    #expect(svg.contains(#"<g clip-path="url(#clip0)">"#))

    let tall = RenderNode("UIScrollView", attributes: [RenderAttribute("content", .numbers([100, 900]))])
    let below = RenderFrame(x: 5, y: 800, width: 80, height: 20)
    let cut = picture(of: RenderNode("UILabel", text: "x", frame: below), in: tall)
    #expect(cut.contains(#"viewBox="-1 -1 112 72""#))
  }

  @Test func `a field without a border is on what is behind it`() {
    let field = RenderNode("UITextField", text: "x", frame: Self.label)
    var bordered = field
    bordered.attributes = [RenderAttribute("borderStyle", .word("roundedRect"))]
    #expect(picture(of: field).contains(#/height="20"[^>]*fill="none"/#))
    #expect(!picture(of: bordered).contains(#/height="20"[^>]*fill="none"/#))
  }

  @Test func `the title of a page stands for it where nothing else does, and a veil has no name to show`() {
    let words = RenderNode("UILabel", text: "words", frame: Self.label)
    for content in [[], [words]] {
      let scroll = RenderNode("UIScrollView", frame: Self.label, children: content)
      let svg = picture(of: RenderNode("WKWebView", text: "title", frame: Self.label, children: [scroll]))
      expectEqual(svg.contains(">title</text>"), content.isEmpty)
    }

    #expect(!picture(of: RenderNode("UIDimmingView", frame: Self.label)).contains("</text>"))
  }

  /// A node's type, state and attributes, and what its picture must have.
  static let drawings: [(RenderNode, String)] = [
    (RenderNode("UILabel", text: "t", attributes: [.init("font", .word("semibold-13"))]), #"font-size="13""#),
    (RenderNode("UILabel", text: "t", attributes: [.init("font", .word("bold-13"))]), #"font-weight="700""#),
    (
      RenderNode("UILabel", text: "t", attributes: [.init("alignment", .word("center"))]),
      #"text-anchor="middle""#
    ),
    (
      RenderNode("UILabel", text: "t", attributes: [.init("alignment", .word("right"))]),
      #"text-anchor="end""#
    ),
    (
      RenderNode("UILabel", text: "t", attributes: [.init("color", .word("systemRed"))]), ##"fill="#ff3b30""##
    ),
    (
      RenderNode("UILabel", text: "t", attributes: [.init("color", .string("#11223344"))]),
      ##"fill="#11223344""##
    ),
    (
      RenderNode(
        "UILabel", text: "t", attributes: [.init("color", .color("#11223344", name: nil))]),
      ##"fill="#11223344""##
    ),
    (
      RenderNode(
        "UILabel", text: "t", attributes: [.init("color", .color("#FFFFFF", name: "label"))]),
      ##"fill="#FFFFFF""##
    ),
    (
      RenderNode(
        "UIView", attributes: [.init("background", .color("#1C1C1E", name: "systemBackground"))]),
      ##"fill="#1C1C1E""##
    ),
    (RenderNode("UIView", attributes: [.init("background", .word("black"))]), ##"fill="#000000""##),
    (RenderNode("UIView", attributes: [.init("corner", .number(4))]), #"rx="4""#),
    (RenderNode("UIView", attributes: [.init("alpha", .number(0.5))]), #"<g opacity="0.5">"#),
    (RenderNode("UIView", attributes: [.init("ambiguous", .string("x"))]), #"class="fault""#),
    (RenderNode("UISwitch", states: ["on"]), ##"<circle cx="85" cy="36" r="8""##),
    (RenderNode("UISwitch", states: ["off"]), ##"<circle cx="25" cy="36" r="8""##),
    (RenderNode("UISlider", attributes: [.init("value", .number(0.25))]), #"<circle cx="35""#),
    (
      RenderNode("UISlider", attributes: [.init("value", .number(0)), .init("range", .numbers([-1, 1]))]),
      #"<circle cx="55""#
    ),
    (RenderNode("UIProgressView", attributes: [.init("progress", .number(0.5))]), #"width="40" height="4""#),
    (RenderNode("UIStepper"), ">+</text>"),
    (
      RenderNode("UIPageControl", attributes: [.init("pages", .number(3)), .init("page", .number(1))]),
      ##"<circle cx="55" cy="36" r="3.5" fill="#1c1c1e""##
    ),
    (RenderNode("UITableViewCell", attributes: [.init("accessory", .word("checkmark"))]), ">✓</text>"),
    (RenderNode("UISegment", text: "t", states: ["selected"]), #"fill-opacity="0.2""#),
    (RenderNode("UIButton", text: "t", states: ["disabled"]), #"<g class="disabled">"#),
    (RenderNode("UIImageView", attributes: [.init("image", .string("gear"))]), ">gear</text>"),
    (
      RenderNode("UIImageView", attributes: [.init("image", .string("gear"))]),
      #"<path d="M15 26L95 46M15 46L95 26""#
    ),
    (
      RenderNode("UITextField", attributes: [.init("placeholder", .string("Search"))]),
      ##"fill="#8e8e93" textLength="##
    ),
    (
      RenderNode(
        "UITextField",
        attributes: [
          .init("placeholder", .string("Search")),
          .init("placeholderColor", .color("#FFFFFF99", name: nil)),
        ]
      ), ##"fill="#FFFFFF99" textLength="##
    ),
    (
      RenderNode("UIButton", text: "t", attributes: [.init("tint", .word("systemRed"))]), ##"fill="#ff3b30""##
    ),
    (
      RenderNode("UIButton", text: "t", attributes: [.init("tint", .color("#00A7E0", name: nil))]),
      ##"fill="#00A7E0">t</text>"##
    ),
    (
      RenderNode(
        "UIImageView", attributes: [.init("image", .string("gear")), .init("tint", .word("systemRed"))]),
      ##"46L95 26" stroke="#ff3b30"/>"##
    ),
    (
      RenderNode("UISwitch", states: ["on"], attributes: [.init("onTint", .word("systemRed"))]),
      ##"fill="#ff3b30""##
    ),
    (
      RenderNode(
        "UIProgressView", attributes: [.init("progress", .number(0.5)), .init("tint", .word("systemRed"))]),
      ##"fill="#ff3b30""##
    ),
    (
      RenderNode(
        "UITableViewCell",
        attributes: [.init("accessory", .word("checkmark")), .init("tint", .word("systemRed"))]),
      ##"fill="#ff3b30">✓</text>"##
    ),
    (RenderNode("WKWebView"), ">WKWebView</text>"),
  ]

  @Test func `a node is drawn by its attributes and states`() {
    forEachRow(Self.drawings) { node, drawing in
      var node = node
      node.frame = Self.label
      let svg = picture(of: node)
      expectTrue(svg.contains(drawing), "\(svg)")
      expectFalse(picture(of: RenderNode("UIView", frame: Self.label)).contains(drawing))
    }
  }

  @Test func `a part is drawn in the tint of the innermost node that says one`() {
    let bar = RenderNode("UIView", attributes: [RenderAttribute("tint", .word("systemRed"))])
    var button = RenderNode("UIButton", text: "t", frame: Self.label)
    for (tint, color) in [(nil, "#ff3b30"), ("systemGreen", "#34c759")] as [(String?, String)] {
      button.attributes = tint.map { [RenderAttribute("tint", .word($0))] } ?? []
      #expect(picture(of: button, in: bar).contains("fill=\"\(color)\">t</text>"))
      var tree = bar
      tree.frame = RenderFrame(x: 0, y: 0, width: 100, height: 50)
      tree.children = [button]
      var sheet = WireframeSheet()
      _ = sheet.picture(of: RenderNode("UIView", frame: tree.frame, children: [button]))
      _ = sheet.picture(of: tree)
      #expect(sheet.definitions.contains("fill=\"\(color)\">t</text>"))
    }
  }

  @Test func `a dark tree is drawn on black, and a part of another appearance on the background of that`() {
    let dark = RenderNode("UIWindow", attributes: [RenderAttribute("appearance", .word("dark"))])
    let label = RenderNode("UILabel", text: "x", frame: Self.label)
    #expect(picture(of: label, in: dark).contains(##"fill="#f2f2f7">x</text>"##))
    #expect(picture(of: label, in: RenderNode("UIWindow")).contains(##"fill="#1c1c1e">x</text>"##))

    let part = RenderNode(
      "UIView", frame: Self.label, attributes: [RenderAttribute("appearance", .word("dark"))])
    let box = ##"<rect x="15" y="26" width="80" height="20" fill="#000000""##
    #expect(picture(of: part).contains(box))
    #expect(!picture(of: RenderNode("UIView", frame: Self.label)).contains(box))
  }

  @Test func `a part is drawn in the appearance of the innermost node that says one`() {
    forEachRow(
      [
        ("dark", nil, "#f2f2f7"), ("dark", "light", "#1c1c1e"), ("light", "dark", "#f2f2f7"),
        (nil, "dark", "#f2f2f7"),
      ] as [(String?, String?, String)]
    ) { outer, inner, ink in
      let label = RenderNode("UILabel", text: "x", frame: Self.label)
      func attributes(_ appearance: String?) -> [RenderAttribute] {
        appearance.map { [RenderAttribute("appearance", .word($0))] } ?? []
      }
      let part = RenderNode("UIView", frame: Self.label, attributes: attributes(inner), children: [label])
      let window = RenderNode("UIWindow", attributes: attributes(outer))
      expectTrue(picture(of: part, in: window).contains("fill=\"\(ink)\">x</text>"))
    }
  }

  @Test func `a long text is wrapped where the label has several lines, and a word broken that is longer`() {
    let frame = RenderFrame(x: 0, y: 0, width: 80, height: 44)
    let several = RenderNode(
      "UILabel", text: "one two three four", frame: frame, attributes: [RenderAttribute("lines", .number(0))])
    #expect(picture(of: several).contains(">one two</text>"))
    var single = several
    single.frame?.height = 20
    #expect(picture(of: single).contains("…</text>"))

    let label = RenderNode(
      "UILabel", text: "ContentSuggestionsCommands", frame: RenderFrame(x: 0, y: 0, width: 90, height: 88),
      attributes: [RenderAttribute("lines", .number(0))])
    let lines = picture(of: label).matches(of: #/>([A-Za-z]+)<\/text>/#).map { String($0.output.1) }
    #expect(lines.count > 1)
    expectEqual(lines.joined(), "ContentSuggestionsCommands")
  }

  @Test func `a text a little too wide is drawn narrower; letters as wide as high fill a line faster`() {
    let frame = RenderFrame(x: 0, y: 0, width: 90, height: 20)
    let label = RenderNode("UILabel", text: "one two three", frame: frame)
    #expect(
      picture(of: label).contains(#" textLength="90" lengthAdjust="spacingAndGlyphs">one two three</text>"#)
    )
    let short = RenderNode("UILabel", text: "one two", frame: frame)
    let width = FontRuler(.system(.system), size: 17).width(of: "one two").decimalText
    #expect(
      picture(of: short).contains(#" textLength="\#(width)" lengthAdjust="spacingAndGlyphs">one two</text>"#))

    let square = RenderNode(
      "UILabel", text: "テンプレートを選択", frame: RenderFrame(x: 0, y: 0, width: 90, height: 88),
      attributes: [RenderAttribute("lines", .number(0))])
    let lines = picture(of: square).matches(of: #/>(\p{Katakana}|\p{Han}|\p{Hiragana}|ー)+<\/text>/#)
    expectEqual(lines.map { String($0.output.0).dropFirst().prefix { $0 != "<" } }, ["テンプレー", "トを選択"])
  }

  @Test func `what is read from right to left begins at the right`() {
    let frame = RenderFrame(x: 0, y: 0, width: 200, height: 40)
    let label = RenderNode("UILabel", text: "one", frame: frame)
    let cell = RenderNode(
      "UITableViewCell", frame: frame,
      attributes: [RenderAttribute("accessory", .word("disclosureIndicator"))],
      children: [label])
    var turned = cell
    turned.attributes.append(RenderAttribute("direction", .word("rightToLeft")))
    #expect(picture(of: cell).contains(#"<text x="10" "#) && picture(of: cell).contains(">›</text>"))
    #expect(picture(of: turned).contains(#"<text x="210" "#) && picture(of: turned).contains(">‹</text>"))
  }

  @Test func `the picture of any tree, a deep one too, is well-formed XML with unique ids`() {
    forEachRow(SplitMix64.seeds(150)) { seed in
      var random = SplitMix64(seed: seed)
      let svg = random.tree().svg
      expectTrue(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible || $0 == "\u{FE0F}" })
      let reader = IdentifierReader()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = reader
      expectTrue(parser.parse(), "\(String(describing: parser.parserError))")
      expectEqual(Set(reader.identifiers).count, reader.identifiers.count)
    }

    var tree = RenderNode("UIView")
    for _ in 0..<2000 {
      tree = RenderNode("UIView", frame: RenderFrame(x: 1e300, y: 1, width: 9, height: 1e9), children: [tree])
    }
    expectTrue(XMLParser(data: Data(tree.svg.utf8)).parse())
  }
}

/// Collects the ids of a document's elements.
private final class IdentifierReader: NSObject, XMLParserDelegate {
  var identifiers: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    identifiers += attributes["id"].map { [$0] } ?? []
  }
}
