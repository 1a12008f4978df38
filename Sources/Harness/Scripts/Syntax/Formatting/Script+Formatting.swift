import Diagnostics

extension Script {
  /// Rewrites the text of a script in its one canonical form.
  ///
  /// Comments stay, and so does one of the blank lines between statements; a comment in a statement goes before it.
  /// A chain that does not fit in 100 columns has one link a line. The statements stay as they are, in the language
  /// that they are written in.
  ///
  /// - Throws: what ``init(parsing:language:)`` throws.
  package static func formatted(
    _ text: String, language: ScriptLanguage = .swift
  ) throws(Diagnostics) -> String {
    let source = try ScriptSource(text, language: language)
    let statements: [ScriptFormatter.Statement]
    switch language {
    case .swift:
      var parser = Parser(tokens: source.tokens)
      statements = try parser.parseStatements().get().map { .init(layout: $0.layout, range: $0.range) }
    case .objectiveC:
      let script = ObjectiveCScript(source)
      _ = try script.translated().get()
      statements = script.statements.map { .init(layout: $0.layout, range: $0.range) }
    }
    var formatter = ScriptFormatter(source, statements)
    return formatter.text()
  }
}
