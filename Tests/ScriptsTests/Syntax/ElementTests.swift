import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct ElementTests {
  @Test func `An element of an array is its value, and what it selects can be acted on`() throws {
    // An element of an array is its value.
    forEachRow([
      ("let rows = [\"a\", \"b\"]\nsnapshot(rows[1])", ScriptLanguage.swift),
      ("let rows = [[\"a\"], [\"c\", \"b\"]]\nlet last = 1\nsnapshot(rows[1][last])", .swift),
      ("NSArray *rows = @[ @\"a\", @\"b\" ];\nsnapshot(rows[1]);", .objectiveC),
    ]) { source, language in
      let checked = try ScriptChecker().check(parsing: source, language: language)
      expectEqual(checked.statements.map { summary(of: $0.operation) }, ["snapshot b"])
    }
    // The selection of an element can be acted on.
    do {
      let source = """
        let buttons = [EarlGrey.selectElement(with: grey_text("a"))]
        buttons[0].perform(grey_tap())
        """
      expectEqual(
        try ScriptChecker().check(parsing: source).statements.map { summary(of: $0.operation) },
        [
          "select grey_text(string \"a\")\nperform grey_tap()"
        ])
    }
  }

  @Test func `What has no such element is a fault`() {
    forEachRow([
      (
        "let rows = [\"a\"]\nsnapshot(rows[1])",
        "2:15: error: 1 is not an index of 'rows'\n  expected: a whole number from 0 to 0"
      ),
      (
        "let rows = [\"a\"]\nsnapshot(rows[0.5])",
        "2:15: error: 0.5 is not an index of 'rows'\n  expected: a whole number from 0 to 0"
      ),
      (
        "let rows = []\nsnapshot(rows[0])",
        "2:15: error: 0 is not an index of 'rows'\n  expected: an array with elements"
      ),
      (
        "let row = \"a\"\nsnapshot(row[0])",
        "2:14: error: 'row' is \"a\", which has no elements\n  expected: an array before the brackets"
      ),
      (
        "snapshot(rows[0])",
        "1:10: error: 'rows' has no elements\n  expected: the name of an array before the brackets"
      ),
      (
        "grey_allOf([grey_nil()])[0]",
        "1:1: error: 'grey_allOf' has no elements\n  expected: the name of an array before the brackets"
      ),
    ]) { source, message in
      let error = #expect(throws: Diagnostics.self, "\(source)") {
        try ScriptChecker().check(parsing: source)
      }
      expectEqual(error?.description, message)
    }
  }
}
