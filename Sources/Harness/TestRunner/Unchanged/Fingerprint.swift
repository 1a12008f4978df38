/// A hash of bytes, the same on every machine and in every version.
///
/// With 128 bits, the probability that two of a million scenarios have the same fingerprint is 10^-27.
struct Fingerprint: Hashable, Sendable {
  let first: UInt64
  let second: UInt64
}

extension Fingerprint {
  /// Thirty-two hexadecimal digits.
  var digits: String { first.hexadecimal + second.hexadecimal }

  /// Reads ``digits``.
  init?(digits: some StringProtocol) {
    guard digits.utf8.count == 32, let first = UInt64(hexadecimal: digits.prefix(16)),
      let second = UInt64(hexadecimal: digits.suffix(16))
    else { return nil }
    self.init(first: first, second: second)
  }
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Reads ``hexadecimal``.
  init?(hexadecimal digits: some StringProtocol) {
    let areDigits = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard digits.utf8.count == 16, areDigits else { return nil }
    self.init(digits, radix: 16)
  }
}
