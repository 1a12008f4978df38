/// The structure of a type.
///
/// `[String: Page]?` is a group of `String` and `Page`; `List<Page>` is named `List`, with the argument `Page`.
package indirect enum TypeShape {
  case named(String, [TypeShape])
  /// A tuple, an array or a dictionary.
  case group([TypeShape])
  case function
  /// `any P`, or several protocols.
  case existential(String)

  /// Types that are nested deeper count as unreadable.
  private static let maximumDepth = 64

  package init(_ type: TypeText) {
    self.init(OutlineReader(list: TokenList(tokens: type.tokens)), 0..<type.tokens.count, depth: 0)
  }

  private init(_ reader: OutlineReader, _ range: Range<Int>, depth: Int) {
    let list = reader.list
    var range = range
    while let first = range.first, list.has("@", at: first) {
      range = reader.endOfAttribute(at: first, before: range.upperBound)..<range.upperBound
    }
    while let first = range.first, list.has("inout", at: first) || list.has("sending", at: first) {
      range = first + 1..<range.upperBound
    }
    guard let first = range.first, depth < Self.maximumDepth else {
      self = .existential("nothing that can be read")
      return
    }
    let top = Self.topLevel(list, range)
    if top.contains(where: { list.has("->", at: $0) }) {
      self = .function
    } else if list.has("any", at: first) || list.has("some", at: first)
      || top.contains(where: { list.has("&", at: $0) })
      || ["Any", "AnyObject"].contains(list.tokens[first].text)
    {
      self = .existential(list.text(of: range))
    } else if list.has("(", at: first) || list.has("[", at: first) {
      self = .group(Self.elements(reader, list.inside(first), depth: depth + 1))
    } else {
      self = Self.name(reader, range, depth: depth + 1)
    }
  }

  /// Returns the indices in a range that are outside of all brackets.
  private static func topLevel(_ list: TokenList, _ range: Range<Int>) -> [Int] {
    var (indices, index) = ([Int](), range.lowerBound)
    while index < range.upperBound {
      indices.append(index)
      index = list.end(of: index)
    }
    return indices
  }

  /// Returns the types between parentheses or square brackets, without labels.
  private static func elements(_ reader: OutlineReader, _ range: Range<Int>, depth: Int) -> [TypeShape] {
    reader.list.split(range).flatMap { part -> [TypeShape] in
      guard let colon = part.first(where: { reader.list.has(":", at: $0) }) else {
        return [TypeShape(reader, part, depth: depth)]
      }
      let value = TypeShape(reader, colon + 1..<part.upperBound, depth: depth)
      // A label begins with a lowercase letter, a dictionary's key does not.
      let isLabel = reader.list.tokens[part.lowerBound].text.first?.isUppercase != true
      return isLabel && !reader.list.has("[", at: part.lowerBound)
        ? [value] : [TypeShape(reader, part.lowerBound..<colon, depth: depth), value]
    }
  }

  /// A name with its generic arguments.
  private static func name(_ reader: OutlineReader, _ range: Range<Int>, depth: Int) -> TypeShape {
    let tokens = reader.list.tokens
    let name = TypeText(tokens: Array(tokens[range])).baseName ?? reader.list.text(of: range)
    guard let open = range.first(where: { tokens[$0].is("<") }) else { return .named(name, []) }
    var (arguments, index) = ([TypeShape](), open + 1)
    while index < range.upperBound {
      let end = reader.endOfType(at: index, before: range.upperBound)
      guard end > index else { break }
      arguments.append(TypeShape(reader, index..<end, depth: depth))
      index = end + 1
      guard reader.list.has(",", at: end) else { break }
    }
    return .named(name, arguments)
  }
}

/// A type as written, such as `[any TabConsumer]?`.
package struct TypeText: Hashable, Sendable {
  package let tokens: [SwiftToken]

  /// The names in it, including those of generic arguments and modules.
  package var names: [SwiftToken] { tokens.filter { $0.isName && !Self.words.contains($0.text) } }

  /// The last names of the types that are joined by `&`, or of the one type, without arguments.
  ///
  /// `any (UI.TabConsumer & Sendable)?` has `TabConsumer` and `Sendable`.
  package var components: [String] {
    var (found, depth) = ([String](), 0)
    for (index, token) in tokens.enumerated() {
      if token.is("<") { depth += 1 }
      if token.is(">") { depth -= 1 }
      guard depth == 0, token.isName, !Self.words.contains(token.text) else { continue }
      if index > 0, tokens[index - 1].is("."), !found.isEmpty { found.removeLast() }
      found.append(token.text)
    }
    return found
  }

  /// The last name of the only or first type: `WebState` for `ChromeModel.WebState<Page>?`.
  package var baseName: String? { components.first }

  package func mentions(_ name: String) -> Bool { names.contains { $0.text == name } }

  package var text: String {
    tokens.enumerated().map { index, token in
      index > 0 && !token.touchesPrevious ? " " + token.text : token.text
    }.joined()
  }

  private static let words: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "async", "throws", "escaping",
    "MainActor", "Sendable", "autoclosure", "each", "repeat",
  ]
}
