import Diagnostics
import TextFormats

extension SourceScanner {
  /// Reads a node's type: bare, with `<` and `>` where it is generic, or in quotes.
  public mutating func scanType() throws(Diagnostic) -> String {
    try scanBareOrQuoted(as: .type, expected: "a type, as UILabel")
  }

  /// Reads one part of a node's line as ``NodePart/printed`` writes it.
  public mutating func scanPart() throws(Diagnostic) -> NodePart {
    switch next {
    case "#": return .identifier(try scanIdentifier())
    case "(": return .frame(try scanFrame())
    case "[": return .state(try scanState())
    case "\"":
      let string = try scanQuoted()
      return skip("=") ? .attribute(RenderAttribute(string, try scanValue())) : .text(string)
    default:
      let name = try scanBareOrQuoted(
        expected: "#identifier, \"text\", (x y; width height), [state] or name=value")
      guard skip("=") else { throw unexpected(expected: "'=' and the value of '\(name)'") }
      return .attribute(RenderAttribute(name, try scanValue()))
    }
  }

  private mutating func scanIdentifier() throws(Diagnostic) -> String {
    advance()
    return try scanBareOrQuoted(as: .identifier, expected: "an identifier, as #settings.sync")
  }

  private mutating func scanState() throws(Diagnostic) -> String {
    advance()
    let state = try scanBareOrQuoted(expected: "a state, as [selected]")
    guard skip("]") else { throw unexpected(expected: "']' after the state") }
    return state
  }

  private mutating func scanFrame() throws(Diagnostic) -> RenderFrame {
    advance()
    let x = try scanNumber(followedBy: " ")
    let y = try scanNumber(followedBy: "; ")
    let width = try scanNumber(followedBy: " ")
    let height = try scanNumber(followedBy: ")")
    return RenderFrame(x: x, y: y, width: width, height: height)
  }

  private mutating func scanValue() throws(Diagnostic) -> RenderValue {
    switch next {
    case "\"": return .string(try scanQuoted())
    case "(": return .numbers(try scanNumbers())
    case let next? where next.isWordStart: return try scanWord()
    default: return .number(try scanNumber())
    }
  }

  private mutating func scanWord() throws(Diagnostic) -> RenderValue {
    if skip("word(") {
      let word = try scanQuoted()
      guard skip(")") else { throw unexpected(expected: "')' after the word") }
      return .word(word)
    }
    let word = take { $0.isWordPart() }
    return word.isNumberWord ? .number(word == "nan" ? .nan : .infinity) : .word(word)
  }

  private mutating func scanNumbers() throws(Diagnostic) -> [Double] {
    advance()
    var numbers: [Double] = []
    while !skip(")") {
      if !numbers.isEmpty, !skip(" ") { throw unexpected(expected: "' ' or ')'") }
      numbers.append(try scanNumber())
    }
    return numbers
  }

  private mutating func scanNumber(followedBy end: String) throws(Diagnostic) -> Double {
    let number = try scanNumber()
    guard skip(end) else { throw unexpected(expected: "'\(end)'") }
    return number
  }

  private mutating func scanNumber() throws(Diagnostic) -> Double {
    let start = self
    guard let number = Double(decimalText: take { $0.isWordPart() }) else {
      throw start.unexpected(expected: "a number, as 6.5, nan, inf or -inf")
    }
    return number
  }
}
