extension OutlineReader {
  /// Reads the properties after `var` or `let`; a pattern of several names has no types.
  func properties(at start: Int, before end: Int, _ modifiers: Modifiers) -> ([Property], Int) {
    var (properties, index) = ([Property](), start + 1)
    let isConstant = tokens[start].text == "let"
    while index < end {
      guard tokens[index].isName else { return (properties, list.end(of: index)) }
      let (name, first) = (tokens[index], index)
      index += 1
      let type = annotation(at: &index, before: end)
      let value = value(at: &index, before: end)
      let accessors = accessors(at: &index, before: end, hasValue: value != nil)
      // A property with observers only is stored.
      let isStored = accessors.map { $0.isDisjoint(with: ["get", "set"]) && !$0.isEmpty } ?? true
      properties.append(
        Property(
          name: name, modifiers: modifiers, isConstant: isConstant, type: type,
          initializedType: value.flatMap(initializedType), value: value, isStored: isStored,
          isSettable: isStored ? !isConstant : accessors?.contains("set") == true, range: first..<index))
      guard index < end, tokens[index].is(",") else { break }
      index += 1
    }
    return (properties, index)
  }

  private func annotation(at index: inout Int, before end: Int) -> TypeText? {
    guard index < end, tokens[index].is(":") else { return nil }
    let start = index + 1
    index = endOfType(at: start, before: end)
    return index > start ? typeText(start..<index) : nil
  }

  private func value(at index: inout Int, before end: Int) -> Range<Int>? {
    guard index < end, tokens[index].is("=") else { return nil }
    let start = index + 1
    index = endOfValue(at: start, before: end)
    return start..<index
  }

  /// Returns the type in `Type<Argument>(...)`, if that is the whole expression.
  private func initializedType(by value: Range<Int>) -> TypeText? {
    let end = endOfType(at: value.lowerBound, before: value.upperBound)
    guard end > value.lowerBound, end < value.upperBound, tokens[end].is("("),
      list.end(of: end) == value.upperBound, tokens[value.lowerBound].text.first?.isUppercase == true
    else { return nil }
    return typeText(value.lowerBound..<end)
  }

  /// Returns the index after an expression: at a comma, at accessors, or at a line that does not continue it.
  func endOfValue(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if token.is(",") || token.is(";") || token.is("}") { break }
      if index > start, token.startsLine, !continuesLine(at: index) { break }
      // Any other brace begins a closure, which belongs to the value.
      if token.is("{"), index > start, isAccessor(at: index + 1) { break }
      index = list.end(of: index)
    }
    return min(index, end)
  }

  /// Whether the line that begins at `index` belongs to the expression before it.
  private func continuesLine(at index: Int) -> Bool {
    let (token, previous) = (tokens[index], tokens[index - 1])
    // A line that begins with an operator, or follows one, continues the expression.
    if token.kind == .symbol, !["@", "(", "[", "{", "}", "]", ")"].contains(token.text) { return true }
    if previous.kind == .symbol, ![")", "]", "}", "?", "!", ">"].contains(previous.text) { return true }
    return Self.joiningWords.contains(token.text) || Self.joiningWords.contains(previous.text)
  }

  private static let joiningWords: Set<String> = ["as", "is", "try", "await", "else", "if", "switch"]

  /// Returns the words that begin the accessors at `index`: `get` for a body without accessors; `nil` if there
  /// is not a body.
  private func accessors(at index: inout Int, before end: Int, hasValue: Bool) -> Set<String>? {
    guard index < end, tokens[index].is("{") else { return nil }
    let body = list.inside(index)
    index = list.end(of: index)
    var words: Set<String> = []
    var position = body.lowerBound
    while position < body.upperBound {
      if isAccessor(at: position) { words.insert(tokens[position].text) }
      position = list.end(of: position)
    }
    return words.isEmpty || words.isDisjoint(with: Self.accessorWords) ? ["get"] : words
  }

  /// Whether an accessor begins there, after attributes and modifiers.
  private func isAccessor(at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    guard Self.accessorWords.contains(tokens[index].text), tokens.indices.contains(index + 1) else {
      return false
    }
    let next = tokens[index + 1]
    return ["{", "}", "(", "async", "throws", "set", "get"].contains(next.text)
  }

  private static let accessorWords: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]

  /// Reads a function, an initializer or a subscript.
  func function(at start: Int, before end: Int, _ modifiers: Modifiers) -> (Function, Int)? {
    var index = start
    if tokens[start].text == "func" {
      index += 1
      guard index < end, !tokens[index].is("(") else { return nil }
    }
    let name = tokens[index]
    index += 1
    // An operator's name, and `init?`, may consist of several symbols.
    while index < end, tokens[index].kind == .symbol, !tokens[index].is("("), !tokens[index].is("{") {
      index = tokens[index].is("<") && name.isName ? endOfGenericClause(at: index, before: end) : index + 1
    }
    guard index < end, tokens[index].is("(") else { return nil }
    let parameters = list.split(list.inside(index)).compactMap(parameter)
    index = list.end(of: index)
    let result = result(at: &index, before: end)
    _ = requirements(at: &index, before: end)
    guard index < end, tokens[index].is("{") else {
      return (
        Function(
          name: name, modifiers: modifiers, parameters: parameters, result: result, body: nil,
          range: start..<index), index
      )
    }
    let body = list.inside(index)
    let next = list.end(of: index)
    return (
      Function(
        name: name, modifiers: modifiers, parameters: parameters, result: result, body: body,
        range: start..<next), next
    )
  }

  private func result(at index: inout Int, before end: Int) -> TypeText? {
    while index < end, Self.effects.contains(tokens[index].text) {
      let isTyped = tokens[index].text == "throws" && list.has("(", at: index + 1)
      index = isTyped ? list.end(of: index + 1) : index + 1
    }
    guard index < end, tokens[index].is("->") else { return nil }
    let start = index + 1
    index = endOfType(at: start, before: end)
    let type = typeText(start..<index)
    return ["Void", "()", "( )"].contains(type.text) ? nil : type
  }

  private static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

  private func parameter(in part: Range<Int>) -> Function.Parameter? {
    guard let colon = part.first(where: { tokens[$0].is(":") }), colon > part.lowerBound else { return nil }
    let names = (part.lowerBound..<colon).filter { tokens[$0].isName }
    guard let last = names.last else { return nil }
    // A single name is also the label.
    let label = names.count > 1 ? names[names.count - 2] : last
    let type = colon + 1..<endOfType(at: colon + 1, before: part.upperBound)
    return Function.Parameter(
      label: tokens[label], name: tokens[last], type: typeText(type),
      hasDefault: list.has("=", at: type.upperBound) && type.upperBound < part.upperBound)
  }
}
