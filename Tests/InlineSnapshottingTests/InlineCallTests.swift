import Diagnostics
import Expectations
import TestSupport
import Testing

@testable import InlineSnapshotting

@Suite struct InlineCallTests {
  /// Returns a source with the text `new`, in the call whose parenthesis or brace follows the mark.
  private func recorded(
    _ marked: String, _ syntax: InlineSnapshotSyntax = InlineSnapshotSyntax(), text: String = "new"
  ) throws -> String {
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let before = String(parts[0])
    let source = before + parts[1]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    let position = (line: line.count, column: (line.last?.utf8.count ?? 0) + 1)
    let texts = ["old", "o\\ld"]
    let call = try InlineCall(
      in: source, at: position, syntax, matching: texts.first { source.contains($0) })
    var edits = InlineEdits(to: source, of: "")
    try edits.set(text, of: call)
    return edits.editedSource
  }

  private static let calls: [(name: String, before: String, after: String)] = [
    (
      "without a text", "func a() {\n  assert¦(of: b)\n  c()\n}",
      "func a() {\n  assert(of: b) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n  c()\n}"
    ),
    (
      "with an empty closure", "func a() {\n  assert¦(of: b) {}\n}",
      "func a() {\n  assert(of: b) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n}"
    ),
    (
      "on several lines", "  assert¦(\n    of: b\n  )\n",
      "  assert(\n    of: b\n  ) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n"
    ),
    (
      "with arguments to the end of a line", "  try assert¦(\n      of: b)\n",
      "  try assert(\n      of: b) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n"
    ),
    (
      "with another text", "  assert¦(of: b) {\n      \"\"\"\n      old\n      \"\"\"\n  }\n",
      "  assert(of: b) {\n      \"\"\"\n      new\n      \"\"\"\n  }\n"
    ),
    (
      "with a raw text", "  assert¦(of: b) { #\"o\\ld\"# }\n",
      "  assert(of: b) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n"
    ),
    (
      "indented by tabs", "func a() {\n\tassert¦(of: b)\n}",
      "func a() {\n\tassert(of: b) {\n\t\t\"\"\"\n\t\tnew\n\t\t\"\"\"\n\t}\n}"
    ),
    (
      "indented by four spaces", "func a() {\n    assert¦(of: b)\n}",
      "func a() {\n    assert(of: b) {\n        \"\"\"\n        new\n        \"\"\"\n    }\n}"
    ),
    (
      "with line ends of Windows", "func a() {\r\n  assert¦(of: b)\r\n}",
      "func a() {\r\n  assert(of: b) {\r\n    \"\"\"\r\n    new\r\n    \"\"\"\r\n  }\r\n}"
    ),
    (
      "after letters of several bytes", "  f(\"é\"); assert¦(of: \"ü)\")",
      "  f(\"é\"); assert(of: \"ü)\") {\n    \"\"\"\n    new\n    \"\"\"\n  }"
    ),
    (
      "with the closure as an argument", "  assert¦(of: b, matches: { \"old\" })",
      "  assert(of: b, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })"
    ),
    (
      "with the closure as an argument on a line of its own",
      "  assert¦(\n    of: b,\n    matches: { \"old\" }\n  )",
      "  assert(\n    of: b,\n    matches: {\n      \"\"\"\n      new\n      \"\"\"\n    }\n  )"
    ),
    (
      "indented by spaces, below lines with tabs", "\tlet a = 1\n  assert¦(of: b)",
      "\tlet a = 1\n  assert(of: b) {\n    \"\"\"\n    new\n    \"\"\"\n  }"
    ),
    (
      "indented by tabs, below lines with spaces", " let a = 1\n\t\tassert¦(of: b)",
      " let a = 1\n\t\tassert(of: b) {\n\t\t\t\t\"\"\"\n\t\t\t\tnew\n\t\t\t\t\"\"\"\n\t\t}"
    ),
    ("without parentheses", "  check ¦{ \"old\" }", "  check {\n    \"\"\"\n    new\n    \"\"\"\n  }"),
  ]

  @Test func `A text is written where the call has it`() {
    forEachRow(Self.calls) { call in
      expectEqual(try recorded(call.before), call.after, "\(call.name)")
    }
  }

  @Test func `a text may be the second closure of a call`() throws {
    let syntax = InlineSnapshotSyntax(label: "menu", trailingClosureOffset: 1)
    expectEqual(
      try recorded("  check¦(1) { $0 } menu: { \"old\" }", syntax),
      "  check(1) { $0 } menu: {\n    \"\"\"\n    new\n    \"\"\"\n  }")
    expectEqual(
      try recorded("  check¦(1) { $0 }", syntax),
      "  check(1) { $0 } menu: {\n    \"\"\"\n    new\n    \"\"\"\n  }")
  }

  @Test func `a closure before the second one is recorded first`() throws {
    let source = "  check(1)\n"
    let calls = try ["head", "menu"].enumerated().map { offset, label in
      let syntax = InlineSnapshotSyntax(label: label, trailingClosureOffset: offset)
      return try InlineCall(in: source, at: (line: 1, column: 8), syntax, matching: nil)
    }
    var edits = InlineEdits(to: source, of: "")
    let fault = #expect(throws: Diagnostic.self) { try edits.set("b", of: calls[1]) }
    expectEqual(fault?.problem, "the call has 0 trailing closures")
    for text in ["old", "a"] { try edits.set(text, of: calls[0]) }
    try edits.set("b", of: calls[1])
    expectEqual(
      edits.editedSource,
      "  check(1) {\n    \"\"\"\n    a\n    \"\"\"\n  } menu: {\n    \"\"\"\n    b\n    \"\"\"\n  }\n")
  }

  private static let faults = [
    ("  assert(of: b)¦ + c", "there is no call of an inline snapshot"),
    ("  assert¦(of: b) { \"a\\(c)\" }", "the closure of the inline snapshot has more than a string"),
    ("  assert¦(of: b) { text }", "the closure of the inline snapshot has more than a string"),
    ("  assert¦(of: b, matches: text)", "the text of the inline snapshot is not here"),
    ("  check¦(\"old\")", "the text of the inline snapshot is not here"),
    ("  assert¦(of: b) { \"other\" }", "the call has another text than when it was built"),
    ("  assert¦(of: b) { /* why */ \"a\" }", "the closure of the inline snapshot has more than a string"),
  ]

  @Test func `What is not a text is never replaced`() {
    forEachRow(Self.faults) { source, problem in
      let fault = #expect(throws: Diagnostic.self) { try recorded(source) }
      expectEqual(fault?.problem, problem)
    }
  }
}
