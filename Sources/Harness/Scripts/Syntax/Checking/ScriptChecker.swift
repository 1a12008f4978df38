import Diagnostics

/// Resolves every name and argument of a script before anything runs.
package struct ScriptChecker: Sendable {
  package var vocabulary: ScriptVocabulary

  package init(vocabulary: ScriptVocabulary = .standard) {
    self.vocabulary = vocabulary
  }

  /// Checks a script, and returns what there is to replay.
  ///
  /// A name that a faulty `let` declares is not reported again where it is used.
  ///
  /// - Throws: every fault, in the order of the text; after ``Script/Limit/diagnostics`` the rest is not checked,
  ///   and a last fault says so.
  package func check(_ script: Script) throws(Diagnostics) -> CheckedScript {
    try check(ScriptReading(statements: script.statements, faults: []))
  }

  /// Reads and checks the text of a script.
  ///
  /// - Throws: every fault, in the order of the text: of syntax, and in what can be read of names and arguments.
  package func check(
    parsing text: String, language: ScriptLanguage = .swift
  ) throws(Diagnostics) -> CheckedScript {
    try check(ScriptReading(text, language: language))
  }

  private func check(_ reading: ScriptReading) throws(Diagnostics) -> CheckedScript {
    var check = ScriptCheck(vocabulary: vocabulary)
    reading.lostNames.forEach { check.forgive($0) }
    var statements: [CheckedStatement] = []
    for statement in reading.statements {
      if check.isExhausted {
        check.giveUp(at: statement.range.lowerBound)
        break
      }
      if let checked = check.check(statement) { statements.append(checked) }
    }
    let faults = (reading.faults + check.faults).sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return CheckedScript(statements: statements)
  }
}
