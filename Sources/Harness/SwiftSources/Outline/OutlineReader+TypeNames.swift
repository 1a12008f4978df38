extension OutlineReader {
  /// Returns the index after the type that begins at `start`; `start` if there is no type.
  func endOfType(at start: Int, before end: Int) -> Int {
    var index = start
    while true {
      let operandEnd = endOfTypeOperand(at: index, before: end)
      guard operandEnd > index else { return index }
      index = operandEnd
      guard index < end, let next = endOfTypeOperator(at: index, before: end) else { return index }
      index = next
    }
  }

  /// Returns the index after `&` or an arrow, including words before the arrow.
  private func endOfTypeOperator(at start: Int, before end: Int) -> Int? {
    var index = start
    while index < end, tokens[index].is("async") || tokens[index].is("throws") || tokens[index].is("rethrows")
    {
      let isTyped = index + 1 < end && tokens[index + 1].is("(") && tokens[index].text == "throws"
      index = isTyped ? list.end(of: index + 1) : index + 1
    }
    guard index < end, tokens[index].is("->") || tokens[index].is("&") && index == start else { return nil }
    return index + 1
  }

  private func endOfTypeOperand(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end,
      tokens[index].is("@") || tokens[index].is("~") || Self.typePrefixes.contains(tokens[index].text)
    {
      index = tokens[index].is("@") ? endOfAttribute(at: index, before: end) : index + 1
    }
    guard index < end else { return min(index, end) }
    if tokens[index].is("(") || tokens[index].is("[") {
      index = list.end(of: index)
    } else if tokens[index].isName {
      index = endOfTypeName(at: index, before: end)
    } else {
      return start
    }
    while index < end, isPostfix(at: index) { index += 1 }
    return min(index, end)
  }

  private func isPostfix(at index: Int) -> Bool {
    tokens[index].touchesPrevious
      && (tokens[index].is("?") || tokens[index].is("!") || tokens[index].is("..."))
  }

  /// Returns the index after `Outer<Value>.Inner`.
  private func endOfTypeName(at start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end {
      if tokens[index].is("<") {
        index = endOfGenericClause(at: index, before: end)
        // Another list of arguments cannot follow directly.
        guard index < end, tokens[index].is(".") else { break }
      } else if tokens[index].is("."), index + 1 < end, tokens[index + 1].isName {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// Returns the index after the angle bracket that closes the one at `start`.
  package func endOfGenericClause(at start: Int, before end: Int) -> Int {
    var (depth, index) = (0, start)
    // No real clause is longer; a text of only brackets would be read repeatedly.
    let end = min(end, start + 200)
    while index < end {
      if tokens[index].is("<") { depth += 1 }
      if tokens[index].is(">") { depth -= 1 }
      // It was a comparison instead of a generic clause.
      if tokens[index].is("{") || tokens[index].is(";") { return index }
      index = tokens[index].is("(") || tokens[index].is("[") ? list.end(of: index) : index + 1
      if depth == 0 { return min(index, end) }
    }
    return end
  }

  func typeText(_ range: Range<Int>) -> TypeText { TypeText(tokens: Array(tokens[range])) }

  private static let typePrefixes: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
  ]
}
