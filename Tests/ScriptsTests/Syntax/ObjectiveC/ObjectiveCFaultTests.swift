import Expectations
import Scripts
import Testing

@Suite struct ObjectiveCFaultTests {
  private static let faultySources: [(String, String)] = [
    ("[", "1:2: error: the end of the script is out of place\n  expected: a value"),
    ("[a", "1:3: error: the end of the script is out of place\n  expected: a message"),
    (
      "[a atIndex:1",
      "1:13: error: the end of the script is out of place\n  expected: ']', which closes '[' of 1:1"
    ),
    ("[a atIndex:1 b];", "1:15: error: ']' is out of place\n  expected: ':' after 'b'"),
    ("f()", "1:4: error: the end of the script is out of place\n  expected: ';'"),
    ("f(1 2);", "1:5: error: 2 is out of place\n  expected: ',' or ')', which closes '(' of 1:2"),
    ("f(@[ 1 );", "1:8: error: ')' is out of place\n  expected: ',' or ']', which closes '[' of 1:4"),
    ("f(@);", "1:4: error: ')' is out of place\n  expected: a literal, as @\"Done\", @1, @YES or @[ ]"),
    ("f(\"a\");", "1:3: error: \"a\" is a string of C\n  expected: @\"a\""),
    ("f(@\"a\n);", "1:4: error: the string is never closed\n  expected: '\"' on the same line"),
    (
      #"f(@"\q");"#,
      #"""
      1:5: error: '\q' is not an escape of Objective-C
        expected: \n \r \t \" \\ \101 \x41 \u0041 or \U0001F600
      """#
    ),
    (
      #"f(@"\ud800");"#,
      #"""
      1:5: error: the escape names no Unicode scalar
        expected: octal digits, \x and hexadecimal ones, \u and four, or \U and eight
      """#
    ),
    (
      "f(@\"\u{202E}\");",
      "1:5: error: the string holds the invisible U+202E\n  expected: an escape, @\"\\u202E\""
    ),
    ("f(\u{0});", "1:3: error: '\\u{0}' is out of place\n  expected: a value"),
    ("// \u{2066}", "1:4: error: the comment holds the invisible U+2066\n  expected: visible text"),
    ("#define A /* b", "1:11: error: the comment is never closed\n  expected: '*/'"),
    ("f(0x1F);", "1:3: error: '0x1F' is not a number\n  expected: decimal digits"),
    ("f(&);", "1:4: error: ')' is out of place\n  expected: the name of an error"),
    ("12;", "1:1: error: 12 is out of place\n  expected: a statement"),
    ("NSString *s;", "1:12: error: ';' is out of place\n  expected: '='"),
    ("NSString * = @\"a\";", "1:10: error: '*' is out of place\n  expected: a name to declare"),
    (
      "[a atIndx:1];",
      "1:4: error: 'atIndx:' is not a message of scripts\n  nearest:  atIndex:"
    ),
    (
      "[[EarlGrey selectElementWithMatcher:a] performAktion:b];",
      "1:40: error: 'performAktion:' is not a message of scripts\n  nearest:  performAction:"
    ),
    ("[a setUp];", "1:4: error: 'setUp' is not a message of scripts"),
    ("[a atIndex:1, 2];", "1:15: error: 'atIndex:' has a surplus argument\n  expected: one argument"),
    ("f(@\"a\"[0]);", "1:7: error: '[' is out of place\n  expected: ',' or ')', which closes '(' of 1:2"),
    ("[@\"a\" atIndex:1];", "1:2: error: a literal takes no message\n  expected: an object or a class"),
    (
      "f(kGREYDirectionUpp);",
      "1:3: error: 'kGREYDirectionUpp' is not a constant of scripts\n  nearest:  kGREYDirectionUp"
    ),
    (
      "f(grey_allOf(a(), b()));",
      "1:19: error: the arguments of 'grey_allOf' do not end\n  expected: nil as the last argument"
    ),
    (
      "grey_anyOf();",
      "1:1: error: the arguments of 'grey_anyOf' do not end\n  expected: nil as the last argument"
    ),
  ]

  @Test func `A syntax error names what was found, where, and what was expected`() {
    forEachRow(Self.faultySources) { source, message in
      expectEqual(faults(source, .objectiveC), [message])
    }
  }

  @Test func `One script reports the faults of all its statements, in order`() {
    let source = """
      f(1 2);
      good();
      [a atIndx:1];
      missing()
      good();
      [b performAction:
        d e
      ];
      g(@"
      good(); i(]; good();
      j(
      """
    expectEqual(
      faults(source, .objectiveC).map { $0.prefix { $0 != "\n" } },
      [
        "1:5: error: 2 is out of place", "3:4: error: 'atIndx:' is not a message of scripts",
        "5:1: error: 'good' is out of place", "8:1: error: ']' is out of place",
        "9:4: error: the string is never closed", "10:11: error: ']' is out of place",
        "11:3: error: the end of the script is out of place",
      ])
  }

  @Test
  func `Brackets nest to the limit of scripts in Swift, after the lists that Swift adds too`() throws {
    let limit = Script.Limit.nesting
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "a" + String(repeating: close, count: depth) + ";"
    }
    expectEqual(try Script(parsing: nested(limit, "f(", ")"), language: .objectiveC).statements.count, 1)
    let advice = "at most \(limit) levels; leave out brackets, or use a simpler matcher"
    expectEqual(
      faults(nested(limit + 1, "[", " atIndex:1]"), .objectiveC),
      [
        "1:51: error: brackets nest too deep\n  expected: \(advice)"
      ])
    expectEqual(
      faults(nested(limit / 2 + 1, "grey_allOf(", ", nil)"), .objectiveC),
      [
        "1:1: error: brackets nest too deep\n  expected: \(advice)"
      ])
  }
}
