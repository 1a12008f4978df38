import Platform
import UTF8Text

extension Double {
  /// The number as in a tree: with at most three decimals, without a negative zero, and with one `nan`.
  ///
  ///     (1.0 / 3).roundedForTree  // 0.333
  ///     (-0.0001).roundedForTree  // 0, not -0
  package var roundedForTree: Double {
    if isNaN { return .nan }
    if magnitude >= Self.wholeNumbers { return rounded() }
    // Adding 0 makes -0 a plain zero.
    return (self * 1000).rounded() / 1000 + 0
  }

  /// The shortest spelling with at most three decimals; never `-0`, never an exponent.
  ///
  /// ```text
  /// 0.5   -91   6.125   1000000000000000000000   nan   inf   -inf
  /// ```
  package var decimalText: String { String(writing: { $0.append(decimal: self) }) }

  /// Reads what ``decimalText`` writes; `nil` for any other spelling, such as one with an exponent.
  package init?(decimalText: String) {
    if let value = Self.shortDecimal(decimalText) {
      self = value
      return
    }
    switch decimalText {
    case "nan": self = .nan
    case "inf": self = .infinity
    case "-inf": self = -.infinity
    default:
      // `Double` would read `1e3`, `0x10` and `infinity`, too.
      guard decimalText.utf8.allSatisfy({ Self.decimalCharacters.contains($0) }),
        let value = Double(decimalText)
      else { return nil }
      self = value
    }
  }

  /// Reads up to 12 digits, with or without a sign and a point; `nil` for any other spelling.
  ///
  /// The digits and the power of ten are both exact, so their quotient is the nearest number.
  private static func shortDecimal(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { bytes in
      guard let digits = bytes.baseAddress, bytes.count <= 12 else { return nil }
      let start = digits[0] == UInt8(ascii: "-") ? 1 : 0
      var (index, point, number, divisor) = (start, bytes.count, 0, 1.0)
      while index < bytes.count {
        let digit = Int(digits[index]) - 0x30
        if digits[index] == UInt8(ascii: "."), point == bytes.count {
          point = index
        } else if digit >= 0, digit < 10 {
          number = number * 10 + digit
          if point < index { divisor *= 10 }
        } else {
          return nil
        }
        index += 1
      }
      guard point > start, point != bytes.count - 1 else { return nil }
      return (start > 0 ? -1 : 1) * Double(number) / divisor
    }
  }

  /// From here on, a double has too few digits for exact thousandths, and is rounded to a whole number.
  fileprivate static let wholeNumbers = 1e12

  private static let decimalCharacters = Array("-.0123456789".utf8)

  /// The spelling of a number that is not finite, or too large for thousandths.
  fileprivate var largeDecimalText: String {
    isFinite ? rounded().digitsWithoutExponent : isNaN ? "nan" : self < 0 ? "-inf" : "inf"
  }

  /// The standard library's shortest digits, such as `1.5e+20`, with zeros instead of the exponent.
  private var digitsWithoutExponent: String {
    let parts = magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : fraction.count
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return (self < 0 ? "-" : "") + String(mantissa[0]) + fraction + zeros
  }
}

extension UTF8Buffer {
  /// Appends a number as ``Swift/Double/decimalText`` spells it, mostly without creating a string.
  package func append(decimal number: Double) {
    guard number.magnitude < Double.wholeNumbers else { return append(number.largeDecimalText) }
    let whole = Int(number)
    if Double(whole) == number { return append(whole) }
    let thousandths = Int((number * 1000).rounded())
    // The sign is separate, since the whole part of -0.5 is 0, without a sign.
    if thousandths < 0 { append(literal: "-") }
    append(Int(thousandths.magnitude / 1000))
    append(fraction: Int(thousandths.magnitude % 1000))
  }

  /// Appends a point and up to three decimals, without zeros at the end.
  private func append(fraction thousandths: Int) {
    guard thousandths > 0 else { return }
    append(literal: ".")
    append(thousandths / 100)
    if thousandths % 100 > 0 { append(thousandths / 10 % 10) }
    if thousandths % 10 > 0 { append(thousandths % 10) }
  }
}
