import Diagnostics
import Expectations
import Testing

@testable import RenderTree

@Suite struct NameWithDetailTests {
  @Test func `A name with its meaning in parentheses is a bare value, and reads back from text and JSON`()
    throws
  {
    forEachRow(
      [
        ("subheadline(regular-23)", "subheadline(regular-23)"),
        ("label(#FFFFFF99)", "word(\"label(#FFFFFF99)\")"),
        ("body(Avenir-Heavy-12.5)", "body(Avenir-Heavy-12.5)"), ("a()", "word(\"a()\")"),
        ("a(b", "word(\"a(b\")"), ("a(b c)", "word(\"a(b c)\")"), ("a(b)c", "word(\"a(b)c\")"),
        ("a((b))", "word(\"a((b))\")"), ("word(a)", "word(\"word(a)\")"), ("nan(a)", "word(\"nan(a)\")"),
        ("(a)", "word(\"(a)\")"), ("1(a)", "word(\"1(a)\")"),
      ] as [(String, String)]
    ) { word, text in
      let node = RenderNode("UILabel", attributes: [RenderAttribute("font", .word(word))])
      expectEqual(node.line, "UILabel font=\(text)")
      expectEqual(try RenderNode(text: node.treeText), node)
      expectEqual(try RenderNode(json: node.json), node)
    }
  }

  @Test func `Parentheses that do not end, or are empty, are errors at their place`() {
    for line in ["UILabel font=body(regular-23", "UILabel font=body()", "UILabel font=body(a b)"] {
      #expect(throws: Diagnostic.self) { try RenderNode(text: line + "\n") }
    }
    #expect(throws: Diagnostic.self) { try RenderNode(text: "UILabel font=word(\"body(a)\")\n") }
  }
}
