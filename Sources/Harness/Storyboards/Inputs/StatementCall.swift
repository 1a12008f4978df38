/// A call in a step's cause.
///
///     StatementCall.chain(in: "EarlGrey.selectElement(with: grey_text(\"A\")).perform(grey_tap())")?.map(\.name)
///     // ["selectElement", "perform"]
struct StatementCall: Hashable {
  /// The name without what is before its last point.
  let name: String
  let arguments: [Value]

  indirect enum Value: Hashable {
    case string(String)
    case number(Double)
    /// A name, such as `.up` or `UISwitch.self`.
    case name(String)
    case call(StatementCall)
    case list([Value])
  }

  /// Reads a statement as calls that follow one another; `nil` for any other text.
  static func chain(in statement: String) -> [StatementCall]? {
    var reader = StatementReader(statement)
    guard let chain = reader.readChain(), reader.isAtEnd, !chain.calls.isEmpty else { return nil }
    return chain.calls
  }

  /// The first argument as a string; `nil` if it is not one.
  var string: String? {
    if case .string(let text)? = arguments.first { text } else { nil }
  }

  /// The first argument as the name after its point, such as `up` of `.up`; `nil` if it is not a name.
  var word: String? {
    guard case .name(let name)? = arguments.first else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }

  /// The numbers among the arguments, and in a point among them, in order.
  var numbers: [Double] {
    arguments.flatMap { value -> [Double] in
      switch value {
      case .number(let number): [number]
      case .call(let call): call.numbers
      default: []
      }
    }
  }

  /// The calls among the arguments, and in lists among them.
  var calls: [StatementCall] {
    func calls(in value: Value) -> [StatementCall] {
      switch value {
      case .call(let call): [call]
      case .list(let values): values.flatMap(calls)
      default: []
      }
    }
    return arguments.flatMap(calls)
  }
}

/// Reads calls with strings, numbers, names and lists as arguments.
private struct StatementReader {
  private let characters: [Character]
  private var position = 0
  private var depth = 0
  /// Statements of people are less deep; those of other texts must not overflow the stack.
  private static let deepest = 30

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { position == characters.count }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    while next == " " { position += 1 }
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads names and calls with points between them.
  mutating func readChain() -> (calls: [StatementCall], path: String)? {
    var calls: [StatementCall] = []
    var path = ""
    repeat {
      let name = readName()
      guard !name.isEmpty else { return nil }
      path += (path.isEmpty ? "" : ".") + name
      guard next == "(" else { continue }
      position += 1
      guard let arguments = readValues(until: ")") else { return nil }
      calls.append(StatementCall(name: name, arguments: arguments))
    } while takePoint()
    return (calls, path)
  }

  private mutating func takePoint() -> Bool {
    guard next == "." else { return false }
    position += 1
    return true
  }

  private mutating func readName() -> String {
    let start = position
    while let character = next,
      character.isLetter || character.isNumber || character == "_" || character == "&"
    {
      position += 1
    }
    return String(characters[start..<position])
  }

  private mutating func readValues(until end: Character) -> [StatementCall.Value]? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    var values: [StatementCall.Value] = []
    while !take(end) {
      guard values.isEmpty || take(",") else { return nil }
      skipLabel()
      guard let value = readValue() else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func skipLabel() {
    while next == " " { position += 1 }
    let start = position
    guard !readName().isEmpty, take(":") else {
      position = start
      return
    }
    while next == " " { position += 1 }
  }

  private mutating func readValue() -> StatementCall.Value? {
    switch next {
    case "\"":
      return readString().map { .string($0) }
    case "[":
      position += 1
      return readValues(until: "]").map { .list($0) }
    case ".":
      position += 1
      return .name("." + readName())
    case let character? where character.isNumber || character == "-":
      return readNumber().map { .number($0) }
    default:
      guard let chain = readChain() else { return nil }
      return chain.calls.last.map { .call($0) } ?? .name(chain.path)
    }
  }

  private mutating func readNumber() -> Double? {
    let start = position
    while let character = next, character.isNumber || character == "." || character == "-" { position += 1 }
    return Double(String(characters[start..<position]))
  }

  private mutating func readString() -> String? {
    position += 1
    var text = ""
    while let character = next {
      position += 1
      if character == "\"" { return text }
      guard character == "\\", let escaped = next else {
        text.append(character)
        continue
      }
      position += 1
      text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    return nil
  }
}
