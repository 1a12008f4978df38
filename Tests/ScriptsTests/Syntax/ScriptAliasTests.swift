import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct ScriptAliasTests {
  @Test func `A spelling is a name and the labels behind it`() {
    forEachRow(
      [
        ("f()", "f", []), ("f(_:)", "f", [nil]), ("G.f(in:amount:)", "G.f", ["in", "amount"]),
        ("f(_:to:)", "f", [nil, "to"]),
      ] as [(String, String, [String?])]
    ) { spelling, name, labels in
      let alias = ScriptAlias(spelling, of: "g")
      expectEqual(alias.name, name)
      expectEqual(alias.labels, labels)
      expectEqual(alias.target, "g")
    }
  }

  @Test func `A call by another spelling is a call of the function, under the other labels`() throws {
    let row = ScriptFunction("old", [.init(.string), .init(label: "at", .integer)], role: .action)
    let vocabulary = ScriptVocabulary(
      ScriptVocabulary.example.functions + [row], aliases: [ScriptAlias("New.call(with:to:)", of: "old")])
    func action(_ call: String) throws -> InteractionLink? {
      let source = "EarlGrey.selectElement(with: grey_nil()).perform(\(call))"
      let checked = try ScriptChecker(vocabulary: vocabulary).check(Script(parsing: source))
      guard case .interaction(_, let links) = checked.statements[0].operation else { return nil }
      return links.first
    }
    guard case .perform(let call, nil)? = try action(#"New.call(with: "a", to: 1)"#) else {
      Issue.record("no action")
      return
    }
    expectEqual(call.name, "old")
    expectEqual(call.arguments, [.string("a"), .integer(1)])
    #expect(throws: Diagnostics.self) { try action(#"New.call("a", at: 1)"#) }
    #expect(throws: Never.self) { try action(#"old("a", at: 1)"#) }
  }
}
