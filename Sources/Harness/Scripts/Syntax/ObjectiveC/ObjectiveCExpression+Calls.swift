import Diagnostics

extension ObjectiveCExpression {
  /// A call of a function; its namespaces are left out.
  func translated(
    _ fullName: String, _ arguments: [ObjectiveCExpression]
  ) throws(Diagnostic) -> ScriptExpression.Link {
    let name = fullName.split(separator: ":").last.map(String.init) ?? fullName
    guard let function = ObjectiveCFunction.byName[name] else {
      let values = try arguments.map { value throws(Diagnostic) in try value.argument(label: nil) }
      return .init(name, arguments: values, range: range)
    }
    switch function.arguments {
    case .labeled(let labels):
      let values = try arguments.enumerated().map { index, value throws(Diagnostic) in
        try value.argument(label: labels.indices.contains(index) ? labels[index] : nil)
      }
      return .init(function.swiftName, arguments: values, range: range)
    case .list:
      let list = try list(arguments, of: name)
      return .init(
        function.swiftName, arguments: [.init(list, range: list.range)], range: range)
    }
  }

  func argument(label: String?) throws(Diagnostic) -> ScriptExpression.Argument {
    .init(label: label, try translated(), range: range)
  }

  /// The arguments up to the final `nil` as one array.
  private func list(
    _ arguments: [ObjectiveCExpression], of name: String
  ) throws(Diagnostic) -> ScriptExpression {
    if arguments.count == 1, case .array = arguments[0].kind { return try arguments[0].translated() }
    guard let last = arguments.last, last.isNull else {
      throw Diagnostic(
        "the arguments of '\(name)' do not end", at: arguments.last?.range.lowerBound ?? range.lowerBound,
        expected: "nil as the last argument")
    }
    let elements = try arguments.dropLast().map { value throws(Diagnostic) in try value.translated() }
    let start = elements.first?.range.lowerBound ?? last.range.lowerBound
    return ScriptExpression(.array(elements), range: start..<last.range.upperBound)
  }
}
