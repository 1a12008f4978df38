import Diagnostics

extension ObjectiveCExpression {
  /// A message becomes a link behind the chain of its receiver.
  func translated(
    _ receiver: ObjectiveCExpression, _ parts: [Part]
  ) throws(Diagnostic) -> ScriptExpression.Kind {
    guard case .chain(let leadingDot, let links) = try receiver.translated().kind else {
      throw Diagnostic(
        "a literal takes no message", at: receiver.range.lowerBound, expected: "an object or a class")
    }
    return .chain(leadingDot: leadingDot, links + [try link(parts)])
  }

  private func link(_ parts: [Part]) throws(Diagnostic) -> ScriptExpression.Link {
    let place = parts[0].range.lowerBound
    let selector = parts.selector
    if selector == "class" { return .init("self", range: place..<range.upperBound) }
    guard let message = ObjectiveCMessage.bySelector[selector] else {
      throw Diagnostic(
        "'\(selector)' is not a message that scripts know", at: place,
        nearest: nearestName(to: selector, in: ["class"] + ObjectiveCMessage.all.map(\.selector)))
    }
    var arguments: [ScriptExpression.Argument] = []
    for (part, argument) in zip(parts, message.arguments) {
      if let translated = try part.translated(as: argument) { arguments.append(translated) }
    }
    return .init(message.name, arguments: arguments, range: place..<range.upperBound)
  }
}

extension ObjectiveCExpression.Part {
  /// The argument in Swift; `nil` for the place of an error.
  fileprivate func translated(
    as place: ObjectiveCMessage.Argument
  ) throws(Diagnostic) -> ScriptExpression.Argument? {
    guard let argument else { return nil }
    switch place {
    case .unlabeled: return try argument.argument(label: nil)
    case .labeled(let label): return try argument.argument(label: label)
    case .error:
      guard argument.isNull else {
        throw Diagnostic(
          "'\(word):' has an argument that scripts do not know", at: argument.range.lowerBound,
          expected: "nil")
      }
      return nil
    }
  }
}
