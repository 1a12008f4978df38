import SwiftSources

/// Finds the statements between braces, and the braces in statements, as far as tokens show them.
///
///     let list = TokenList("{ let a = b; if a { c() } }")
///     StatementReader(list).statements(in: list.inside(0))  // two ranges of tokens
struct StatementReader {
  let list: TokenList

  init(_ list: TokenList) { self.list = list }

  private var tokens: [SwiftToken] { list.tokens }

  /// Returns the statements between two braces, without the labels of a switch.
  func statements(in block: Range<Int>) -> [Range<Int>] {
    var (found, index) = ([Range<Int>](), block.lowerBound)
    while index < block.upperBound {
      if tokens[index].is(";") {
        index += 1
      } else if let end = endOfLabel(at: index, before: block.upperBound) {
        index = end
      } else {
        let end = endOfStatement(at: index, before: block.upperBound)
        found.append(index..<end)
        index = end
      }
    }
    return found
  }

  /// The index after `case ...:`, `default:` or `@unknown default:`.
  private func endOfLabel(at start: Int, before end: Int) -> Int? {
    let isUnknown = list.hasSequence(["@", "unknown", "default"], at: start)
    guard isUnknown || tokens[start].is("case") || tokens[start].is("default") else { return nil }
    var index = start
    while index < end {
      if tokens[index].is(":") { return index + 1 }
      index = list.end(of: index)
    }
    return nil
  }

  private func endOfStatement(at start: Int, before end: Int) -> Int {
    var index = list.end(of: start)
    while index < end, !tokens[index].is(";"), !tokens[index].startsLine || continues(at: index) {
      index = list.end(of: index)
    }
    return min(index, end)
  }

  /// Whether the line that begins at a token belongs to the statement before it.
  private func continues(at index: Int) -> Bool {
    let (token, previous) = (tokens[index], tokens[index - 1])
    if token.kind == .symbol, !["@", "(", "[", "}", "]", ")"].contains(token.text) { return true }
    if previous.kind == .symbol, ![")", "]", "}", "?", "!", ">"].contains(previous.text) { return true }
    return Self.joiningWords.contains(token.text) || Self.joiningWordsBefore.contains(previous.text)
  }

  private static let joiningWords: Set<String> = ["as", "is", "else", "catch", "where"]
  private static let joiningWordsBefore: Set<String> = [
    "as", "is", "try", "await", "else", "if", "guard", "switch", "while", "in", "let", "var", "func",
  ]
}

/// The code between two braces in a statement.
struct CodeBlock {
  /// The tokens between the braces, after the parameters of a closure.
  let tokens: Range<Int>
  let kind: Kind

  enum Kind {
    case closure, control
    /// Of a local function, or of an accessor that has a result.
    case function, getter
  }
}

extension StatementReader {
  /// Returns the outermost blocks of code in some tokens; members of a local type are not among them.
  func blocks(in range: Range<Int>) -> [CodeBlock] {
    let first = firstWord(of: range)
    guard !Self.typeWords.contains(first) else { return [] }
    var (found, index, depth) = ([CodeBlock](), range.lowerBound, 0)
    while index < range.upperBound {
      if tokens[index].is("(") || tokens[index].is("[") { depth += 1 }
      if tokens[index].is(")") || tokens[index].is("]") { depth -= 1 }
      guard tokens[index].is("{") else {
        index += 1
        continue
      }
      found += blocks(inBraceAt: index, outermost: depth == 0, of: first, from: range.lowerBound)
      index = list.end(of: index)
    }
    return found
  }

  private func blocks(inBraceAt brace: Int, outermost: Bool, of word: String, from start: Int) -> [CodeBlock]
  {
    let inside = list.inside(brace)
    if outermost, Self.controlWords.contains(word) { return [CodeBlock(tokens: inside, kind: .control)] }
    if outermost, word == "func" {
      let hasResult = (start..<brace).contains { tokens[$0].is("->") }
      return [CodeBlock(tokens: inside, kind: hasResult ? .getter : .function)]
    }
    if let first = inside.first, ["get", "set", "willSet", "didSet"].contains(tokens[first].text) {
      return inside.filter { tokens[$0].is("{") && isOutermost($0, in: inside) }.map {
        CodeBlock(tokens: list.inside($0), kind: .function)
      }
    }
    return [CodeBlock(tokens: startOfClosure(inside)..<inside.upperBound, kind: .closure)]
  }

  private func isOutermost(_ brace: Int, in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < brace { index = list.end(of: index) }
    return index == brace
  }

  /// The index after the parameters of a closure and the word `in`.
  private func startOfClosure(_ inside: Range<Int>) -> Int {
    var index = inside.lowerBound
    while index < inside.upperBound {
      let token = tokens[index]
      if token.is("in") { return index + 1 }
      let isPart =
        token.isName && !Self.statementWords.contains(token.text)
        || ["(", "[", ",", ":", "->", "?", "!", "<", ">", ".", "@", "_", "&"].contains(token.text)
      guard isPart, token.kind != .string else { break }
      index = list.end(of: index)
    }
    return inside.lowerBound
  }

  /// The first word of a statement, after attributes and modifiers.
  func firstWord(of range: Range<Int>) -> String {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].is("@") {
        index += 2
        if list.has("(", at: index), tokens[index].touchesPrevious { index = list.end(of: index) }
      } else if Self.modifiers.contains(tokens[index].text) {
        index += 1
      } else if list.has(":", at: index + 1), tokens[index].isName, range.contains(index + 2) {
        // The label of a loop.
        index += 2
      } else {
        return tokens[index].text
      }
    }
    return ""
  }

  static let controlWords: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "defer",
  ]
  private static let typeWords: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let modifiers: Set<String> = [
    "async", "fileprivate", "final", "indirect", "lazy", "mutating", "nonisolated", "private", "static",
    "unowned", "weak",
  ]
  private static let statementWords: Set<String> = controlWords.union([
    "let", "var", "return", "throw", "func", "try", "await", "break", "continue", "case",
  ])
}
