import Foundation

/// The forms that a language's words take with numbers, by the names of Unicode's CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

extension PluralCategory {
  /// The form that goes with a whole number in a language, such as `pl` or `pt-BR`.
  public init(of number: Int, in language: String) {
    self = PluralOperands(number).map { PluralCategory(of: $0, in: language) } ?? .other
  }

  /// The form by the rules of the language, or of the language without its region; others know no forms.
  init(of number: PluralOperands, in language: String) {
    let subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let code = subtags.first ?? language
    let rule = PluralRules.all[language] ?? PluralRules.all[code]
    self = rule?(number) ?? .other
  }
}

/// What the plural rules of Unicode's CLDR look at in a number; the letters are those of its rules.
struct PluralOperands: Hashable, Sendable {
  /// The absolute value.
  let n: Double
  /// The digits before the decimal point.
  let i: Int
  /// How many digits are written after the decimal point.
  let v: Int
  /// The digits after the decimal point, as a number.
  let f: Int
  /// The same without zeros at the end.
  let t: Int

  /// The operands of a number; `nil` of anything else.
  init?(_ argument: Any) {
    if let number = argument as? any BinaryInteger {
      self.init(decimal: "\(number.magnitude)")
    } else if let number = argument as? any BinaryFloatingPoint {
      self.init(decimal: "\(abs(Double(number)))")
    } else {
      return nil
    }
  }

  /// The operands of a decimal number as it is written, such as `1.50`; a fraction of one zero, as Swift writes whole
  /// numbers, is none.
  init(decimal text: String) {
    let parts = text.split(separator: ".").map(String.init)
    let fraction = parts.count == 2 && parts[1] != "0" ? parts[1] : ""
    let significant = String(fraction.reversed().drop { $0 == "0" }.reversed())
    n = Double(text) ?? 0
    i = Int(parts.first ?? "") ?? Int.max
    v = fraction.count
    f = Int(fraction) ?? 0
    t = Int(significant) ?? 0
  }

  var isZero: Bool { n == 0 }
}
