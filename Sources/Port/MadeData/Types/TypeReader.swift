import SwiftSources

/// Reads a type from tokens.
struct TypeReader {
  private let list: TokenList
  private var index = 0
  private var depth = 0

  /// Types that are nested deeper cannot be read.
  private static let maximumDepth = 32

  init(_ text: String) { list = TokenList(text) }

  private var tokens: [SwiftToken] { list.tokens }

  /// Reads one type; `nil` if there is not a type.
  mutating func type() -> TypeExpression? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    let isSendable = skipWords()
    guard let first = operand() else { return nil }
    if let arrow = endOfArrow() { return function(from: first, arrow, isSendable: isSendable) }
    var parts = [first]
    while list.has("&", at: index) {
      index += 1
      _ = skipWords()
      guard let next = operand() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .composition(parts)
  }

  /// Skips attributes and words before a type.
  ///
  /// - Returns: Whether `@Sendable` is among them.
  private mutating func skipWords() -> Bool {
    var isSendable = false
    while index < tokens.count {
      if tokens[index].is("@") {
        isSendable = isSendable || list.has("Sendable", at: index + 1)
        index += 2
        if list.has("(", at: index), index < tokens.count, tokens[index].touchesPrevious {
          index = list.end(of: index)
        }
      } else if Self.words.contains(tokens[index].text) {
        index += 1
      } else {
        break
      }
    }
    return isSendable
  }

  private static let words: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  private mutating func endOfArrow() -> Int? {
    var position = index
    while list.has("async", at: position) || list.has("throws", at: position)
      || list.has("rethrows", at: position)
    {
      position += 1
      if list.has("(", at: position) { position = list.end(of: position) }
    }
    if list.has("->", at: position) { return position + 1 }
    return list.has("-", at: position) && list.has(">", at: position + 1) ? position + 2 : nil
  }

  private mutating func function(
    from parameters: TypeExpression, _ arrow: Int, isSendable: Bool
  ) -> TypeExpression? {
    guard case .tuple(let elements) = parameters else { return nil }
    index = arrow
    guard let result = type() else { return nil }
    let isNothing = result == .tuple([]) || result == .named(["Void"], [])
    return .function(
      TypeExpression.Closure(
        parameters: elements.map(\.type), result: isNothing ? nil : result, isSendable: isSendable))
  }

  private mutating func operand() -> TypeExpression? {
    guard index < tokens.count, var type = base() else { return nil }
    while index < tokens.count, tokens[index].is("?") || tokens[index].is("!"), tokens[index].touchesPrevious
    {
      index += 1
      type = .optional(type)
    }
    return type
  }

  private mutating func base() -> TypeExpression? {
    if tokens[index].is("(") { return tuple() }
    if tokens[index].is("[") { return collection() }
    return tokens[index].isName ? name() : nil
  }

  private mutating func tuple() -> TypeExpression? {
    let end = list.end(of: index)
    index += 1
    var elements: [TypeExpression.Element] = []
    while index < end - 1 {
      let label = label()
      guard let type = type() else { return nil }
      elements.append(TypeExpression.Element(label: label, type: type))
      guard list.has(",", at: index) else { break }
      index += 1
    }
    guard index == end - 1 else { return nil }
    index = end
    // Parentheses around one type mean nothing, unless they are a function's.
    if elements.count == 1, elements[0].label == nil, endOfArrow() == nil { return elements[0].type }
    return .tuple(elements)
  }

  /// Skips a tuple's label, or the two names of a parameter.
  private mutating func label() -> String? {
    for count in [1, 2] where list.has(":", at: index + count) {
      guard (0..<count).allSatisfy({ tokens[index + $0].isName || tokens[index + $0].is("_") }) else {
        continue
      }
      let name = tokens[index].text
      index += count + 1
      return name == "_" ? nil : name
    }
    return nil
  }

  private mutating func collection() -> TypeExpression? {
    let end = list.end(of: index)
    index += 1
    guard let first = type() else { return nil }
    var result = TypeExpression.array(first)
    if list.has(":", at: index) {
      index += 1
      guard let value = type() else { return nil }
      result = .dictionary(first, value)
    }
    guard index == end - 1 else { return nil }
    index = end
    return result
  }

  private mutating func name() -> TypeExpression? {
    var (path, arguments) = ([String](), [TypeExpression]())
    while index < tokens.count, tokens[index].isName {
      path.append(tokens[index].text)
      index += 1
      if list.has("<", at: index) {
        guard let found = genericArguments() else { return nil }
        arguments = found
      }
      guard list.has(".", at: index) else { break }
      (index, arguments) = (index + 1, [])
    }
    return Self.named(path, arguments)
  }

  private mutating func genericArguments() -> [TypeExpression]? {
    var found: [TypeExpression] = []
    repeat {
      index += 1
      guard let type = type() else { return nil }
      found.append(type)
    } while list.has(",", at: index)
    guard list.has(">", at: index) else { return nil }
    index += 1
    return found
  }

  /// Writes the collections of the standard library like their literals.
  private static func named(_ path: [String], _ arguments: [TypeExpression]) -> TypeExpression {
    switch (path, arguments.count) {
    case (["Array"], 1): .array(arguments[0])
    case (["Dictionary"], 2): .dictionary(arguments[0], arguments[1])
    case (["Optional"], 1): .optional(arguments[0])
    case (["Void"], 0): .tuple([])
    default: .named(path, arguments)
    }
  }
}
