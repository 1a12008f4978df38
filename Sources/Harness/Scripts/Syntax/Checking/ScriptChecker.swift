import SourceText

/// Resolves every name and argument of a script before anything runs.
public struct ScriptChecker: Sendable {
  public var vocabulary: ScriptVocabulary

  public init(vocabulary: ScriptVocabulary = .standard) {
    self.vocabulary = vocabulary
  }

  /// Checks a script, and returns what there is to replay.
  ///
  /// A name that a faulty `let` declares is not reported again where it is used.
  ///
  /// - Throws: every fault, in the order of the text; after ``Script/Limit/diagnostics`` the rest is not checked,
  ///   and a last fault says so.
  public func check(_ script: Script) throws(Diagnostics) -> CheckedScript {
    var check = ScriptCheck(vocabulary: vocabulary)
    var statements: [CheckedStatement] = []
    for statement in script.statements {
      if check.isExhausted {
        check.giveUp(at: statement.range.lowerBound)
        break
      }
      if let checked = check.check(statement) { statements.append(checked) }
    }
    guard check.faults.isEmpty else { throw Diagnostics(check.faults) }
    return CheckedScript(statements: statements)
  }
}
