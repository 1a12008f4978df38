import Diagnostics
import Expectations
import TestSupport
import Testing
import UTF8Text

@testable import Scripts

@Suite struct ScriptFormattingTests {
  @Test func `A statement that fits into 100 columns is on one line`() throws {
    // A statement that fits is on one line.
    forEachRow([
      ("try  f( 1,[ 2,3, ] , a :.b )", "f(1, [2, 3], a: .b)"),
      ("let x=a . b\n  .c()", "let x = a.b.c()"),
      ("  f() ; g();", "f()\ng()"),
      ("f(01.50, \"\\u{41}\")", "f(1.5, \"A\")"),
    ]) { source, formatted in
      expectEqual(try Script.formatted(source), formatted + "\n")
    }
    // A line has at most 100 columns, and breaks only if it must.
    let fitting = "f(\"\(String(repeating: "a", count: 95))\")"
    expectEqual(try Script.formatted(fitting), fitting + "\n")
    #expect(try Script.formatted("g" + fitting).hasPrefix("gf(\n  \"aaa"))
  }

  @Test func `A chain that does not fit has one link a line`() throws {
    let source = """
      EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_collection")).atIndex(0).perform(grey_tap())
      let searchBar = EarlGrey.selectElement(with: grey_accessibilityID("an identifier of an element")).atIndex(1)
      """
    expectEqual(
      try Script.formatted(source),
      """
      EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_collection"))
        .atIndex(0)
        .perform(grey_tap())
      let searchBar = EarlGrey.selectElement(with: grey_accessibilityID("an identifier of an element"))
        .atIndex(1)

      """)
  }

  @Test
  func `A list that does not fit has one element a line; brackets of an only element break as one`() throws {
    let source = """
      let backButton = grey_allOf([grey_anyOf([grey_buttonTitle("SC"), grey_buttonTitle("back")]), grey_ancestor(grey_kindOfClass(UINavigationBar.self))])
      waitFor(grey_accessibilityLabel("a label that is rather long, as labels often are"), timeout: 12.5, or: false)
      """
    expectEqual(
      try Script.formatted(source),
      """
      let backButton = grey_allOf([
        grey_anyOf([grey_buttonTitle("SC"), grey_buttonTitle("back")]),
        grey_ancestor(grey_kindOfClass(UINavigationBar.self)),
      ])
      waitFor(
        grey_accessibilityLabel("a label that is rather long, as labels often are"),
        timeout: 12.5,
        or: false
      )

      """)
  }

  @Test func `Comments and single blank lines stay where they are, or go before the statement`() throws {
    // Comments and single blank lines stay where they are.
    forEachRow([
      (
        "// a \t\r\n\n\n\nf()   // b\n\n/* c\n  d */ g() /* e */ // h\n",
        "// a\n\nf() // b\n\n/* c\n  d */\ng() /* e */ // h\n"
      ),
      ("\n\nf()\n\n", "f()\n"),
      ("// only", "// only\n"),
      ("", ""),
      (" \n;;", ""),
      ("f() /* a */ ; g()", "f() /* a */\ng()\n"),
    ]) { source, formatted in
      expectEqual(try Script.formatted(source), formatted)
    }
    // A comment in a statement moves to lines before it.
    do {
      let source = "f()\n\na(/* one */ 1, // two\n  2)\n\n  // three\n  .b() // four"
      expectEqual(try Script.formatted(source), "f()\n\n/* one */\n// two\n// three\na(1, 2).b() // four\n")
    }
  }

  @Test func `A faulty script is not formatted`() {
    #expect(throws: Diagnostics.self) { try Script.formatted("f(") }
    #expect(throws: Diagnostics.self) { try Script.formatted("f(1)", language: .objectiveC) }
  }

  @Test func `Formatting keeps statements and comments, and twice is once`() {
    forEachRow(SplitMix64.seeds(300)) { (seed: UInt64) in
      var generator = ScriptGenerator(seed: seed)
      var random = SplitMix64(seed: seed)
      let statements = (0..<3).map { _ in generator.statement() }
      let source = statements.map { Self.scattered($0.canonicalText, using: &random) }.joined(separator: "\n")
      let formatted = try Script.formatted(source)
      expectEqual(
        try Script(parsing: formatted).statements.map(\.withoutPositions), statements, "seed \(seed)")
      #expect(try Script.formatted(formatted).isIdentical(to: formatted), "seed \(seed)")
      let comments = try [source, formatted].map {
        try ScriptSource($0, language: .swift).comments.map(\.text)
      }
      expectEqual(comments[0], comments[1], "seed \(seed)")
    }
  }

  /// The statement with spaces, comments and line breaks wherever a script may have them.
  private static func scattered(_ statement: String, using random: inout SplitMix64) -> String {
    let scalars = Array(statement.unicodeScalars)
    var lexer = Lexer(statement, language: .swift)
    var (text, depth, end) = ("", 0, 0)
    for token in lexer.tokens().dropLast() {
      let start = token.range.lowerBound.column - 1
      var blanks = start > end ? [" ", " /* a */ "] : ["", " /* b */ "]
      if token.kind == .mark(")") || token.kind == .mark("]") { depth -= 1 }
      // An index stays on the line of its name, like a call's parentheses.
      let isAttached = token.kind == .mark("(") || token.kind == .mark("[") && start == end
      if depth > 0, !isAttached { blanks += ["\n", " // c\n\n\n"] }
      text += blanks[Int.random(in: blanks.indices, using: &random)]
      end = token.range.upperBound.column - 1
      text += String(String.UnicodeScalarView(scalars[start..<end]))
      if token.kind == .mark("(") || token.kind == .mark("[") { depth += 1 }
    }
    return text
  }
}
