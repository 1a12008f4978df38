import Diagnostics

/// Resolves expressions against the vocabulary, and collects faults.
///
/// A method that returns `nil` has reported why.
struct CallResolver {
  let vocabulary: ScriptVocabulary
  /// The names of `let` statements so far, for messages.
  var declaredNames: [String] = []
  /// The variables for errors so far.
  var errorVariables: Set<String> = []
  /// The number of enclosing calls with matchers of relatives.
  private var relatives = 0
  private(set) var faults: [Diagnostic] = []

  init(vocabulary: ScriptVocabulary) {
    self.vocabulary = vocabulary
  }

  mutating func report(_ fault: Diagnostic) {
    faults.append(fault)
  }

  /// A call with its row of the vocabulary.
  typealias Resolution = (function: ScriptFunction, call: ResolvedCall)

  /// Resolves a function's call, without the calls that are chained to it.
  mutating func resolve(_ head: CallHead) -> Resolution? {
    guard let function = row(for: head) else {
      report(unknownName(of: head))
      return nil
    }
    guard !nestsTooDeep(function, at: head.range.lowerBound) else { return nil }
    if function.asksRelatives { relatives += 1 }
    defer { if function.asksRelatives { relatives -= 1 } }
    guard let values = bind(head.arguments, to: function, of: head) else { return nil }
    return (function, ResolvedCall(function.resolvedName, values, at: head.range.lowerBound))
  }

  private mutating func nestsTooDeep(_ function: ScriptFunction, at position: SourcePosition) -> Bool {
    guard function.asksRelatives, relatives == Script.Limit.relatives else { return false }
    report(
      Diagnostic(
        "'\(function.name)' is inside of \(relatives) other matchers of relatives", at: position,
        expected: "at most \(Script.Limit.relatives) levels; give the element an accessibility identifier"))
    return true
  }

  /// The row with the labels of the call, or else the most similar row.
  private func row(for head: CallHead) -> ScriptFunction? {
    let rows = vocabulary.rows(named: head.name)
    if let row = rows.first(where: { $0.takes(head.arguments) }) { return row }
    // No row fits, so the fault is reported for the row that was probably meant.
    let label = head.arguments.first?.label ?? ""
    let nearest = nearestName(to: label, in: rows.compactMap { $0.parameters.first?.label })
    return rows.first { nearest != nil && $0.parameters.first?.label == nearest } ?? rows.first
  }

  private func unknownName(of head: CallHead) -> Diagnostic {
    let position = head.range.lowerBound
    if head.isMember {
      return Diagnostic(
        "'\(head.name)' is not a part of an interaction", at: position, expected: "a part of an interaction",
        nearest: nearestName(to: head.name, in: vocabulary.names(ofMembers: true)))
    }
    if let receiver = head.receiver, !vocabulary.receivers.contains(receiver) {
      return undeclared(receiver, at: position)
    }
    return Diagnostic(
      "'\(head.name)' is not a function of scripts", at: position,
      nearest: nearestName(to: head.name, in: vocabulary.names(ofMembers: false)))
  }

  func undeclared(_ name: String, at position: SourcePosition, expected: String? = nil) -> Diagnostic {
    if errorVariables.contains(name) {
      return Diagnostic("'\(name)' is the variable of an error", at: position, expected: expected)
    }
    return Diagnostic(
      "'\(name)' is not declared", at: position, expected: expected,
      nearest: nearestName(to: name, in: declaredNames + vocabulary.receivers))
  }
}

extension ScriptFunction {
  /// Returns whether the arguments' labels are those of the parameters, some of which a call may omit.
  fileprivate func takes(_ arguments: [ScriptExpression.Argument]) -> Bool {
    var rest = arguments.map(\.label)[...]
    for parameter in parameters {
      if let label = rest.first, label == parameter.label {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension CallResolver {
  /// Pairs arguments with parameters in order, and resolves them; reports all their faults.
  mutating func bind(
    _ arguments: [ScriptExpression.Argument], to function: ScriptFunction, of head: CallHead
  ) -> [ScriptValue]? {
    var values: [ScriptValue] = []
    var rest = arguments[...]
    for (index, parameter) in function.parameters.enumerated() {
      // An argument with the label of a later parameter means that this one was omitted.
      guard let argument = rest.first, !isForLaterParameter(argument, than: index, of: function) else {
        if let value = parameter.defaultValue {
          values.append(value)
        } else {
          reportMissing(parameter, of: function, in: head)
        }
        continue
      }
      rest.removeFirst()
      if let value = resolve(argument, as: parameter, of: function) { values.append(value) }
    }
    for argument in rest {
      report(
        Diagnostic(
          "'\(head.name)' has a surplus argument", at: argument.range.lowerBound, expected: function.signature
        ))
    }
    return values.count == function.parameters.count && rest.isEmpty ? values : nil
  }

  private func isForLaterParameter(
    _ argument: ScriptExpression.Argument, than index: Int, of function: ScriptFunction
  ) -> Bool {
    guard let label = argument.label, label != function.parameters[index].label else { return false }
    return function.parameters[(index + 1)...].contains { $0.label == label }
  }

  private mutating func reportMissing(
    _ parameter: ScriptFunction.Parameter, of function: ScriptFunction, in head: CallHead
  ) {
    let name = parameter.label.map { "the argument '\($0):'" } ?? "an argument"
    report(
      Diagnostic("'\(head.name)' requires \(name)", at: head.range.lowerBound, expected: function.signature))
  }

  private mutating func resolve(
    _ argument: ScriptExpression.Argument, as parameter: ScriptFunction.Parameter, of function: ScriptFunction
  ) -> ScriptValue? {
    if argument.label != parameter.label { report(wrongLabel(argument, for: parameter, of: function)) }
    // A value with a wrong label is resolved anyway, to report its faults.
    return value(of: argument.value, as: parameter.kind)
  }

  private func wrongLabel(
    _ argument: ScriptExpression.Argument, for parameter: ScriptFunction.Parameter,
    of function: ScriptFunction
  ) -> Diagnostic {
    let position = argument.range.lowerBound
    guard let label = argument.label else {
      return Diagnostic(
        "an argument of '\(function.name)' has no label", at: position, expected: function.signature)
    }
    return Diagnostic(
      "'\(label):' is not a label of '\(function.name)'", at: position, expected: function.signature,
      nearest: parameter.label.flatMap { nearestName(to: label, in: [$0]) })
  }
}
