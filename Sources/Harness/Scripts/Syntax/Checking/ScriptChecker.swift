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
  /// - Throws: every fault, in the order of the text; after ``Script/Limit/diagnostics`` the rest
  ///   is not checked, and a last fault says so.
  package func check(_ script: Script) throws(Diagnostics) -> CheckedScript {
    try check(ScriptReading(statements: script.statements, faults: []))
  }

  /// Reads and checks the text of a script.
  ///
  /// - Throws: every fault, in the order of the text: of syntax, and in what can be read of names
  ///   and arguments.
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

/// One pass over a script: what is declared, shown and wrong so far.
struct ScriptCheck {
  private var resolver: CallResolver
  private var declarations = Declarations()
  private var snapshots: [String: SourcePosition] = [:]
  private var isTooLong = false

  init(vocabulary: ScriptVocabulary) {
    resolver = CallResolver(vocabulary: vocabulary)
  }

  /// Takes a name for declared whose declaration cannot be read: its uses are not reported.
  mutating func forgive(_ name: String) {
    if !declarations.contains(name) { declarations.declare(name, as: nil) }
  }

  /// What is wrong with the statements so far, in the order of the text.
  var faults: [Diagnostic] { resolver.faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) } }

  /// Whether it is of no use to check further statements.
  var isExhausted: Bool { isTooLong || resolver.faults.count >= Script.Limit.diagnostics }

  /// Reports that nothing is checked from a position on; in a script that is too long the last
  /// fault does so already.
  mutating func giveUp(at position: SourcePosition) {
    if !isTooLong { resolver.report(Script.Limit.tooManyFaults(at: position)) }
  }

  /// Checks one statement; `nil` where it is a `let` or faulty.
  mutating func check(_ statement: Statement) -> CheckedStatement? {
    switch statement.kind {
    case .declaration(let name, let value):
      declare(name, value, at: statement.range.lowerBound)
      return nil
    case .errorVariable(let name):
      reportIfDeclared(name, at: statement.range.lowerBound)
      resolver.errorVariables.insert(name)
      return nil
    case .expression(let expression):
      guard let inlined = inline(expression), let operation = resolver.operation(of: inlined) else {
        return nil
      }
      remember(operation, at: statement.range.lowerBound)
      return CheckedStatement(
        cause: inlined.causeText, position: statement.range.lowerBound, operation: operation)
    }
  }

  private mutating func declare(_ name: String, _ value: ScriptExpression, at position: SourcePosition) {
    reportIfDeclared(name, at: position)
    let inlined = inline(value)
    declarations.declare(name, as: inlined.flatMap { resolver.isStorable($0) ? $0 : nil })
  }

  private mutating func reportIfDeclared(_ name: String, at position: SourcePosition) {
    guard declarations.contains(name) || resolver.errorVariables.contains(name) else { return }
    resolver.report(Diagnostic("'\(name)' is declared twice", at: position, expected: "a name of its own"))
  }

  /// The expression with values in place of declared names; `nil` where that fails, or needs a faulty `let`.
  private mutating func inline(_ expression: ScriptExpression) -> ScriptExpression? {
    resolver.declaredNames = declarations.names
    do throws(Declarations.Failure) {
      return try declarations.inline(expression)
    } catch {
      guard case .fault(let fault) = error else { return nil }
      resolver.report(fault)
      isTooLong = declarations.isTooLong
      return nil
    }
  }

  /// Reports a snapshot whose name another one of the script has already.
  private mutating func remember(_ operation: ScriptOperation, at position: SourcePosition) {
    guard case .snapshot(let name) = operation else { return }
    guard let first = snapshots[name] else { return snapshots[name] = position }
    resolver.report(
      Diagnostic(
        "the snapshot '\(name)' has the name of the one at \(first.line):\(first.column)", at: position,
        expected: "a name of its own"))
  }
}
