extension FixedWidthInteger {
  /// Reads a number that consists of digits only, without a sign.
  package init?(digits: some StringProtocol) {
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    self.init(digits, radix: 10)
  }
}

extension BinaryInteger {
  /// The number as that of a Unicode scalar, with at least four digits: `U+202E`.
  package var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
