import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct ScriptTests {
  @Test func `Statements are parted by line breaks or semicolons, not before a dot`() throws {
    // The empty script, spaces and comments have no statements.
    forEachRow(["", "\n \t\r\n", "// a", "/* a\n*/ ;;"]) { source in
      expectEmpty(try Script(parsing: source).statements)
    }
    // A line that begins with a dot continues the statement before it.
    let script = try Script(parsing: "a\n  .b(1)\n\n  // why\n  .c()\nd()")
    expectEqual(script.statements.map(\.canonicalText), ["a.b(1).c()", "d()"])
    // A parenthesis on the next line is not a call.
    expectEqual(faults("f\n(1)"), ["2:1: error: '(' is out of place\n  expected: a statement"])
    // Statements are separated by line breaks or semicolons.
    expectEqual(try Script(parsing: "a(); b()\r\nc();").statements.count, 3)
    expectEqual(faults("a() b()"), ["1:5: error: 'b' is out of place\n  expected: the end of the statement"])
  }

  @Test func `Every node knows its place, which counts Unicode scalars`() throws {
    let script = try Script(parsing: "\n  f(\"e\u{301}\", to: [12,\n 3]).g()")
    let statement = try #require(script.statements.first)
    expectEqual(statement.range, place(2, 3)..<place(3, 9))
    guard case .expression(let expression) = statement.kind, case .chain(_, let links) = expression.kind
    else {
      Issue.record("not a chain")
      return
    }
    expectEqual(links.map(\.range), [place(2, 3)..<place(3, 5), place(3, 6)..<place(3, 9)])
    let arguments = try #require(links[0].arguments)
    expectEqual(arguments.map(\.range), [place(2, 5)..<place(2, 9), place(2, 11)..<place(3, 4)])
    expectEqual(arguments[1].value.range, place(2, 15)..<place(3, 4))
  }

  private static let faultySources: [(String, String)] = [
    ("f(", "1:3: error: the end of the script is out of place\n  expected: a value"),
    (
      "f(1",
      "1:4: error: the end of the script is out of place\n  expected: ',' or ')', which closes '(' of 1:2"
    ),
    ("f(1 2)", "1:5: error: 2 is out of place\n  expected: ',' or ')', which closes '(' of 1:2"),
    ("f([1)", "1:5: error: ')' is out of place\n  expected: ',' or ']', which closes '[' of 1:3"),
    ("f(,)", "1:3: error: ',' is out of place\n  expected: a value"),
    ("f.", "1:3: error: the end of the script is out of place\n  expected: a member's name"),
    ("let = 1", "1:5: error: '=' is out of place\n  expected: a name to declare"),
    ("let true = 1", "1:5: error: 'true' is out of place\n  expected: a name to declare"),
    ("let x 1", "1:7: error: 1 is out of place\n  expected: '='"),
    ("12", "1:1: error: 12 is out of place\n  expected: a statement"),
    ("f(1x)", "1:3: error: '1x' is not a number\n  expected: decimal digits"),
    ("f(0x1F)", "1:3: error: '0x1F' is not a number\n  expected: decimal digits"),
    ("f(9007199254740992)", "1:3: error: '9007199254740992' is too large\n  expected: a number below 2^53"),
    ("f(\"a\n)", "1:3: error: the string is never closed\n  expected: '\"' on the same line"),
    (
      #"f("\q")"#,
      """
      1:4: error: '\\q' is not an escape of a script
        expected: \\n \\r \\t \\0 \\" \\' \\\\ or \\u{...}
      """
    ),
    (
      #"f("\u{D800}")"#,
      """
      1:4: error: '\\u{D800' names no Unicode scalar
        expected: one to eight hexadecimal digits in braces
      """
    ),
    (
      "f(\"\"\"\na\n\"\"\")",
      """
      1:3: error: a string of several lines has no place in a script
        expected: a string such as "Done"
      """
    ),
    ("f(\u{0})", "1:3: error: '\\u{0}' is out of place\n  expected: a value"),
    ("f(\u{202E})", "1:3: error: '\\u{202E}' is out of place\n  expected: a value"),
    (
      "f(\"a\u{202E}\")",
      "1:5: error: the string holds the invisible U+202E\n  expected: an escape, \"\\u{202E}\""
    ),
    (
      "f(\"\u{0}\u{7}\")",
      "1:4: error: the string holds the invisible U+0000\n  expected: an escape, \"\\u{0}\""
    ),
    (
      "f() // \u{2066}",
      "1:8: error: the comment holds the invisible U+2066\n  expected: visible text"
    ),
    (
      "/* a\n\u{2066}\u{0} */\nf()",
      "2:1: error: the comment holds the invisible U+2066\n  expected: visible text"
    ),
    ("f() /* a /* b */", "1:5: error: the comment is never closed\n  expected: '*/'"),
  ]

  @Test func `A syntax error names what was found, where, and what was expected`() {
    forEachRow(Self.faultySources) { source, message in
      expectEqual(faults(source), [message])
    }
  }

  @Test func `One script reports the faults of all its statements, in order`() {
    let source = """
      f(1 2)
      good()
      let = 3
      g(
        a b,
        .c()
      ).d()
      h("
      good(); i(]; good()
      j(
      """
    let problems = faults(source).map { $0.prefix { $0 != "\n" } }
    expectEqual(
      problems,
      [
        "1:5: error: 2 is out of place", "3:5: error: '=' is out of place", "5:5: error: 'b' is out of place",
        "8:3: error: the string is never closed", "9:11: error: ']' is out of place",
        "10:3: error: the end of the script is out of place",
      ])
  }

  @Test func `Brackets nest to a limit`() throws {
    let limit = Script.Limit.nesting
    func nested(_ depth: Int) -> String {
      String(repeating: "f(", count: depth) + String(repeating: ")", count: depth)
    }
    expectEqual(try Script(parsing: nested(limit)).statements.count, 1)
    expectEqual(
      faults(nested(limit + 1)),
      [
        """
        1:102: error: brackets nest too deep
          expected: at most \(limit) levels; leave out brackets, or use a simpler matcher
        """
      ])
    expectEqual(faults(String(repeating: "f([", count: 100_000)).count, 1)
  }

  private func place(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }
}

/// The messages of all syntax errors.
func faults(_ source: String, _ language: ScriptLanguage = .swift) -> [String] {
  do throws(Diagnostics) {
    _ = try Script(parsing: source, language: language)
    return []
  } catch {
    return error.all.map(\.description)
  }
}
