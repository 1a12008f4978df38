import Diagnostics
import Expectations
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct SwiftScannerTests {
  @Test func `Source is cut into tokens`() {
    forEachRow([
      ("let a = 1", ["let", "a", "=", "1"]),
      ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
      (#"f("a // b", 1)"#, ["f", "(", "a // b", ",", "1", ")"]),
      (#""a\(b("c"))d" e"#, ["a", "(", "b", "(", "c", ")", ")", "d", "e"]),
      (#""\"a\\" b"#, [#"\"a\\"#, "b"]),
      ("#\"a\\(b)\"c\\#(d)\"# e", ["a\\(b)\"c", "(", "d", ")", "", "e"]),
      ("\"\"\"\n a \"b\" \\(c)\n \"\"\" d", ["\n a \"b\" ", "(", "c", ")", "\n ", "d"]),
      ("\"a\nb", ["a", "b"]),
      ("`class` `a b`", ["class", "a b"]),
      ("#if os(Linux)\na\n#else\nb\n#endif\nc", ["a", "b", "c"]),
      ("#selector(a.b)", ["#selector", "(", "a", ".", "b", ")"]),
      ("a: [Set<Int?>]? = nil", ["a", ":", "[", "Set", "<", "Int", "?", ">", "]", "?", "=", "nil"]),
      (
        "() -> a != b >= c ..< d && e",
        ["(", ")", "->", "a", "!=", "b", ">=", "c", "..", "<", "d", "&&", "e"]
      ),
      ("f(/\"x\\/\"/) + a / b / c", ["f", "(", "\"x\\/\"", ")", "+", "a", "/", "b", "/", "c"]),
      ("0xFF 1_0.5e-3 x.0 a1", ["0xFF", "1_0.5e-3", "x", ".", "0", "a1"]),
      ("/* open", []),
    ]) { source, texts in
      expectEqual(SwiftScanner.tokens(of: source).map(\.text), texts)
    }
  }

  @Test func `A token has its place and its bytes, and a name between backticks is not a keyword`() {
    // A token has its line and its column in scalars.
    do {
      let tokens = SwiftScanner.tokens(of: "/* ä\n ö */ \"ü\" a\n  b\n\"\"\"\nx\n\"\"\".c")
      expectEqual(
        tokens.map(\.position),
        [
          SourcePosition(line: 2, column: 7), SourcePosition(line: 2, column: 11),
          SourcePosition(line: 3, column: 3), SourcePosition(line: 4, column: 1),
          SourcePosition(line: 6, column: 4), SourcePosition(line: 6, column: 5),
        ])
      expectEqual(tokens.map(\.startsLine), [true, false, true, true, false, false])
      expectEqual(tokens.map(\.touchesPrevious), [false, false, false, false, true, true])
    }
    // A name between backticks is not a keyword.
    do {
      let tokens = SwiftScanner.tokens(of: "`class` class \"class\"")
      expectEqual(tokens.map { $0.is("class") }, [false, true, false])
      expectEqual(tokens.map(\.isName), [true, true, false])
    }
    // A token has its bytes in the text.
    let source = "let ä = \"ü\\(`b`)\" /* c */ #\"d\"# /e/"
    let bytes = Array(source.utf8)
    let texts = SwiftScanner.tokens(of: source).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    expectEqual(texts, ["let", "ä", "=", "\"ü", "(", "`b`", ")", "\"", "#\"d\"#", "/", "e", "/"])
  }

  @Test func `Any bytes are read to their end`() {
    // Any bytes are read to their end, with all words in them.
    forEachRow(SplitMix64.seeds(40)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let pieces = [
        "\"", "\\(", "(", ")", "{", "}", "[", "]", "<", ">", "/*", "*/", "//", "\n", "#", "\"\"\"", "/", "`",
        "class A",
        "func f", "var x", ":", "=", ",", "case a", "@B", ".", "é", "import", "#if", "where", "->", "enum",
        "\u{0}", "&",
      ]
      let text = (0..<200).map { _ in random.oneOf(pieces) + (Bool.random(using: &random) ? " " : "") }
        .joined()
      let file = TokenList(text)
      let positions = file.tokens.map(\.position)
      expectEqual(positions, positions.sorted())
      #expect(SourceOutline(file).allTypes.count <= file.tokens.count, "\(seed)")
      let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
      let other = TokenList(String(decoding: bytes, as: UTF8.self))
      #expect(SourceOutline(other).allTypes.count <= other.tokens.count, "\(seed)")
    }
    // A text that repeats one piece is read to its end.
    forEachRow([
      "(", "(]", "[}", "<", "class A<", "class A: B<", "\"", "\"\\(", "#", "#\"", "/*", "/", "(/", "`", "{",
      "struct A {",
      "let a = (", "func f(a: [", "case a, ", "@A(", "var a: ", "where A: ", "import ", "->", "&", ".",
    ]) { piece in
      let text = String(repeating: piece, count: 2000)
      let outline = SourceOutline(TokenList("enum E { \(text)"))
      #expect(outline.allTypes.count <= 33, "\(piece)")
    }
  }

  @Test func `Conditions are kept apart, with their positions`() {
    let list = TokenList("a\n#if os(iOS) && !B // c\nd\n#elseif E\n#else\n#endif\n\"\\(f)\"")
    expectEqual(list.tokens.map(\.text), ["a", "d", "", "(", "f", ")", ""])
    expectEqual(
      list.conditions.map { $0.map(\.text) }, [["os", "(", "iOS", ")", "&&", "!", "B"], ["E"], [], []])
    expectEqual(list.conditions[0][0].position, SourcePosition(line: 2, column: 5))
    expectTrue(list.tokens[1].startsLine)
  }
}
