import Diagnostics

extension Declarations {
  /// Returns an element of an array; each index after the name applies to the element before it.
  func element(
    of value: ScriptExpression, at indexes: [ScriptExpression], named name: String
  ) throws(Failure) -> ScriptExpression {
    var element = value
    for index in indexes {
      guard case .array(let elements) = element.kind else {
        throw .fault(
          Diagnostic(
            "'\(name)' is \(element.namedForMessage), which has no elements", at: index.range.lowerBound,
            expected: "an array before the brackets"))
      }
      guard case .number(let value) = index.kind, let offset = Int(exactly: value),
        elements.indices.contains(offset)
      else {
        throw .fault(
          Diagnostic(
            "\(index.namedForMessage) is not an index of '\(name)'", at: index.range.lowerBound,
            expected: elements.isEmpty
              ? "an array with elements" : "a whole number from 0 to \(elements.count - 1)"))
      }
      element = elements[offset]
    }
    return element
  }

  /// Throws unless only arrays named by a `let` are indexed, whose elements are known before anything runs.
  func checkIndexes(of expression: ScriptExpression) throws(Failure) {
    guard case .chain(_, let links) = expression.kind,
      let link = links.first(where: { !$0.indexes.isEmpty })
    else { return }
    throw .fault(
      Diagnostic(
        "'\(link.name)' has no elements", at: link.range.lowerBound,
        expected: "the name of an array before the brackets"))
  }

  /// Returns the string with the values of its names.
  mutating func string(
    of pieces: [ScriptExpression.StringPiece], at position: SourcePosition
  ) throws(Failure) -> String {
    var text = ""
    for piece in pieces {
      let part =
        switch piece {
        case .text(let part): part
        case .name(let name): try string(ofValueNamed: name, at: position)
        }
      // Counted before copying, since strings of strings could grow exponentially.
      try countText(part.utf8.count, at: position)
      text += part
    }
    return text
  }

  private func string(ofValueNamed name: String, at position: SourcePosition) throws(Failure) -> String {
    guard let value = try value(named: name) else {
      throw .fault(
        Diagnostic(
          "'\(name)' is not declared", at: position, expected: "the name of a 'let' in the string",
          nearest: nearestName(to: name, in: names)))
    }
    guard let text = value.interpolatedText else {
      throw .fault(
        Diagnostic(
          "'\(name)' is \(value.namedForMessage), which cannot be put into a string", at: position,
          expected: "a string, a number, true or false"))
    }
    return text
  }
}
