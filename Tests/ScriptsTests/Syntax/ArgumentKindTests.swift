import Diagnostics
import Expectations
import Foundation
import Scripts
import Testing

/// The arguments that each kind of parameter accepts.
@Suite struct ArgumentKindTests {
  private static let direction = ScriptValueKind.member(type: "GREYDirection", names: ["up", "down"])
  private static let edge = ScriptValueKind.member(type: "E", names: ["nsEdge", "CAEdge"])
  private static let traits = ScriptValueKind.members(type: "Traits", names: ["button", "selected"])

  /// What a call with the argument resolves to; the argument begins at column 50.
  private func check(_ argument: String, as kind: ScriptValueKind) -> Result<ScriptValue, Diagnostics> {
    let vocabulary = ScriptVocabulary(
      ScriptVocabulary.example.functions + [
        ScriptFunction("take", [.init(kind)], role: .action),
        ScriptFunction("Row", [.init(label: "of", .integer)], role: .instance(of: "Row")),
      ])
    return Result { () throws(Diagnostics) in
      let source = "EarlGrey.selectElement(with: grey_nil()).perform(take(\(argument)))"
      let checked = try ScriptChecker(vocabulary: vocabulary).check(Script(parsing: source))
      guard case .interaction(_, let links) = checked.statements[0].operation,
        case .perform(let call, _) = links[0]
      else { return .null }
      return call.arguments[0]
    }
  }

  private static let allowed: [(ScriptValueKind, String, ScriptValue)] = [
    (.amount, "0.5", .number(0.5)), (.amount, "1000", .number(1000)),
    (.share, "0", .number(0)), (.share, "1", .number(1)), (.share, "0.75", .number(0.75)),
    (.innerShare, "0.01", .number(0.01)), (.innerShare, "0.99", .number(0.99)),
    (.seconds, "3600", .number(3600)),
    (.count(2...4), "2", .integer(2)), (.count(2...4), "4", .integer(4)),
    (direction, ".up", .member("up")), (direction, "GREYDirection.down", .member("down")),
    (direction, "kGREYDirectionDown", .member("down")), (edge, "kENSEdge", .member("nsEdge")),
    (edge, "kECAEdge", .member("CAEdge")),
    (traits, ".button", .list([.member("button")])), (traits, "Traits.button", .list([.member("button")])),
    (traits, "[.button, Traits.selected]", .list([.member("button"), .member("selected")])),
    (.date, #"date("1970-01-02T00:00:00Z")"#, .date(Date(timeIntervalSince1970: 86_400))),
    (traits, "[]", .list([])),
    (.address, #""app://a?b=c""#, .string("app://a?b=c")),
    (.optional(.integer), "nil", .null), (.optional(.integer), "3", .integer(3)),
    (.null, "nil", .null),
    (.point, "CGPoint(x: 1, y: -2)", .point(x: 1, y: -2)),
    (.list(.string), #"["a", "b"]"#, .list([.string("a"), .string("b")])),
  ]

  @Test func `An argument within its limits is taken`() {
    forEachRow(Self.allowed) { kind, argument, value in
      expectEqual(check(argument, as: kind), .success(value))
    }
  }

  private static let refused: [(ScriptValueKind, String, String, String)] = [
    (.amount, "0", "0 is out of place", "a number above 0"),
    (.amount, "-1", "-1 is out of place", "a number above 0"),
    (.share, "1.01", "1.01 is out of place", "a number from 0 to 1"),
    (.share, "-0.01", "-0.01 is out of place", "a number from 0 to 1"),
    (.innerShare, "0", "0 is out of place", "a number above 0 and below 1"),
    (.innerShare, "1", "1 is out of place", "a number above 0 and below 1"),
    (.seconds, "3600.1", "3600.1 is out of place", "a number of seconds, from 0 to 3600"),
    (.count(2...4), "1", "1 is out of place", "a whole number from 2 to 4"),
    (.count(2...4), "5", "5 is out of place", "a whole number from 2 to 4"),
    (.count(2...4), "2.5", "2.5 is out of place", "a whole number from 2 to 4"),
    (direction, "\"up\"", "\"up\" is out of place", "one of .up .down"),
    (direction, "GREYEdge.up", "'GREYEdge.up' is out of place", "one of .up .down"),
    (direction, ".up(1)", "'.up' is out of place", "one of .up .down"),
    (traits, "3", "3 is out of place", "one or an array of .button .selected"),
    (traits, "[3]", "3 is out of place", "one of .button .selected"),
    (.date, #""1970-01-02T00:00:00Z""#, #""1970-01-02T00:00:00Z" is out of place"#, dateText),
    (.date, #"date("1970-02-30T00:00:00Z")"#, "'date' is out of place", dateText),
    (.date, #"date("1970-01-02")"#, "'date' is out of place", dateText),
    (.date, "date(1)", "'date' is out of place", dateText),
    (.address, #""settings""#, #""settings" is out of place"#, addressText),
    (.address, #""""#, #""" is out of place"#, addressText),
    (.optional(.integer), "1.5", "1.5 is out of place", "a whole number"),
    (.null, "1", "1 is out of place", "nil"),
    (.instance(of: "Row"), "grey_nil()", "'grey_nil' gives a matcher", "a value of Row"),
    (.matcher, "Row(of: 1)", "'Row' gives a value of Row", "a matcher"),
    (.list(.instance(of: "Row")), "[]", "the array is empty", "a value of Row"),
  ]

  @Test func `An argument beyond its limits is a fault at its place`() {
    forEachRow(Self.refused) { kind, argument, problem, expected in
      guard case .failure(let faults) = check(argument, as: kind) else {
        Issue.record("taken")
        return
      }
      expectEqual(faults.all.map(\.problem), [problem])
      expectEqual(faults.all.map(\.expected), [expected])
      let column = argument.hasPrefix("[3") ? 56 : 55
      expectEqual(faults.all.map(\.position), [SourcePosition(line: 1, column: column)])
    }
  }

  private static let addressText = #"an address with a scheme, as "app://settings""#
  private static let dateText = #"a date, as date("2024-05-06T07:08:09Z")"#

  @Test func `A member that a type does not have is told with the nearest one`() {
    forEachRow([".dwn", "kGREYDirectionDwn"]) { argument in
      guard case .failure(let faults) = check(argument, as: Self.direction) else {
        Issue.record("taken")
        return
      }
      expectEqual(faults.all.map(\.nearest), [".down"])
    }
  }

  @Test func `An array may hold instances, and a let may keep what a kind takes`() throws {
    guard case .success(.list(let rows)) = check("[Row(of: 1), Row(of: 2)]", as: .list(.instance(of: "Row")))
    else {
      Issue.record("refused")
      return
    }
    expectEqual(rows.count, 2)
    let source = #"let day = date("2024-05-06T07:08:09Z")"#
    expectEmpty(try ScriptChecker().check(Script(parsing: source)).statements)
    #expect(throws: Diagnostics.self) {
      try ScriptChecker().check(Script(parsing: #"let day = date("2024-05-66T07:08:09Z")"#))
    }
  }
}
