extension SnapshotStrategy {
  /// Returns this strategy with a comparison of your own.
  ///
  ///     let recording = SnapshotStrategy<[UInt8]>.data(fileExtension: "pcm").comparing { golden, new in
  ///       golden.count == new.count && zip(golden, new).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  ///     }
  ///     assertSnapshot(of: [127, 128, 131], as: recording)
  ///
  /// What passes only by the comparison is not recorded, except by `SHOWCASE_RECORD=all`. A pullback of the
  /// strategy compares in the same way.
  ///
  /// - Parameter isEqual: Returns whether a text passes with this golden, from which it differs in at least
  ///   one byte. Both are after redaction. An error that it throws fails the assertion.
  public func comparing(
    _ isEqual: @escaping @Sendable (_ golden: [UInt8], _ new: [UInt8]) throws -> Bool
  ) -> SnapshotStrategy {
    var format = format
    format.isEqual = isEqual
    return SnapshotStrategy(fileExtension: fileExtension, format: format, write: write)
  }

  /// Returns this strategy with a tolerance for the numbers in its text.
  ///
  ///     assertSnapshot(of: ["width": 0.1 + 0.2], as: .json.toleratingNumbers(within: 0.001))
  ///
  /// A text passes if it differs from its golden only in numbers, each by no more than the tolerance. Digits
  /// inside a word, such as those of `item2` and of a UUID, are no number.
  ///
  /// - Parameter tolerance: The greatest difference that passes; not negative.
  public func toleratingNumbers(within tolerance: Double) -> SnapshotStrategy {
    comparing { NumberedText($0).isEqual(to: NumberedText($1), within: tolerance) }
  }
}

/// A text, apart from its numbers.
private struct NumberedText {
  /// What is before, between and after the numbers.
  private var gaps: [ArraySlice<UInt8>] = []
  private var numbers: [String] = []

  init(_ bytes: [UInt8]) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let end = bytes.endOfNumber(at: index)
      guard let end else {
        index += 1
        continue
      }
      gaps.append(bytes[start..<index])
      numbers.append(String(decoding: bytes[index..<end], as: UTF8.self))
      (start, index) = (end, end)
    }
    gaps.append(bytes[start...])
  }

  func isEqual(to other: NumberedText, within tolerance: Double) -> Bool {
    gaps == other.gaps
      && zip(numbers, other.numbers).allSatisfy { Self.distance(from: $0, to: $1) <= tolerance }
  }

  /// Returns how far two numbers are apart; whole numbers exactly, of which `Double` does not hold all.
  private static func distance(from number: String, to other: String) -> Double {
    if number == other { return 0 }
    if let number = Int128(number), let other = Int128(other) {
      let (distance, overflows) = number.subtractingReportingOverflow(other)
      return overflows ? .infinity : abs(Double(distance))
    }
    guard let number = Double(number), let other = Double(other) else { return .infinity }
    return number == other ? 0 : abs(number - other)
  }
}

extension [UInt8] {
  /// Returns the end of the number that begins at an index and is no part of a word; `nil` without one.
  fileprivate func endOfNumber(at start: Int) -> Int? {
    var index = start
    if self[index] == UInt8(ascii: "-") { index += 1 }
    guard !isInWord(start - 1), let whole = endOfDigits(from: index) else { return nil }
    index = whole
    if isByte("."), let fraction = endOfDigits(from: index + 1) { index = fraction }
    if isByte("e") || isByte("E") {
      let isSigned = indices.contains(index + 1) && (self[index + 1] == 0x2B || self[index + 1] == 0x2D)
      if let exponent = endOfDigits(from: index + (isSigned ? 2 : 1)) { index = exponent }
    }
    return isInWord(index) ? nil : index

    func isByte(_ scalar: Unicode.Scalar) -> Bool { index < count && self[index] == UInt8(ascii: scalar) }
  }

  private func endOfDigits(from start: Int) -> Int? {
    guard start < count else { return nil }
    let end = self[start...].firstIndex { !$0.isDigit } ?? count
    return end == start ? nil : end
  }

  /// Whether the byte at an index belongs to a word, to a number with a point, or to a sign between words.
  private func isInWord(_ index: Int) -> Bool {
    guard indices.contains(index) else { return false }
    let byte = self[index]
    return byte.isWord || byte >= 0x80 || byte == UInt8(ascii: ".") && isBetweenDigits(index)
      || byte == UInt8(ascii: "-")
  }

  private func isBetweenDigits(_ index: Int) -> Bool {
    [index - 1, index + 1].allSatisfy { indices.contains($0) && self[$0].isDigit }
  }
}
