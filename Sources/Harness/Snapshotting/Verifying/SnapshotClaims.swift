/// Which place asserted which golden first, and with which value.
///
/// It holds two numbers a golden, since a run may have very many.
struct SnapshotClaims {
  private var places: [Int: UInt64] = [:]
  /// The values that were not as the golden had them.
  private var values: [Int: Int] = [:]
  /// The files of tests by the tests' numbers.
  private var files: [StaticString] = []

  /// The number of the next test, whose places are told by it.
  mutating func number(testIn file: StaticString) -> Int {
    files.append(file)
    return files.endIndex - 1
  }

  /// Claims a golden for a place.
  ///
  /// - Parameters:
  ///   - golden: the hash of the golden's path.
  ///   - test: the number of the place's test.
  ///   - value: the hash of a text that is not as the golden has it; `nil` for one that is.
  /// - Returns: The first claim where there is one in the way: another text, or, for a snapshot without a name,
  ///   another place.
  mutating func claim(
    _ golden: Int, for place: SnapshotPlace, ofTest test: Int, value: Int?, isNamed: Bool
  ) -> SnapshotClaimant? {
    let claimant = UInt64(test) << 44 | UInt64(place.line & 0xFF_FFFF) << 20 | UInt64(place.column & 0xF_FFFF)
    guard let first = places[golden] else {
      places[golden] = claimant
      if let value { values[golden] = value }
      return nil
    }
    let isSamePlace = first == claimant
    let isSameValue = values.isEmpty ? value == nil : values[golden] == value
    guard !isSameValue || !(isNamed || isSamePlace) else { return nil }
    return unpacked(first, isSamePlace: isSamePlace)
  }

  /// Notes that a golden holds the text that claimed it.
  mutating func settle(_ golden: Int) {
    values[golden] = nil
  }

  private func unpacked(_ packed: UInt64, isSamePlace: Bool) -> SnapshotClaimant {
    let file = files[Int(packed >> 44)]
    return SnapshotClaimant(
      text: "\(file):\(packed >> 20 & 0xFF_FFFF):\(packed & 0xF_FFFF)", isSamePlace: isSamePlace)
  }
}

/// The place that claimed a golden first.
struct SnapshotClaimant {
  let text: String
  /// Whether the one that claims it now is the same.
  let isSamePlace: Bool
}
