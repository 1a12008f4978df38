import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct ScriptCheckerFaultTests {
  /// Puts a matcher into a statement; it begins at column 30.
  private func selecting(_ matcher: String) -> String {
    "EarlGrey.selectElement(with: \(matcher)).perform(grey_tap())"
  }

  private static let faultyMatchers: [(String, String)] = [
    (
      "grey_acessibilityID(\"a\")",
      """
      1:30: error: 'grey_acessibilityID' is not a function of scripts
        nearest:  grey_accessibilityID
      """
    ),
    ("grey_text(1)", "1:40: error: 1 is out of place\n  expected: a string"),
    ("grey_text()", "1:30: error: 'grey_text' requires an argument\n  expected: grey_text(a string)"),
    (
      "grey_text(\"a\", 2)",
      "1:45: error: 'grey_text' has a surplus argument\n  expected: grey_text(a string)"
    ),
    (
      "GREYMatchers.matcher(forTxt: \"a\")",
      """
      1:51: error: 'forTxt:' is not a label of 'GREYMatchers.matcher'
        expected: GREYMatchers.matcher(forText: a string)
        nearest:  forText
      """
    ),
    (
      "grey_text(of: \"a\")",
      "1:40: error: 'of:' is not a label of 'grey_text'\n  expected: grey_text(a string)"
    ),
    ("grey_tap()", "1:30: error: 'grey_tap' gives an action\n  expected: a matcher"),
    ("grey_hidden(nil)", "1:42: error: nil is out of place\n  expected: true or false"),
    (
      "grey_allOf(grey_nil())",
      "1:41: error: 'grey_nil' is out of place\n  expected: an array, each element a matcher"
    ),
    ("grey_allOf([])", "1:41: error: the array is empty\n  expected: a matcher"),
    ("grey_allOf([grey_nil(), 3])", "1:54: error: 3 is out of place\n  expected: a matcher"),
    (
      "grey_allOf([grey_sufficientlyVisible(), grey_nil()])",
      """
      1:42: error: 'grey_sufficientlyVisible' is about visibility, but not the last of its array
        expected: matchers about visibility at the end, since they cost most
      """
    ),
    ("buton", "1:30: error: 'buton' is not declared\n  expected: a matcher"),
    (
      "grey_kindOfClass(UISwitch)",
      "1:47: error: 'UISwitch' is not declared\n  expected: a class, as UISwitch.self"
    ),
    (
      "EarlGrey.selectElement(with: grey_nil())",
      "1:30: error: 'EarlGrey.selectElement' gives an interaction\n  expected: a matcher"
    ),
    (
      "grey_nil().atIndex(0)",
      """
      1:41: error: '.atIndex' follows 'grey_nil', which gives a matcher
        expected: an interaction before '.atIndex'
      """
    ),
  ]

  @Test func `A fault of a matcher, a link or a statement is reported at its place`() {
    // A matcher's fault is reported at its position.
    forEachRow(Self.faultyMatchers) { matcher, message in
      expectEqual(faults(in: selecting(matcher)), [message])
    }
    // A link's fault is reported at its position.
    forEachRow(Self.faultyLinks) { link, message in
      expectEqual(faults(in: "EarlGrey.selectElement(with: grey_nil())\(link)"), [message])
    }
    // A statement's fault is reported at its position.
    forEachRow(Self.faultyStatements) { source, message in
      expectEqual(faults(in: source), [message])
    }
  }

  private static let faultyLinks: [(String, String)] = [
    (
      ".perfom(grey_tap())",
      """
      1:42: error: '.perfom' is not a part of an interaction
        expected: a part of an interaction
        nearest:  .perform
      """
    ),
    (".perform", "1:42: error: '.perform' is not called\n  expected: '(' and its arguments"),
    (".perform(grey_nil())", "1:50: error: 'grey_nil' gives a matcher\n  expected: an action"),
    (
      ".assert(wth: grey_nil())",
      """
      1:49: error: 'wth:' is not a label of '.assert'
        expected: .assert(with: a matcher or an assertion)
        nearest:  with
      """
    ),
    (
      ".perform(grey_tap()).atIndex(-1)",
      "1:70: error: -1 is out of place\n  expected: a whole number from 0"
    ),
    (
      ".perform(grey_tap()).atIndex(1.5)",
      "1:70: error: 1.5 is out of place\n  expected: a whole number from 0"
    ),
    (
      ".perform(example_scroll(.dwn, 5))",
      """
      1:66: error: '.dwn' is not a member of ExampleDirection
        expected: one of .up .down
        nearest:  .down
      """
    ),
    (
      ".perform(example_type(at: 1))",
      """
      1:50: error: 'example_type' requires an argument
        expected: example_type(a string, at: a whole number)
      """
    ),
    (
      ".perform(example_tapAtPoint(CGPoint(x: 1)))",
      """
      1:69: error: 'CGPoint' is out of place
        expected: a point, as CGPoint(x: 1, y: 2)
      """
    ),
    (
      ".perform(grey_tap(), error: 1)",
      "1:69: error: 1 is out of place\n  expected: nil, or an error's variable after '&'"
    ),
    (
      ".usingSearch(grey_nil(), onElementWith: grey_nil())",
      "1:54: error: 'grey_nil' gives a matcher\n  expected: an action"
    ),
    (
      ".usingSearch(grey_tap(), onElementWith: grey_nil())",
      "1:1: error: the interaction does nothing\n  expected: '.perform' or '.assert'"
    ),
    (".atIndex(0)", "1:1: error: the interaction does nothing\n  expected: '.perform' or '.assert'"),
  ]

  private static let faultyStatements: [(String, String)] = [
    (
      "grey_tap()",
      "1:1: error: 'grey_tap' gives an action, which does nothing by itself\n  expected: a statement"
    ),
    ("button.perform(grey_tap())", "1:1: error: 'button' is not declared"),
    (
      "EarlGray.selectElement(with: grey_nil())",
      "1:1: error: 'EarlGray' is not declared\n  nearest:  EarlGrey"
    ),
    (
      "EarlGrey.selectElemnt(with: grey_nil())",
      """
      1:1: error: 'EarlGrey.selectElemnt' is not a function of scripts
        nearest:  EarlGrey.selectElement
      """
    ),
    ("true", "1:1: error: true is out of place\n  expected: a statement"),
    (
      "advance(by: 3601)",
      "1:13: error: 3601 is out of place\n  expected: a number of seconds, from 0 to 3600"
    ),
    ("advance(by: -1)", "1:13: error: -1 is out of place\n  expected: a number of seconds, from 0 to 3600"),
    (
      "waitFor(grey_nil(), timout: 1)",
      """
      1:21: error: 'timout:' is not a label of 'waitFor'
        expected: waitFor(a matcher, timeout: a number of seconds, from 0 to 3600)
        nearest:  timeout
      """
    ),
    (
      "waitFor(grey_nil())",
      """
      1:1: error: 'waitFor' requires the argument 'timeout:'
        expected: waitFor(a matcher, timeout: a number of seconds, from 0 to 3600)
      """
    ),
    ("let x = nil", "1:9: error: nil is out of place\n  expected: a value to keep"),
    ("let x = .up", "1:9: error: '.up' is out of place\n  expected: a value to keep"),
    ("let x = x", "1:9: error: 'x' is not declared\n  expected: a value to keep"),
    (
      "let x = snapshot(\"a\")",
      "1:9: error: 'snapshot' gives nothing to keep\n  expected: an interaction, a matcher or another value"
    ),
    (
      "let x = EarlGrey.selectElement(with: grey_nil()).perform(grey_tap())",
      """
      1:50: error: '.perform' does something, so a 'let' cannot keep it
        expected: a statement of its own
      """
    ),
    (
      "snapshot(\"a\")\nsnapshot(\"a\")",
      "2:1: error: the snapshot 'a' has the name of the one at 1:1\n  expected: a name of its own"
    ),
    ("let a = 1\nlet a = 2", "2:1: error: 'a' is declared twice\n  expected: a name of its own"),
    ("let name = 1\nsnapshot(name)", "2:10: error: 1 is out of place\n  expected: a string"),
    (
      "let name = \"a\"\nsnapshot(nam)",
      "2:10: error: 'nam' is not declared\n  expected: a string\n  nearest:  name"
    ),
    (
      "let name = \"a\"\nname.perform(grey_tap())",
      "2:6: error: '.perform' follows 'name', which is \"a\"\n  expected: an interaction before '.perform'"
    ),
    (
      "let button = EarlGrey.selectElement(with: grey_nil())\nwaitFor(button, timeout: 1)",
      "2:9: error: 'EarlGrey.selectElement' gives an interaction\n  expected: a matcher"
    ),
    (
      "let done = grey_text(\"a\")\ndone.perform(grey_tap())",
      """
      2:6: error: '.perform' follows 'grey_text', which gives a matcher
        expected: an interaction before '.perform'
      """
    ),
  ]

  @Test func `All faults of a script are reported in order, and a faulty let only once`() {
    let source = """
      let a = grey_txt("a")
      EarlGrey.selectElement(with: a).perform(grey_tap())
      EarlGrey.selectElement(with: grey_text(1)).perform(grey_tp()).asert(grey_nil())
      waitFor(2)
      """
    expectEqual(
      faults(in: source).map { $0.prefix { $0 != "\n" } },
      [
        "1:9: error: 'grey_txt' is not a function of scripts", "3:40: error: 1 is out of place",
        "3:52: error: 'grey_tp' is not a function of scripts",
        "3:63: error: '.asert' is not a part of an interaction",
        "4:1: error: 'waitFor' requires the argument 'timeout:'", "4:9: error: 2 is out of place",
      ])
  }

  @Test func `One reading reports faults in syntax and in names, in the order of the text`() {
    forEachRow([
      (
        ScriptLanguage.swift,
        """
        let lost = grey_text("a"
        EarlGrey.selectElement(with: grey_txt("a")).perform(grey_tap())
        snapshot(]
        EarlGrey.selectElement(with: lost).perform(grey_tp())
        """, [2, 2, 3]
      ),
      (
        .objectiveC,
        """
        id<GREYMatcher> lost = grey_text(@"a";
        [[EarlGrey selectElementWithMatcher:grey_txt(@"a")] performAction:grey_tap()];
        [[EarlGrey selectElementWithMatcher:grey_text(@"a"] performAction:grey_tap()];
        [[EarlGrey selectElementWithMatcher:lost] performAction:grey_tp()];
        """, [1, 2, 3]
      ),
    ]) { language, source, lines in
      let faults = #expect(throws: Diagnostics.self, "\(language)") {
        try ScriptChecker().check(parsing: source, language: language)
      }
      expectEqual(faults?.all.compactMap(\.position?.line), lines)
      expectEqual(faults?.description.contains("'lost'"), false)
    }
  }
}

/// The messages of all faults in a script without syntax errors.
func faults(in source: String, _ vocabulary: ScriptVocabulary = .example) -> [String] {
  do throws(Diagnostics) {
    _ = try ScriptChecker(vocabulary: vocabulary).check(Script(parsing: source))
    return []
  } catch {
    return error.all.map(\.description)
  }
}
