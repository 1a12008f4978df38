/// The tokens of a file, with matched brackets.
///
///     let list = TokenList("f(a, b)")
///     list.inside(1)  // 2..<5, the tokens of "a, b"
///     list.end(of: 1)  // 6, after the parenthesis
///     list.split(2..<5)  // [2..<3, 4..<5]
package struct TokenList: Sendable {
  package let tokens: [SwiftToken]
  /// The conditions of the lines with `#if`, `#elseif`, `#else` and `#endif`, all of whose branches are read.
  package let conditions: [[SwiftToken]]
  /// For each opening bracket, the index of its closing bracket, or of what ends the text around it.
  private let closings: [Int: Int]

  /// Reads any text as Swift source.
  package init(_ text: some StringProtocol) {
    let scanner = SwiftScanner(text)
    self.init(tokens: scanner.tokens, conditions: scanner.conditions)
  }

  init(tokens: [SwiftToken], conditions: [[SwiftToken]] = []) {
    (self.tokens, self.conditions) = (tokens, conditions)
    closings = Self.closings(of: tokens)
  }

  /// Returns the index after the bracket that closes the one at `index`; after `index` if no bracket opens there.
  package func end(of index: Int) -> Int {
    closings[index].map { min($0 + 1, tokens.count) } ?? index + 1
  }

  /// Returns the tokens between the bracket at `index` and the one that closes it.
  package func inside(_ index: Int) -> Range<Int> {
    let closing = closings[index] ?? index + 1
    return index + 1..<max(index + 1, closing)
  }

  /// Whether there is this keyword or symbol at `index`.
  package func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(text)
  }

  /// Whether these keywords, symbols and names follow one another from `index`.
  package func hasSequence(_ texts: [String], at index: Int) -> Bool {
    texts.indices.allSatisfy { tokens.indices.contains(index + $0) && tokens[index + $0].spells(texts[$0]) }
  }

  /// Returns the parts of a range between its commas; commas inside brackets do not count.
  package func split(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, start, index) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if tokens[index].is(",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = closings[index] == nil ? index + 1 : min(end(of: index), range.upperBound)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Returns the source of a range, with single spaces between tokens that do not touch.
  package func text(of range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, !tokens[index].touchesPrevious { text += " " }
      text += tokens[index].kind == .string ? "\"\(tokens[index].text)\"" : tokens[index].text
    }
    return text
  }

  private static func closings(of tokens: [SwiftToken]) -> [Int: Int] {
    var (closings, open) = ([Int: Int](), [Int]())
    // The number of open brackets of each kind, by closing bracket.
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      switch token.text {
      case "(", "[", "{":
        open.append(index)
        counts[Self.pairs[token.text] ?? "", default: 0] += 1
      case ")", "]", "}":
        guard counts[token.text, default: 0] > 0 else { continue }
        // Brackets left open in between end here, too.
        while let last = open.popLast() {
          closings[last] = index
          let closing = Self.pairs[tokens[last].text] ?? ""
          counts[closing, default: 0] -= 1
          if closing == token.text { break }
        }
      default: continue
      }
    }
    for unclosed in open { closings[unclosed] = tokens.count }
    return closings
  }

  private static let pairs = ["(": ")", "[": "]", "{": "}"]
}

extension SwiftToken {
  /// Whether it is this keyword, symbol or name; never a string.
  package func spells(_ text: String) -> Bool {
    kind != .string && self.text == text
  }
}
