import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct ScriptCheckerTests {
  @Test func `A chain becomes a selection and its links`() throws {
    let source = """
      // Taps the second row.
      EarlGrey.selectElement(with: grey_accessibilityID("row"))
        .inRoot(grey_keyWindow()).atIndex(1)
        .perform(example_scroll(.down, 50)).perform(grey_tap()).assert(grey_allOf([grey_selected(), grey_not(grey_hidden(true))]))
      """
    let statement = try #require(try check(source).statements.first)
    expectEqual(statement.position, SourcePosition(line: 2, column: 1))
    expectEqual(
      summary(of: statement.operation),
      """
      select grey_accessibilityID(string "row")
      inRoot grey_keyWindow()
      atIndex 1
      perform example_scroll(member down, number 50.0)
      perform grey_tap()
      assert grey_allOf([grey_selected(), grey_not(grey_hidden(boolean true))])
      """)
  }

  @Test func `The cause is the statement on one line, also of the harness's own statements`() throws {
    // The cause is the statement on one line.
    let checked = try check("try EarlGrey.selectElement( with: grey_text( \"a\" ) )\n  .perform(grey_tap())")
    expectEqual(
      checked.statements.map(\.cause),
      [
        #"EarlGrey.selectElement(with: grey_text("a")).perform(grey_tap())"#
      ])
    // The harness's own statements.
    let source = "snapshot(\"a\")\nadvance(by: 0.5)\nwaitFor(grey_text(\"b\"), timeout: 3)"
    expectEqual(
      try check(source).statements.map { summary(of: $0.operation) },
      [
        "snapshot a", "advance(number 0.5)", "waitFor(grey_text(string \"b\"), number 3.0)",
      ])
  }

  @Test func `Older spellings, and both of a search, mean the same`() throws {
    // Older spellings mean the same.
    let old = try check(
      "EarlGrey.select(elementWithMatcher: grey_kindOfClass(UISwitch.self)).assert(with: grey_nil())")
    let new = try check(
      "EarlGrey.selectElement(with: grey_kindOfClass(UISwitch.self)).assert(grey_nil())")
    expectEqual(
      old.statements.map { summary(of: $0.operation) }, new.statements.map { summary(of: $0.operation) })
    // A search has two spellings.
    forEachRow([
      ".usingSearch(grey_longPress(), onElementWith: grey_keyWindow())",
      ".using(searchAction: grey_longPress(), onElementWithMatcher: grey_keyWindow())",
    ]) { link in
      let checked = try check("EarlGrey.selectElement(with: grey_nil())\(link).atIndex(1).assert(grey_nil())")
      expectEqual(
        checked.statements.map { summary(of: $0.operation) },
        [
          """
          select grey_nil()
          usingSearch grey_longPress() on grey_keyWindow()
          atIndex 1
          assert grey_nil()
          """
        ])
    }
  }

  @Test func `No error is wanted, which changes nothing but the cause`() {
    forEachRow([
      (".perform(grey_tap(), error: nil)", ".perform(grey_tap())"),
      (".assert(grey_nil(), error: nil)", ".assert(grey_nil())"),
      (".assert(with: grey_nil(), error: nil)", ".assert(grey_nil())"),
    ]) { link, plain in
      let start = "EarlGrey.selectElement(with: grey_nil())"
      let (with, without) = (try check(start + link), try check(start + plain))
      expectEqual(summary(of: with.statements[0].operation), summary(of: without.statements[0].operation))
      expectEqual(with.statements.map(\.cause), [start + link])
    }
  }

  @Test func `A stored interaction keeps all its links, and more may follow`() throws {
    let source = """
      let row = EarlGrey.selectElement(with: grey_text("a")).inRoot(grey_keyWindow()).atIndex(2)
        .usingSearch(grey_longPress(), onElementWith: grey_nil())
      let first = row.atIndex(0)
      first.perform(grey_tap())
      row.assert(grey_notNil())
      """
    let links = """
      select grey_text(string "a")
      inRoot grey_keyWindow()
      atIndex 2
      usingSearch grey_longPress() on grey_nil()
      """
    expectEqual(
      try check(source).statements.map { summary(of: $0.operation) },
      [
        links + "\natIndex 0\nperform grey_tap()", links + "\nassert grey_notNil()",
      ])
  }

  @Test func `A let is not a step; its value stands where its name is used`() throws {
    let source = """
      let label = "Done"
      let matcher = grey_text(label)
      let button = EarlGrey.selectElement(with: matcher).atIndex(0)
      let unused = CGPoint(x: 1, y: 2)
      button.perform(grey_tap()).assert(matcher)
      """
    let checked = try check(source)
    expectEqual(
      checked.statements.map(\.cause),
      [
        #"EarlGrey.selectElement(with: grey_text("Done")).atIndex(0)"#
          + #".perform(grey_tap()).assert(grey_text("Done"))"#
      ])
    expectEqual(checked.statements.first?.position, SourcePosition(line: 5, column: 1))
  }

  @Test func `A vocabulary may have rows of any kind that fits their role`() throws {
    // A vocabulary may have rows of any kind.
    let source = """
      EarlGrey.selectElement(with: grey_nil()).perform(example_tapAtPoint(CGPoint(x: 1, y: -2.5)))
        .perform(example_type("a", at: -1)).perform(example_scroll(ExampleDirection.up, 1)).assert(example_true())
      """
    expectEqual(
      try check(source).statements.map { summary(of: $0.operation) },
      [
        """
        select grey_nil()
        perform example_tapAtPoint(point 1.0 -2.5)
        perform example_type(string "a", integer -1)
        perform example_scroll(member up, number 1.0)
        assert example_true()
        """
      ])
    // A row that does not fit its role is a fault, not a crash.
    let vocabulary = ScriptVocabulary([ScriptFunction("snapshot", role: .snapshot)])
    expectEqual(
      faults(in: "snapshot()", vocabulary),
      [
        "1:1: error: the vocabulary's 'snapshot()' does not fit its role"
      ])
  }

  private func check(_ source: String, _ vocabulary: ScriptVocabulary = .example) throws -> CheckedScript {
    try ScriptChecker(vocabulary: vocabulary).check(Script(parsing: source))
  }
}
