import Diagnostics

/// Resolves all names and arguments of a script before anything runs.
///
///     let script = try ScriptChecker().check(parsing: #"snapshot("a")"#)
///     script.statements[0].cause  // snapshot("a")
package struct ScriptChecker: Sendable {
  package var vocabulary: ScriptVocabulary

  package init(vocabulary: ScriptVocabulary = .standard) {
    self.vocabulary = vocabulary
  }

  /// Checks a script, and returns the steps to replay.
  ///
  /// The name of a faulty `let` is not reported again where it is used.
  ///
  /// - Throws: all faults, in the order of the text; after ``Script/Limit/diagnostics`` of them, the rest
  ///   is not checked, and a last fault says so.
  package func check(_ script: Script) throws(Diagnostics) -> CheckedScript {
    try check(ScriptReading(statements: script.statements, faults: []))
  }

  /// Reads and checks the text of a script.
  ///
  /// - Parameters:
  ///   - text: The text; longer than ``Script/Limit/bytes``, it is a fault.
  ///   - language: The language of the text; Swift by default.
  /// - Throws: all faults, in the order of the text: syntax errors, and faults of the names and arguments
  ///   that can be read.
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

/// One pass over a script, with its declarations, snapshots and faults so far.
struct ScriptCheck {
  private var resolver: CallResolver
  private var declarations = Declarations()
  private var snapshots: [String: SourcePosition] = [:]
  private var isTooLong = false

  init(vocabulary: ScriptVocabulary) {
    resolver = CallResolver(vocabulary: vocabulary)
  }

  /// Considers a name declared though its declaration cannot be read, so that its uses are not reported.
  mutating func forgive(_ name: String) {
    if !declarations.contains(name) { declarations.declare(name, as: nil) }
  }

  /// The faults so far, in the order of the text.
  var faults: [Diagnostic] { resolver.faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) } }

  /// Whether checking further statements is pointless.
  var isExhausted: Bool { isTooLong || resolver.faults.count >= Script.Limit.diagnostics }

  /// Reports that nothing is checked after a position. If the script is too long, the last fault says so
  /// already.
  mutating func giveUp(at position: SourcePosition) {
    if !isTooLong { resolver.report(Script.Limit.tooManyFaults(at: position)) }
  }

  /// Checks one statement; `nil` for a `let` or a faulty statement.
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

  /// The expression with the values of declared names; `nil` if that fails, or needs a faulty `let`.
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

  /// Reports a snapshot whose name is not unique in the script.
  private mutating func remember(_ operation: ScriptOperation, at position: SourcePosition) {
    guard case .snapshot(let name) = operation else { return }
    guard let first = snapshots[name] else { return snapshots[name] = position }
    resolver.report(
      Diagnostic(
        "the snapshot '\(name)' has the name of the one at \(first.line):\(first.column)", at: position,
        expected: "a name of its own"))
  }
}
