import SwiftSources

extension AppFile {
  /// The places in an initializer for the values of properties without one: before the call of the superclass's
  /// initializer, or else at the end; at the beginning, if the initializer may return before.
  func values(of properties: [Property], in function: Function, named name: String) -> [SkippablePart] {
    guard function.name.text == "init", let body = function.body else { return [] }
    let call = StatementReader(list).statements(in: body).first {
      list.hasSequence(["super", ".", "init"], at: $0.lowerBound)
    }
    let end = call?.lowerBound ?? body.upperBound
    let place = returns(in: body.lowerBound..<end) ? body.lowerBound : end
    return properties.filter { $0.isStored && $0.value == nil && !$0.modifiers.isStatic }.map { property in
      SkippablePart(
        "\(name) property \(property.name.text)", .property(spelling(of: property.name)), place..<place)
    }
  }

  /// Whether some code has a `return`, outside of closures, after which its object is there.
  private func returns(in range: Range<Int>) -> Bool {
    let reader = StatementReader(list)
    return reader.statements(in: range).contains { statement in
      if reader.firstWord(of: statement) == "return" { return !list.has("nil", at: statement.lowerBound + 1) }
      return reader.blocks(in: statement).contains { $0.kind == .control && returns(in: $0.tokens) }
    }
  }

  /// The values that parameters have if a call omits them.
  func defaults(of function: Function, named name: String) -> [SkippablePart] {
    function.parameters.filter(\.hasDefault).compactMap { parameter in
      guard let last = parameter.type.tokens.last, let index = list.index(of: last),
        list.has("=", at: index + 1)
      else { return nil }
      var end = index + 2
      while end < function.range.upperBound, !tokens[end].is(","), !tokens[end].is(")") {
        end = list.end(of: end)
      }
      return SkippablePart("\(name) default of \(parameter.name.text)", .value, index + 2..<end)
    }
  }
}
