import Diagnostics

/// What reading a text gave: the statements that can be read, and what is wrong with the others.
struct ScriptReading {
  /// In the order in which they run.
  var statements: [Statement]
  /// The first fault of every faulty statement, in the order of the text.
  var faults: [Diagnostic]
  /// The names that only faulty statements declare.
  var lostNames: [String] = []

  /// The statements, if nothing is wrong.
  func get() throws(Diagnostics) -> [Statement] {
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return statements
  }
}

extension ScriptReading {
  /// Reads a text as far as it can be read.
  ///
  /// - Throws: the fault of a text that is too long to be read at all.
  init(_ text: String, language: ScriptLanguage) throws(Diagnostics) {
    let source = try ScriptSource(text, language: language)
    switch language {
    case .swift:
      var parser = Parser(tokens: source.tokens)
      self = parser.parseStatements()
    case .objectiveC: self = ObjectiveCScript(source).translated()
    }
    if !faults.isEmpty { lostNames = names(declaredIn: source.tokens) }
  }

  /// The words before an equals sign that no statement declares.
  private func names(declaredIn tokens: [Token]) -> [String] {
    let declared = statements.compactMap { statement in
      if case .declaration(let name, _) = statement.kind { name } else { nil }
    }
    return zip(tokens, tokens.dropFirst()).compactMap { token, next in
      guard case .word(let name) = token.kind, next.kind == .mark("="), !declared.contains(name) else {
        return nil
      }
      return name
    }
  }
}
