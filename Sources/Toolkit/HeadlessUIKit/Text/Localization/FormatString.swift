import Foundation

/// A text with placeholders for arguments, as in `printf` and Xcode: `%@`, `%2$lld`, `%#@files@`,
/// `%arg`, `%%`.
///
///     FormatString("%lld of %#@files@").substitutionNames  // ["files"]
///     FormatString("100%").pieces.map(\.meaning)  // [.text("100"), .text("%")]
struct FormatString: Hashable, Sendable {
  private(set) var pieces: [Piece] = []

  /// A part of the source text, and its meaning.
  struct Piece: Hashable, Sendable {
    var source: String
    var meaning: Meaning
  }

  enum Meaning: Hashable, Sendable {
    case text(String)
    /// An argument by its number, from 1; the next one if there is no number.
    case argument(position: Int?, FormatSpecifier)
    /// `%#@name@`, or `%1$#@name@`.
    case substitution(String, position: Int?)
    /// `%arg`: the argument of the substitution that contains the text.
    case ownArgument
  }

  /// The names of the substitutions in the text, in order.
  var substitutionNames: [String] {
    pieces.compactMap { if case .substitution(let name, _) = $0.meaning { name } else { nil } }
  }

  /// Reads a text. A percent sign that begins no placeholder is a plain percent sign.
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

  /// Consumes the rest of a placeholder after its percent sign; `nil` if it is not a placeholder.
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

/// The format of an argument: the part of a placeholder after the percent sign, such as `05.1f` or
/// `lld`.
struct FormatSpecifier: Hashable, Sendable {
  var flags: String = ""
  var width: Int = 0
  var precision: Int?
  /// `@`, or one of the letters of `printf`.
  var conversion: Character = "@"

  /// Consumes a specifier at the beginning of a text; `nil` if there is no specifier.
  init?(_ text: inout Substring) {
    var rest = text
    flags = Self.take(&rest) { "-+ 0'".contains($0) }
    width = Int(Self.take(&rest, while: \.isASCIIDigit)) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Int(Self.take(&rest, while: \.isASCIIDigit)) ?? 0
    }
    // The length of the argument's type is ignored: arguments keep their Swift types.
    _ = Self.take(&rest) { "hlqLztj".contains($0) }
    guard let letter = rest.popFirst(), "@diuDUxXoOfFeEgGcCsSp".contains(letter) else { return nil }
    conversion = letter
    text = rest
  }

  /// Reads a whole text, such as `lld`. Any other text formats an argument by its description.
  init(_ text: String) {
    var rest = text[...]
    if let specifier = FormatSpecifier(&rest) { self = specifier }
  }

  private static func take(_ rest: inout Substring, while isTaken: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension FormatSpecifier {
  /// Returns the argument as text in the locale, padded to the width of the format.
  func write(_ argument: Any, in locale: Locale) -> String {
    pad(text(of: argument, in: locale))
  }

  private func text(of argument: Any, in locale: Locale) -> String {
    switch conversion {
    case "d", "i", "u", "D", "U":
      guard let number = wholeNumber(argument) else { return "\(argument)" }
      return signed(number.formatted(.number.grouping(grouping).locale(locale)), isNegative: number < 0)
    // As in `printf`, a negative number is written as its bits.
    case "x": return wholeNumber(argument).map { String(UInt(bitPattern: $0), radix: 16) } ?? "\(argument)"
    case "X":
      return wholeNumber(argument).map { String(UInt(bitPattern: $0), radix: 16, uppercase: true) }
        ?? "\(argument)"
    case "o", "O": return wholeNumber(argument).map { String($0, radix: 8) } ?? "\(argument)"
    case "f", "F":
      guard let number = realNumber(argument) else { return "\(argument)" }
      let style = FloatingPointFormatStyle<Double>.number.grouping(grouping).locale(locale)
      return signed(
        number.formatted(style.precision(.fractionLength(min(precision ?? 6, 20)))), isNegative: number < 0)
    case "e", "E", "g", "G":
      guard let number = realNumber(argument) else { return "\(argument)" }
      return String(format: "%.\(min(precision ?? 6, 20))\(conversion)", number)
    default: return "\(argument)"
    }
  }

  /// Numbers are grouped, unless they are padded with zeros.
  private var grouping: NumberFormatStyleConfiguration.Grouping {
    flags.contains("0") ? .never : .automatic
  }

  private func signed(_ text: String, isNegative: Bool) -> String {
    guard !isNegative else { return text }
    if flags.contains("+") { return "+" + text }
    return flags.contains(" ") ? " " + text : text
  }

  private func pad(_ text: String) -> String {
    // A limit, as a huge width would only use up memory.
    let missing = min(width, 1000) - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), conversion != "@" else { return String(repeating: " ", count: missing) + text }
    // Some languages write the minus sign as U+2212.
    let sign = text.prefix { "+-−".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  private func wholeNumber(_ argument: Any) -> Int? {
    if let number = argument as? any BinaryInteger { return Int(clamping: number) }
    return realNumber(argument).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  private func realNumber(_ argument: Any) -> Double? {
    if let number = argument as? any BinaryInteger { return Double(Int(clamping: number)) }
    if let number = argument as? NSNumber { return number.doubleValue }
    return (argument as? any BinaryFloatingPoint).map { Double($0) }
  }
}
