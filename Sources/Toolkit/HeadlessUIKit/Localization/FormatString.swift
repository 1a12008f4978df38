/// A text with places for arguments, as `printf` and Xcode write it: `%@`, `%2$lld`, `%#@files@`, `%arg`, `%%`.
struct FormatString: Hashable, Sendable {
  private(set) var pieces: [Piece] = []

  /// A part of the text, as it is written and what it means.
  struct Piece: Hashable, Sendable {
    var source: String
    var meaning: Meaning
  }

  enum Meaning: Hashable, Sendable {
    case text(String)
    /// An argument, by its number or the next one.
    case argument(position: Int?, FormatSpecifier)
    /// `%#@name@`, or `%1$#@name@`.
    case substitution(String, position: Int?)
    /// `%arg`: the argument of the substitution that the text is of.
    case ownArgument
  }

  /// The names of the substitutions in the text, in order.
  var substitutionNames: [String] {
    pieces.compactMap { if case .substitution(let name, _) = $0.meaning { name } else { nil } }
  }

  /// Reads a text; a percent sign that begins nothing known is a percent sign.
  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let start = rest.startIndex
      let meaning = Self.takeMeaning(&rest)
      pieces.append(Piece(source: String(text[start..<rest.startIndex]), meaning: meaning))
    }
  }

  private static func takeMeaning(_ rest: inout Substring) -> Meaning {
    let literal = rest.prefix { $0 != "%" }
    rest = rest.dropFirst(literal.count)
    guard literal.isEmpty else { return .text(String(literal)) }
    rest.removeFirst()
    if rest.first == "%" {
      rest.removeFirst()
      return .text("%")
    }
    return piece(&rest) ?? .text("%")
  }

  /// Takes what follows a percent sign, if it is one of the known forms.
  private static func piece(_ rest: inout Substring) -> Meaning? {
    if rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return .ownArgument
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let hasPosition = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
    let position = hasPosition ? Int(digits) : nil
    let form = hasPosition ? rest.dropFirst(digits.count + 1) : rest
    return substitution(form, position, &rest) ?? argument(form, position, &rest)
  }

  private static func substitution(_ form: Substring, _ position: Int?, _ rest: inout Substring) -> Meaning? {
    guard form.hasPrefix("#@"), let end = form.dropFirst(2).firstIndex(of: "@") else { return nil }
    let name = String(form[form.index(form.startIndex, offsetBy: 2)..<end])
    rest = form[form.index(after: end)...]
    return .substitution(name, position: position)
  }

  private static func argument(_ form: Substring, _ position: Int?, _ rest: inout Substring) -> Meaning? {
    var form = form
    guard let specifier = FormatSpecifier(&form) else { return nil }
    rest = form
    return .argument(position: position, specifier)
  }
}
