import Diagnostics
import Expectations
import Scripts
import Testing

/// Parameters that a call may leave out.
@Suite struct OptionalParameterTests {
  private let vocabulary = ScriptVocabulary(
    ScriptVocabulary.example.functions + [
      ScriptFunction(
        "twist",
        [
          .init(.string), .init(.number, defaultValue: .number(30)),
          .init(label: "from", .innerShare, defaultValue: .number(0.5)),
          .init(label: "to", .innerShare, defaultValue: .null),
        ], role: .action)
    ])

  @Test func `What is left out is as the row says`() {
    forEachRow(
      [
        (#"twist("a")"#, [.string("a"), .number(30), .number(0.5), .null]),
        (#"twist("a", 45)"#, [.string("a"), .number(45), .number(0.5), .null]),
        (#"twist("a", from: 0.1)"#, [.string("a"), .number(30), .number(0.1), .null]),
        (#"twist("a", 45, to: 0.2)"#, [.string("a"), .number(45), .number(0.5), .number(0.2)]),
        (
          #"twist("a", 45, from: 0.1, to: 0.2)"#,
          [.string("a"), .number(45), .number(0.1), .number(0.2)]
        ),
      ] as [(String, [ScriptValue])]
    ) { call, arguments in
      let source = "EarlGrey.selectElement(with: grey_nil()).perform(\(call))"
      let checked = try ScriptChecker(vocabulary: vocabulary).check(Script(parsing: source))
      guard case .interaction(_, let links) = checked.statements[0].operation,
        case .perform(let resolved, _) = links[0]
      else {
        Issue.record("no action")
        return
      }
      expectEqual(resolved.arguments, arguments)
    }
  }

  @Test func `What may be left out is in brackets in messages`() {
    forEachRow([
      ("twist()", "'twist' requires an argument"),
      (#"twist("a", 1, 2)"#, "an argument of 'twist' has no label"),
      (#"twist("a", 1, to: 0.1, from: 0.2)"#, "'twist' has a surplus argument"),
    ]) { call, problem in
      let source = "EarlGrey.selectElement(with: grey_nil()).perform(\(call))"
      let error = #expect(throws: Diagnostics.self, "\(call)") {
        try ScriptChecker(vocabulary: vocabulary).check(Script(parsing: source))
      }
      expectEqual(error?.all.first?.problem, problem)
      expectEqual(
        error?.all.first?.expected,
        "twist(a string, [a number], [from: a number above 0 and below 1], [to: a number above 0 and below 1])"
      )
    }
  }
}
