extension OutlineReader {
  /// Reads a type, a protocol or an extension, whose keyword is at `start`.
  mutating func type(
    at start: Int, before end: Int, _ modifiers: Modifiers, _ depth: Int
  ) -> (TypeDeclaration, Int)? {
    guard let kind = TypeDeclaration.Kind(rawValue: tokens[start].text), start + 1 < end,
      tokens[start + 1].isName
    else { return nil }
    var index = start + 2
    var path = [tokens[start + 1].text]
    while index + 1 < end, tokens[index].is("."), tokens[index + 1].isName {
      path.append(tokens[index + 1].text)
      index += 2
    }
    let name = tokens[index - 1]
    // `extension Value?` extends the optional.
    while index < end, tokens[index].is("?"), tokens[index].touchesPrevious { index += 1 }
    let parameters = genericParameters(at: &index, before: end)
    let inheritance = inheritance(at: &index, before: end)
    let requirements = requirements(at: &index, before: end)
    guard index < end, tokens[index].is("{") else { return nil }
    let body = list.inside(index)
    var type = TypeDeclaration(
      kind: kind, name: name, path: path, modifiers: modifiers, genericParameters: parameters,
      inheritance: inheritance,
      requirements: requirements, body: body)
    if depth < Self.maximumDepth { type.members = members(in: body, of: kind, depth: depth + 1) }
    return (type, list.end(of: index))
  }

  /// Returns the names in `<Value, Other: Hashable>`.
  func genericParameters(at index: inout Int, before end: Int) -> [String] {
    guard index < end, tokens[index].is("<") else { return [] }
    let start = index
    index = endOfGenericClause(at: index, before: end)
    // A name after a colon is a constraint.
    return (start + 1..<max(start + 1, index)).filter { tokens[$0].isName && !tokens[$0 - 1].is(":") }.map {
      tokens[$0].text
    }
  }

  private func inheritance(at index: inout Int, before end: Int) -> [TypeText] {
    guard index < end, tokens[index].is(":") else { return [] }
    var types: [TypeText] = []
    repeat {
      let start = index + 1
      index = endOfType(at: start, before: end)
      guard index > start else { break }
      types.append(typeText(start..<index))
    } while index < end && tokens[index].is(",")
    return types
  }

  /// Returns the requirements after `where`, up to a brace or a line that does not continue them.
  func requirements(at index: inout Int, before end: Int) -> TypeText {
    guard index < end, tokens[index].is("where") else { return TypeText(tokens: []) }
    let start = index + 1
    index = start
    while index < end, !tokens[index].is("{"), !tokens[index].is("}") {
      let next = endOfType(at: index, before: end)
      // Skips what is not a type, so that the loop ends.
      index = max(next, index + (next > index ? 0 : 1))
      guard index < end, [":", "==", ","].contains(tokens[index].text) else { break }
      index += 1
    }
    return typeText(start..<min(index, end))
  }

  /// Reads the enumeration cases after `case`.
  func cases(at start: Int, before end: Int) -> ([EnumCase], Int) {
    var (cases, index) = ([EnumCase](), start)
    while index < end, tokens[index].isName {
      let name = tokens[index]
      index += 1
      var (payload, labels) = ([TypeText](), [String?]())
      if index < end, tokens[index].is("(") {
        let parts = list.split(list.inside(index))
        payload = parts.map { typeText(typeOfElement(in: $0)) }
        labels = parts.map(labelOfElement)
        index = list.end(of: index)
      }
      cases.append(EnumCase(name: name, payload: payload, labels: labels))
      if index < end, tokens[index].is("=") { index = endOfValue(at: index + 1, before: end) }
      guard index < end, tokens[index].is(",") else { break }
      index += 1
    }
    return (cases, index)
  }

  /// Returns the type of a tuple's element, after its label and before its default.
  func typeOfElement(in part: Range<Int>) -> Range<Int> {
    // A label's colon follows at most two names.
    let colon = part.first { tokens[$0].is(":") && $0 <= part.lowerBound + 2 }
    let start = colon.map { $0 + 1 } ?? part.lowerBound
    return start..<endOfType(at: start, before: part.upperBound)
  }

  /// Returns the label of a case's value at its use; `nil` if it has none.
  private func labelOfElement(in part: Range<Int>) -> String? {
    guard part.count > 2, tokens[part.lowerBound].isName, tokens[part.lowerBound].text != "_" else {
      return nil
    }
    let isLabel = tokens[part.lowerBound + 1].is(":") || tokens[part.lowerBound + 1].isName
    return isLabel && part.prefix(3).contains { tokens[$0].is(":") } ? tokens[part.lowerBound].text : nil
  }

  func otherName(at start: Int, before end: Int) -> (Typealias, Int)? {
    guard start + 1 < end, tokens[start + 1].isName else { return nil }
    var index = start + 2
    _ = genericParameters(at: &index, before: end)
    guard index < end, tokens[index].is("=") else { return nil }
    let next = endOfType(at: index + 1, before: end)
    return (Typealias(name: tokens[start + 1], type: typeText(index + 1..<next)), next)
  }
}
