import Diagnostics

/// Reads the part of YAML in which projects are written: maps and lists by indentation or in braces and brackets, texts with
/// and without quotes, blocks of lines, comments.
///
/// Anchors, tags, and keys of several lines are refused with their position.
struct YAMLReader {
  let value: YAMLValue

  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The file's path, for messages.
  init(_ text: String, at file: String) throws(Diagnostic) {
    var lines = YAMLLines(text, file: file)
    value = try lines.value(deeperThan: -1) ?? .map([])
    if let line = lines.next {
      throw lines.fault("this line is less indented than those before it", at: line)
    }
  }
}

/// A line of a file that is not empty, without its comment.
private struct YAMLLine {
  let number: Int
  let indentation: Int
  let text: String
}

/// The lines of a file that have not been read yet.
private struct YAMLLines {
  private let file: String
  /// All lines as they are, for blocks of text.
  private let raw: [String]
  private var lines: [YAMLLine]
  private var position = 0

  init(_ text: String, file: String) {
    self.file = file
    raw = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    lines = raw.enumerated().compactMap { number, line in
      let code = line.withoutYAMLComment
      let indentation = code.prefix { $0 == " " }.count
      let text = code.trimmedSpaces
      guard !text.isEmpty, text != "---" else { return nil }
      return YAMLLine(number: number + 1, indentation: indentation, text: text)
    }
  }

  var next: YAMLLine? { position < lines.count ? lines[position] : nil }

  func fault(_ problem: String, at line: YAMLLine, column: Int = 0) -> Diagnostic {
    Diagnostic(
      problem, file: file, at: SourcePosition(line: line.number, column: line.indentation + column + 1),
      expected: "YAML of maps, lists and texts, as XcodeGen's projects are written")
  }

  /// Reads the value whose lines are more indented than a number of spaces; `nil` without such lines.
  mutating func value(deeperThan outer: Int) throws(Diagnostic) -> YAMLValue? {
    guard let first = next, first.indentation > outer else { return nil }
    if first.isItem { return try list(at: first.indentation) }
    if first.keyEnd != nil { return try map(at: first.indentation) }
    position += 1
    return try scalar(first.text, in: first)
  }

  private mutating func list(at indentation: Int) throws(Diagnostic) -> YAMLValue {
    var elements: [YAMLValue] = []
    while let line = next, line.indentation == indentation, line.isItem {
      let rest = line.text.dropFirst()
      let text = rest.trimmedSpaces
      let inner = indentation + 1 + rest.prefix { $0 == " " }.count
      if text.isEmpty {
        position += 1
        elements.append(try value(deeperThan: indentation) ?? .text(""))
      } else {
        // The rest of the line is a line of its own.
        lines[position] = YAMLLine(number: line.number, indentation: inner, text: text)
        elements.append(try value(deeperThan: indentation) ?? .text(""))
      }
    }
    return .list(elements)
  }

  private mutating func map(at indentation: Int) throws(Diagnostic) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    while let line = next, line.indentation == indentation, !line.isItem {
      if raw[line.number - 1].prefix(while: \.isWhitespace).contains("\t") {
        throw fault("lines are indented by spaces, and this one by a tab", at: line)
      }
      guard let end = line.keyEnd else { throw fault("'\(line.text.prefix(30))' has no key", at: line) }
      let key = try scalar(String(line.text[..<end]), in: line).text ?? ""
      let text = line.text[line.text.index(after: end)...].trimmedSpaces
      position += 1
      let value = try value(of: text, in: line)
      if entries.contains(where: { $0.key == key }) {
        throw fault("the key '\(key)' is there twice", at: line)
      }
      entries.append(YAMLValue.Entry(key: key, value: value))
    }
    if let line = next, line.indentation > indentation {
      throw fault("this line is more indented than the key before it allows", at: line)
    }
    return .map(entries)
  }

  /// Reads what follows a key: the rest of its line, or the lines below it.
  private mutating func value(of text: String, in line: YAMLLine) throws(Diagnostic) -> YAMLValue {
    if text.first == "|" || text.first == ">" { return .text(block(below: line)) }
    if !text.isEmpty {
      let whole = try flowText(text, in: line)
      return try scalar(whole, in: line)
    }
    // A list may be as far to the left as its key.
    if let next, next.indentation == line.indentation, next.isItem { return try list(at: next.indentation) }
    return try value(deeperThan: line.indentation) ?? .text("")
  }

  /// The text of braces or brackets that go over several lines.
  private mutating func flowText(_ text: String, in line: YAMLLine) throws(Diagnostic) -> String {
    var whole = text
    while whole.openBrackets > 0 {
      guard let more = next else { throw fault("a bracket is not closed", at: line) }
      whole += " " + more.text
      position += 1
    }
    return whole
  }

  /// A block of lines as they are.
  private mutating func block(below line: YAMLLine) -> String {
    var texts: [String] = []
    var number = line.number
    while number < raw.count {
      let text = raw[number]
      let isEmpty = text.allSatisfy(\.isWhitespace)
      guard isEmpty || text.prefix(while: { $0 == " " }).count > line.indentation else { break }
      texts.append(text.trimmedSpaces)
      number += 1
    }
    while let next, next.number <= number { position += 1 }
    return texts.joined(separator: "\n")
  }

  private func scalar(_ text: String, in line: YAMLLine) throws(Diagnostic) -> YAMLValue {
    var reader = FlowReader(text)
    guard let value = reader.value(), reader.isAtEnd else {
      let column = line.text.firstRange(of: text).map {
        line.text.distance(from: line.text.startIndex, to: $0.lowerBound)
      }
      throw fault("'\(text.prefix(30))' cannot be read", at: line, column: column ?? 0)
    }
    return value
  }
}

extension YAMLLine {
  var isItem: Bool { text == "-" || text.hasPrefix("- ") }

  /// Where the colon after the key is; `nil` without a key.
  var keyEnd: String.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        guard index == text.startIndex else { continue }
        quote = character
      } else if (character == "[" || character == "{") && index == text.startIndex {
        return nil
      } else if character == ":" {
        let next = text.index(after: index)
        if next == text.endIndex || text[next] == " " { return index }
      }
    }
    return nil
  }
}

extension String {
  /// The line without a comment: what follows `#` at its start or after a space, outside of quotes.
  fileprivate var withoutYAMLComment: String {
    var quote: Character?
    var previous: Character = " "
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && " :[{,-".contains(previous) {
        quote = character
      } else if character == "#" && previous.isWhitespace {
        return String(self[..<index])
      }
      previous = character
    }
    return self
  }

  /// The number of brackets and braces that are not closed, outside of quotes, if the text begins with one.
  fileprivate var openBrackets: Int {
    guard first == "[" || first == "{" else { return 0 }
    var (depth, quote) = (0, Character?.none)
    for character in self {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else {
        depth += "[{".contains(character) ? 1 : "]}".contains(character) ? -1 : 0
      }
    }
    return depth
  }
}
