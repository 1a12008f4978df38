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
    #expect(svg.contains(#"<g transform="translate(10 20)"><g transform="translate(5 6)">"#))
    #expect(svg.contains(">A &lt; B &amp; C</text>"))

    let outline = RenderNode("button", text: "Save", children: [RenderNode("image")]).svg
    #expect(outline.contains(#"<rect width="320" height="20""#))
    #expect(outline.contains(#"<g transform="translate(16 24)">"#))
    #expect(outline.contains(">button “Save”</text>"))
  }

  @Test func `a hidden node is not drawn, except for its outline where outlines are drawn`() {
    let inside = RenderNode("UILabel", text: "inside", frame: Self.label)
    let node = RenderNode(
      "UILabel", text: "hidden", frame: Self.label, states: ["hidden"],
      attributes: [RenderAttribute("background", .word("red"))], children: [inside])
    let svg = picture(of: node)
    #expect(!svg.contains("hidden") && !svg.contains("inside") && !svg.contains("#ff0000"))
    let outlined = RenderNode("UIView", frame: Self.label, children: [node]).svg(outlines: true)
    #expect(outlined.contains(#"<path class="o hidden" fill="none" d="M0 0H80V20H0Z"/>"#))
    #expect(!outlined.contains(">hidden</text>") && !outlined.contains(">inside</text>"))
  }

  @Test func `scrolled content is moved and clipped, and makes the picture no larger`() {
    let scroll = RenderNode("UIScrollView", attributes: [RenderAttribute("offset", .numbers([0, -20]))])
    let svg = picture(of: RenderNode("UILabel", text: "x", frame: Self.label), in: scroll)
    #expect(svg.contains(#"<svg width="100" height="50"><g transform="translate(5 26)">"#))

    let tall = RenderNode("UIScrollView", attributes: [RenderAttribute("content", .numbers([100, 900]))])
    let below = RenderFrame(x: 5, y: 800, width: 80, height: 20)
    let cut = picture(of: RenderNode("UILabel", text: "x", frame: below), in: tall)
    #expect(cut.contains(#"viewBox="-1 -1 112 72""#))
  }

  @Test func `the title of a page is drawn only where no page is`() {
    let words = RenderNode("UILabel", text: "words", frame: Self.label)
    for content in [[], [words]] {
      let scroll = RenderNode("UIScrollView", frame: Self.label, children: content)
      let svg = picture(of: RenderNode("WKWebView", text: "title", frame: Self.label, children: [scroll]))
      expectEqual(svg.contains(">title</text>"), content.isEmpty)
    }
  }

  @Test func `a view without anything of its own is not drawn`() {
    for type in ["UIView", "UIStackView", "CardView", "UIDimmingView", "UITextField"] {
      expectFalse(picture(of: RenderNode(type, frame: Self.label)).contains("<title>\(type)"), "\(type)")
    }
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
    (
      RenderNode("UIView", attributes: [.init("background", .word("red")), .init("corner", .number(4))]),
      #"rx="4""#
    ),
    (
      RenderNode("UIView", attributes: [.init("background", .word("red")), .init("alpha", .number(0.5))]),
      #"<g opacity="0.5">"#
    ),
    (RenderNode("UISwitch", states: ["on"]), ##"<circle cx="70" cy="10" r="8" fill="#ffffff""##),
    (RenderNode("UISwitch", states: ["off"]), ##"<circle cx="10" cy="10" r="8" fill="#ffffff""##),
    (RenderNode("UISlider", attributes: [.init("value", .number(0.25))]), #"<circle cx="25" cy="10" r="10""#),
    (
      RenderNode("UISlider", attributes: [.init("value", .number(0)), .init("range", .numbers([-1, 1]))]),
      #"<circle cx="40" cy="10" r="10""#
    ),
    (RenderNode("UIProgressView", attributes: [.init("progress", .number(0.5))]), #"width="40" height="4""#),
    (RenderNode("UIStepper"), #"d="M13 10H27M53 10H67M60 3V17""#),
    (
      RenderNode("UIPageControl", attributes: [.init("pages", .number(3)), .init("page", .number(1))]),
      ##"<circle cx="40" cy="10" r="3.5" fill="#000000""##
    ),
    (
      RenderNode("UITableViewCell", attributes: [.init("accessory", .word("checkmark"))]),
      ##"<g transform="translate(47 1.5) scale(0.708)" color="#007aff">"##
    ),
    (
      RenderNode("UISegment", text: "t", states: ["selected"]),
      ##"<rect x="2" y="2" width="76" height="16" rx="7" fill="#ffffff"/>"##
    ),
    (RenderNode("UIButton", text: "t", states: ["disabled"]), ##"fill="#3c3c434d">t</text>"##),
    (RenderNode("UISwitch", states: ["on", "disabled"]), #"<g opacity="0.5">"#),
    (RenderNode("UIImageView", attributes: [.init("image", .string("hero_card"))]), ">hero_card</text>"),
    (
      RenderNode("UIImageView", attributes: [.init("image", .string("chevron.up"))]),
      ##"<g transform="translate(30 0) scale(0.833)" color="#007aff">"##
    ),
    (
      RenderNode("UITextField", attributes: [.init("placeholder", .string("Search"))]),
      ##"fill="#3c3c434d" textLength="##
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
        "UIImageView",
        attributes: [.init("image", .string("chevron.up")), .init("tint", .word("systemRed"))]),
      ##"color="#ff3b30""##
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
      ##"color="#ff3b30""##
    ),
    (
      RenderNode("UILabel", text: "t", attributes: [.init("scale", .number(0.5))]), #"font-size="8.5""#
    ),
    (
      RenderNode("UITabBarButton", text: "t", states: ["selected"]), ##"fill="#007aff">t</text>"##
    ),
    (RenderNode("UITabBarButton", text: "t"), ##"fill="#8e8e93">t</text>"##),
    (
      RenderNode("UITabBarButton", text: "t", attributes: [.init("badge", .string("7"))]),
      ##"fill="#ffffff">7</text>"##
    ),
    (RenderNode("UIActivityIndicatorView"), #"<path transform="rotate(315)" opacity="0.9""#),
    (RenderNode("UITableViewCell", states: ["selected"]), ##"fill="#d1d1d6"/>"##),
    (RenderNode("UIGrabber"), #"rx="2.5""#),
    (RenderNode("UIPickerView"), #"<rect x="9" width="62" height="20" rx="8""#),
    (RenderNode("UITableViewCellEditControl", attributes: [.init("label", .string("x"))]), "#ff3b30"),
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

  @Test func `a dark tree is drawn on black`() {
    let dark = RenderNode("UIWindow", attributes: [RenderAttribute("appearance", .word("dark"))])
    let label = RenderNode("UILabel", text: "x", frame: Self.label)
    #expect(picture(of: label, in: dark).contains(##"fill="#ffffff">x</text>"##))
    #expect(picture(of: label, in: dark).contains(##"height="50" fill="#000000"/>"##))
    #expect(picture(of: label, in: RenderNode("UIWindow")).contains(##"fill="#000000">x</text>"##))
  }

  @Test func `a part is drawn in the appearance of the innermost node that says one`() {
    forEachRow(
      [
        ("dark", nil, "#ffffff"), ("dark", "light", "#000000"), ("light", "dark", "#ffffff"),
        (nil, "dark", "#ffffff"),
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
    let width = ((FontRuler(.system(.system), size: 17).width(of: "one two") * 10).rounded() / 10).decimalText
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
    #expect(picture(of: cell).contains("<text y=") && picture(of: cell).contains("translate(173 13)"))
    #expect(
      picture(of: turned).contains(#"<text x="200" "#) && picture(of: turned).contains("translate(13 13)"))
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
