import Foundation

/// The forms of words with numbers, by their names in Unicode's CLDR.
///
///     PluralCategory(of: 1, in: "pl")  // one
///     PluralCategory(of: 3, in: "pl")  // few
///     PluralCategory(of: 5, in: "pl")  // many
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// The form for 0, in languages such as Arabic, Latvian and Welsh.
  case zero
  /// The form for 1 and, in some languages, for numbers that are treated like it.
  case one
  /// The form for 2, in languages such as Arabic and Slovenian.
  case two
  /// The form for small numbers, such as 2 to 4 in Czech.
  case few
  /// The form for larger numbers, such as 5 and above in Polish, or for fractions.
  case many
  /// The form for all other numbers, which every language has.
  case other
}

extension PluralCategory {
  /// Makes the form for a whole number in a language, such as `pl` or `pt-BR`; `other` for a
  /// language without rules.
  ///
  /// - Parameters:
  ///   - number: The number; its sign is ignored.
  ///   - language: A language code, with or without a region.
  public init(of number: Int, in language: String) {
    self = PluralOperands(number).map { PluralCategory(of: $0, in: language) } ?? .other
  }

  /// Makes the form by the rules of the language, or of the language without its region; `other`
  /// for a language without rules.
  init(of number: PluralOperands, in language: String) {
    let subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let code = subtags.first ?? language
    let rule = PluralRules.all[language] ?? PluralRules.all[code]
    self = rule?(number) ?? .other
  }
}

/// The properties of a number in the plural rules of Unicode's CLDR, with the letters of the rules.
///
/// For `1.50`, `n` is 1.5, `i` is 1, `v` is 2, `f` is 50 and `t` is 5.
struct PluralOperands: Hashable, Sendable {
  /// The absolute value.
  let n: Double
  /// The digits before the decimal point.
  let i: Int
  /// The number of digits after the decimal point.
  let v: Int
  /// The digits after the decimal point, as a number.
  let f: Int
  /// The digits after the decimal point as a number, without trailing zeros.
  let t: Int

  /// Makes the operands of a number; `nil` for anything else.
  init?(_ argument: Any) {
    if let number = argument as? any BinaryInteger {
      self.init(decimal: "\(number.magnitude)")
    } else if let number = argument as? any BinaryFloatingPoint {
      self.init(decimal: "\(abs(Double(number)))")
    } else if let number = argument as? NSNumber {
      let isWhole = number.doubleValue == number.doubleValue.rounded()
      self.init(decimal: isWhole ? "\(number.int64Value.magnitude)" : "\(abs(number.doubleValue))")
    } else {
      return nil
    }
  }

  /// Makes the operands of a decimal number such as `1.50`. A fraction of a single zero, as Swift
  /// writes whole numbers, is ignored.
  init(decimal text: String) {
    let parts = text.split(separator: ".").map(String.init)
    let fraction = parts.count == 2 && parts[1] != "0" ? parts[1] : ""
    let significant = String(fraction.reversed().drop { $0 == "0" }.reversed())
    n = Double(text) ?? 0
    // A number that `Int` cannot hold is a large one in every rule.
    i = Int(parts.first ?? "") ?? Int.max
    v = fraction.count
    f = Int(fraction) ?? 0
    t = Int(significant) ?? 0
  }

  var isZero: Bool { n == 0 }
}
