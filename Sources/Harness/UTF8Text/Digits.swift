extension FixedWidthInteger {
  /// Reads a number that consists of digits only, without a sign.
  package init?(digits: some StringProtocol) {
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    self.init(digits, radix: 10)
  }
}
