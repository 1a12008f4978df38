import Scripts

extension ScriptVocabulary {
  /// The standard vocabulary, and rows of the kinds and roles that it does not have.
  static let example = ScriptVocabulary(
    standard.functions + [
      ScriptFunction(
        "example_scroll", [.init(.member(type: "ExampleDirection", names: ["up", "down"])), .init(.number)],
        role: .action),
      ScriptFunction("example_tapAtPoint", [.init(.point)], role: .action),
      ScriptFunction("example_type", [.init(.string), .init(label: "at", .integer)], role: .action),
      ScriptFunction("example_true", role: .assertion),
    ])
}
