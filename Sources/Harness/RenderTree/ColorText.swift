import Diagnostics
import TextFormats
import UTF8Text

extension String {
  /// Whether the text is `#RRGGBB` or `#RRGGBBAA` with uppercase hexadecimal digits.
  var isColorText: Bool {
    let count = utf8.count
    guard count == 7 || count == 9, utf8.first == UInt8(ascii: "#") else { return false }
    return utf8.dropFirst().allSatisfy(\.isUppercaseHexadecimal)
  }
}

extension UInt8 {
  /// Whether this is the ASCII code of `0` to `9` or `A` to `F`.
  fileprivate var isUppercaseHexadecimal: Bool { self &- 0x30 < 10 || self &- 0x41 < 6 }
}

extension RenderValue {
  /// Returns a color with its digits in uppercase; the word that it would be printed as if the value is not
  /// `#RRGGBB` or `#RRGGBBAA`.
  static func canonicalColor(_ value: String, name: String?) -> RenderValue {
    if value.isColorText { return .color(value, name: name) }
    let upper = value.uppercased()
    if upper.isColorText { return .color(upper, name: name) }
    return .word(name.map { "\($0)(\(value))" } ?? value)
  }
}

extension UTF8Buffer {
  /// `#1C1C1E`, or `label(#FFFFFF)`; a name that is not a plain word is spelled as an ambiguous word.
  func append(color value: String, of name: String?) {
    guard let name else { return append(value) }
    append(word: name, allowsDetail: false)
    append(literal: "(")
    append(value)
    append(literal: ")")
  }
}

extension SourceScanner {
  /// Reads `#RRGGBB` or `#RRGGBBAA` with uppercase digits.
  mutating func scanColor() throws(Diagnostic) -> String {
    let start = self
    guard skip("#") else { throw unexpected(expected: "a color, as #RRGGBB or #RRGGBBAA") }
    let digits = take { UInt8(exactly: $0.value)?.isUppercaseHexadecimal ?? false }
    guard next?.isWordPart() != true else {
      throw unexpected(expected: "a digit from 0 to 9 or from A to F")
    }
    guard digits.count == 6 || digits.count == 8 else {
      throw Diagnostic(
        "found \(digits.count) digits of a color", at: start.position,
        expected: "6 or 8, as #RRGGBB or #RRGGBBAA")
    }
    return "#" + digits
  }

  /// Reads the value in parentheses behind a color's name, of which `(` was read.
  mutating func scanColor(of name: String) throws(Diagnostic) -> RenderValue {
    let value = try scanColor()
    guard skip(")") else { throw unexpected(expected: "')' after the color") }
    return .color(value, name: name)
  }
}
