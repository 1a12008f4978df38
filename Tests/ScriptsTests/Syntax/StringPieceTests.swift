import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct StringPieceTests {
  private func operations(_ source: String, _ language: ScriptLanguage) throws -> [String] {
    try ScriptChecker().check(parsing: source, language: language).statements.map {
      summary(of: $0.operation)
    }
  }

  @Test func `Values are put into a string in both languages, also in the cause of a step`() throws {
    // Values of names are interpolated into a string in Swift.
    forEachRow([
      (
        "let row = 3\nlet name = \"Row \\(row)\"\nsnapshot(\"\\(name) of \\(name)!\")",
        "snapshot Row 3 of Row 3!"
      ),
      ("let on = true\nlet share = 0.5\nsnapshot(\"\\(on), \\(share)\")", "snapshot true, 0.5"),
      ("let empty = \"\"\nsnapshot(\"\\(empty)\")", "snapshot "),
    ]) { source, operation in
      expectEqual(try operations(source, .swift), [operation])
    }
    // Values are formatted into a string in Objective-C.
    forEachRow([
      (
        "int row = 3; NSString *n = @\"Row\";\nsnapshot([NSString stringWithFormat:@\"%@ %d, 100%%\", n, row]);",
        "snapshot Row 3, 100%"
      ),
      ("snapshot([NSString stringWithFormat:@\"%@%ld%lu\", @\"a\", 1, 2UL]);", "snapshot a12"),
      ("snapshot([NSString stringWithFormat:@\"a\" @\"b\"]);", "snapshot ab"),
    ]) { source, operation in
      expectEqual(try operations(source, .objectiveC), [operation])
    }
    // The cause of a step has the string with its values.
    let checked = try ScriptChecker().check(parsing: "let row = 3\nsnapshot(\"Row \\(row)\")")
    expectEqual(checked.statements.map(\.cause), [#"snapshot("Row 3")"#])
  }

  @Test func `Strings that double again and again are a fault, not a script without end`() {
    let lets = (1...200).map { "let s\($0) = \"\\(s\($0 - 1))\\(s\($0 - 1))\"" }
    let source = (["let s0 = \"ab\""] + lets + ["snapshot(s200)"]).joined(separator: "\n")
    let error = #expect(throws: Diagnostics.self) { try ScriptChecker().check(parsing: source) }
    expectEqual(error?.all.map(\.problem), ["the strings with values in them are too long"])
  }

  private static let faults: [(String, ScriptLanguage, String)] = [
    (
      #"snapshot("\(rwo)")"#, ScriptLanguage.swift,
      "1:10: error: 'rwo' is not declared\n  expected: the name of a 'let' in the string"
    ),
    (
      "let m = grey_nil()\nsnapshot(\"\\(m)\")", .swift,
      """
      2:10: error: 'm' is 'grey_nil', which cannot be put into a string
        expected: a string, a number, true or false
      """
    ),
    (
      #"snapshot("\(f("a"))")"#, .swift,
      """
      1:13: error: only the value of a 'let' can be put into a string
        expected: a name, as in "\\(row)"
      """
    ),
    (
      #"snapshot([NSString stringWithFormat:@"%@"]);"#, .objectiveC,
      "1:37: error: the format has more '%' than values\n  expected: one '%' a value"
    ),
    (
      #"snapshot([NSString stringWithFormat:@"a", 1]);"#, .objectiveC,
      "1:43: error: the format has no '%' for this value\n  expected: one '%' a value"
    ),
    (
      #"snapshot([NSString stringWithFormat:@"%.1f", 1]);"#, .objectiveC,
      """
      1:37: error: the format has a specifier that scripts do not have
        expected: %@, %d, %i, %u, %ld, %lu or %%
      """
    ),
    (
      #"snapshot([NSString stringWithFormat:f(), 1]);"#, .objectiveC,
      "1:37: error: the format is not a literal\n  expected: a string, as @\"row %d\""
    ),
  ]

  @Test func `What cannot be put into a string is a fault`() {
    forEachRow(Self.faults) { source, language, message in
      let error = #expect(throws: Diagnostics.self, "\(source)") {
        try ScriptChecker().check(parsing: source, language: language)
      }
      expectEqual(error?.description, message)
    }
  }
}
