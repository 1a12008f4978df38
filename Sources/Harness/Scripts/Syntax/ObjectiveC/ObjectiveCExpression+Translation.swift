import Diagnostics

extension ObjectiveCStatement {
  /// Returns the same statement in Swift.
  func translated() throws(Diagnostic) -> Statement {
    switch kind {
    case .expression(let expression):
      return Statement(.expression(try translated(expression)), range: range)
    case .declaration(_, let name, let value):
      return Statement(.declaration(name: name, value: try translated(value)), range: range)
    case .errorVariable(_, let name): return Statement(.errorVariable(name: name), range: range)
    }
  }

  /// Translates an expression, and checks its nesting, which may be deeper in Swift.
  private func translated(_ expression: ObjectiveCExpression) throws(Diagnostic) -> ScriptExpression {
    let translated = try expression.translated()
    guard translated.nesting <= Script.Limit.nesting else {
      throw Script.Limit.tooDeep(at: expression.range.lowerBound)
    }
    return translated
  }
}

extension ObjectiveCExpression {
  /// Returns the same value in Swift, at the same position in the text.
  func translated() throws(Diagnostic) -> ScriptExpression {
    ScriptExpression(try translatedKind(), range: range)
  }

  private func translatedKind() throws(Diagnostic) -> ScriptExpression.Kind {
    switch kind {
    case .string(let value): return .string(value)
    case .number(let value): return .number(value)
    case .boxed(let value): return try value.translatedKind()
    case .name(let name): return try translated(name)
    case .reference(let name): return .reference(name)
    case .element(let array, let index): return try translated(array, at: index)
    case .array(let elements):
      return .array(try elements.map { element throws(Diagnostic) in try element.translated() })
    case .call(let name, let arguments): return .chain(leadingDot: false, [try translated(name, arguments)])
    case .message(let receiver, let parts): return try translated(receiver, parts)
    }
  }

  private func translated(_ name: String) throws(Diagnostic) -> ScriptExpression.Kind {
    switch name {
    case "YES", "true", "TRUE": return .boolean(true)
    case "NO", "false", "FALSE": return .boolean(false)
    case "nil", "NULL", "Nil": return .null
    default: break
    }
    if let constant = ObjectiveCConstants.geometry[name] {
      return .chain(leadingDot: false, constant.map { .init($0, range: range) })
    }
    if let member = ObjectiveCConstants.member(for: name) {
      return .chain(leadingDot: true, [.init(member, range: range)])
    }
    if ObjectiveCConstants.hasPrefix(of: name) {
      throw Diagnostic(
        "'\(name)' is not a constant of scripts", at: range.lowerBound,
        nearest: nearestName(to: name, in: ObjectiveCConstants.fullNames))
    }
    return .chain(leadingDot: false, [.init(name, range: range)])
  }

  var isNull: Bool {
    guard case .name(let name) = kind else { return false }
    return ["nil", "NULL"].contains(name)
  }
}

extension ObjectiveCExpression {
  /// Translates a function call, without its namespaces.
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

  /// Returns the arguments up to the final `nil` as one array.
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

extension ObjectiveCExpression {
  /// Translates an array's element: the index follows the last link of the array's chain.
  private func translated(
    _ array: ObjectiveCExpression, at index: ObjectiveCExpression
  ) throws(Diagnostic) -> ScriptExpression.Kind {
    guard case .chain(let leadingDot, var links) = try array.translated().kind, var last = links.popLast()
    else {
      throw Diagnostic(
        "a literal has no elements", at: array.range.lowerBound, expected: "the name of an array")
    }
    last.indexes.append(try index.translated())
    last.range = last.range.lowerBound..<range.upperBound
    return .chain(leadingDot: leadingDot, links + [last])
  }
}

extension ObjectiveCExpression {
  /// Translates a message, which becomes a link after the receiver's chain.
  func translated(
    _ receiver: ObjectiveCExpression, _ parts: [Part]
  ) throws(Diagnostic) -> ScriptExpression.Kind {
    if parts.selector == "stringWithFormat:", let format = parts[0].argument {
      var string = StringFormat(format, values: parts[0].more)
      return try string.translated()
    }
    guard case .chain(let leadingDot, let links) = try receiver.translated().kind else {
      throw Diagnostic(
        "a literal takes no message", at: receiver.range.lowerBound, expected: "an object or a class")
    }
    return .chain(leadingDot: leadingDot, links + [try link(parts)])
  }

  private func link(_ parts: [Part]) throws(Diagnostic) -> ScriptExpression.Link {
    let start = parts[0].range.lowerBound
    let selector = parts.selector
    if selector == "class" { return .init("self", range: start..<range.upperBound) }
    guard let message = ObjectiveCMessage.bySelector[selector] else {
      throw Diagnostic(
        "'\(selector)' is not a message of scripts", at: start,
        nearest: nearestName(to: selector, in: ["class"] + ObjectiveCMessage.all.map(\.selector)))
    }
    var arguments: [ScriptExpression.Argument] = []
    for (part, argument) in zip(parts, message.arguments) {
      if let translated = try part.translated(as: argument) { arguments.append(translated) }
    }
    return .init(message.name, arguments: arguments, range: start..<range.upperBound)
  }
}

extension ObjectiveCExpression.Part {
  /// Returns the argument in Swift; `nil` for an error that is not kept.
  fileprivate func translated(
    as form: ObjectiveCMessage.Argument
  ) throws(Diagnostic) -> ScriptExpression.Argument? {
    guard let argument else { return nil }
    if let surplus = more.first {
      throw Diagnostic(
        "'\(word):' has a surplus argument", at: surplus.range.lowerBound, expected: "one argument")
    }
    switch form {
    case .unlabeled: return try argument.argument(label: nil)
    case .labeled(let label): return try argument.argument(label: label)
    case .error:
      return argument.isNull ? nil : try argument.argument(label: "error")
    }
  }
}
