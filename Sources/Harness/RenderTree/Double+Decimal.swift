#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Double {
  /// The number as a tree holds it: with three decimals at most, without a sign on zero, one sort of `nan`.
  public var roundedForTree: Double {
    if isNaN { return .nan }
    if magnitude >= Self.wholeNumbers { return rounded() }
    return (self * 1000).rounded() / 1000 + 0
  }

  /// The shortest spelling with three decimals at most; never `-0`, never an exponent.
  ///
  ///     0.5   -91   6.125   1000000000000000000000   nan   inf   -inf
  public var decimalText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < Self.wholeNumbers else { return rounded().digitsWithoutExponent }
    let thousandths = Int((self * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    let sign = thousandths < 0 ? "-" : ""
    let padded = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    let fraction = padded.reversed().drop { $0 == "0" }.reversed()
    return "\(sign)\(whole)" + (fraction.isEmpty ? "" : "." + String(fraction))
  }

  /// Reads what ``decimalText`` writes; `nil` for any other spelling, such as one with an exponent.
  public init?(decimalText: String) {
    switch decimalText {
    case "nan": self = .nan
    case "inf": self = .infinity
    case "-inf": self = -.infinity
    default:
      guard decimalText.utf8.allSatisfy({ Self.decimalCharacters.contains($0) }),
        let value = Double(decimalText)
      else { return nil }
      self = value
    }
  }

  /// From here on a double has too few digits left for exact thousandths, so it is rounded to a whole number.
  private static let wholeNumbers = 1e12

  private static let decimalCharacters = Array("-.0123456789".utf8)

  /// The standard library's shortest digits, `1.5e+20`, with the exponent spelt out in zeros.
  private var digitsWithoutExponent: String {
    let parts = magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : fraction.count
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return (self < 0 ? "-" : "") + String(mantissa[0]) + fraction + zeros
  }
}
