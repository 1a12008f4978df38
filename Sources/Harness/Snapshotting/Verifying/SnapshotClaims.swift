/// Which place asserted which golden first, and with which value.
///
/// It holds two numbers a golden, since a run may have very many.
struct SnapshotClaims {
  private var places: [Int: UInt64] = [:]
  /// The values that were not as the golden had them.
  private var values: [Int: Int] = [:]
  private var files: [(start: UInt, place: SnapshotPlace)] = []

  /// Claims a golden for a place.
  ///
  /// - Parameters:
  ///   - golden: the hash of the golden's path.
  ///   - value: the hash of a text that is not as the golden has it; `nil` for one that is.
  /// - Returns: The first claim where there is one in the way: another text, or, for a snapshot without a name,
  ///   another place.
  mutating func claim(
    _ golden: Int, for place: SnapshotPlace, value: Int?, isNamed: Bool
  ) -> SnapshotClaimant? {
    let claimant = packed(place)
    guard let first = places[golden] else {
      places[golden] = claimant
      values[golden] = value
      return nil
    }
    let isSamePlace = first == claimant
    guard values[golden] != value || !(isNamed || isSamePlace) else { return nil }
    return unpacked(first, isSamePlace: isSamePlace)
  }

  /// Notes that a golden holds the text that claimed it.
  mutating func settle(_ golden: Int) {
    values[golden] = nil
  }

  private mutating func packed(_ place: SnapshotPlace) -> UInt64 {
    let start = UInt(bitPattern: place.filePath.utf8Start)
    let number = files.firstIndex { $0.start == start } ?? files.endIndex
    if number == files.endIndex { files.append((start, place)) }
    return UInt64(number) << 44 | UInt64(place.line & 0xFF_FFFF) << 20 | UInt64(place.column & 0xF_FFFF)
  }

  private func unpacked(_ packed: UInt64, isSamePlace: Bool) -> SnapshotClaimant {
    let file = files[Int(packed >> 44)].place.filePath
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
