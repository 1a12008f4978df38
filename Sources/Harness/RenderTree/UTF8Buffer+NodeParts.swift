import TextFormats

/// How each part of a node's line is spelt; what begins a part may be given with the blank before it.
extension UTF8Buffer {
  /// Appends a type: bare where it is a plain word, `Cell<Row>` included, else in quotes.
  ///
  /// The words that begin a line of a storyboard are quoted too, so that no node's line looks like one.
  func append(type: String) {
    let start = count
    append(bareOrQuoted: type, as: .type)
    guard self[start] >= UInt8(ascii: "a"), type.isReserved else { return }
    truncate(to: start)
    append(quoted: type)
  }

  /// `#settings.sync`
  func append(identifier: String, behind start: StaticString = "#") {
    append(literal: start)
    append(bareOrQuoted: identifier, as: .identifier)
  }

  /// `(0 44; 390 44)`
  func append(_ frame: RenderFrame, behind start: StaticString = "(") {
    append(literal: start)
    append(decimal: frame.x)
    append(literal: " ")
    append(decimal: frame.y)
    append(literal: "; ")
    append(decimal: frame.width)
    append(literal: " ")
    append(decimal: frame.height)
    append(literal: ")")
  }

  /// `[selected]`
  func append(state: String, behind start: StaticString = "[") {
    append(literal: start)
    append(bareOrQuoted: state)
    append(literal: "]")
  }

  /// `style=value1`
  func append(_ attribute: RenderAttribute) {
    append(bareOrQuoted: attribute.name)
    append(literal: "=")
    append(attribute.value)
  }

  /// `value1`, `"Off"`, `0.5`, `(0 -91)`; a word that could be read as something else is `word("two words")`.
  func append(_ value: RenderValue) {
    switch value {
    case .string(let string): append(quoted: string)
    case .word(let word): append(word: word)
    case .number(let number): append(decimal: number)
    case .numbers(let numbers):
      append(literal: "(")
      append(numbers, separatedBy: " ") { append(decimal: $0) }
      append(literal: ")")
    }
  }

  private func append(word: String) {
    let start = count
    if append(word, ifWordWith: WordPlace.usual.extra), count - start != 3 || !word.isNumberWord { return }
    truncate(to: start)
    append(literal: "word(")
    append(quoted: word)
    append(literal: ")")
  }
}

extension String {
  /// Whether a line of a storyboard may begin with this word; all such words begin with a small letter.
  fileprivate var isReserved: Bool {
    ["called", "changed", "added", "removed", "moved", "replaced"].contains(self)
  }
}
