import Diagnostics

extension CallResolver {
  /// Pairs arguments with parameters in their order, and resolves them; reports every fault among them.
  mutating func bind(
    _ arguments: [ScriptExpression.Argument], to function: ScriptFunction, of head: CallHead
  ) -> [ScriptValue]? {
    var values: [ScriptValue] = []
    var rest = arguments[...]
    for (index, parameter) in function.parameters.enumerated() {
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
      Diagnostic("'\(head.name)' misses \(name)", at: head.range.lowerBound, expected: function.signature))
  }

  private mutating func resolve(
    _ argument: ScriptExpression.Argument, as parameter: ScriptFunction.Parameter, of function: ScriptFunction
  ) -> ScriptValue? {
    if argument.label != parameter.label { report(wrongLabel(argument, for: parameter, of: function)) }
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
