/// The advances of a face's characters, by Unicode scalar.
///
///     let advances = ScalarAdvances(["a": 600, "b": 610])
///     advances["a"]  // 600
///
/// Successive scalars form runs, so that a face of ten thousand characters takes some tens of kilobytes and a
/// look-up a binary search of a few hundred numbers; the first 128 scalars take one step.
package struct ScalarAdvances: Sendable {
  /// The first scalar of each run, in order.
  private var firsts: [UInt32] = []
  /// Where each run begins in ``widths``, in the same order.
  private var starts: [Int] = []
  /// The advances of all runs, one after the other.
  private var widths: [UInt16] = []
  /// The advances of the first 128 scalars; negative for those that are missing.
  private var early = [Int32](repeating: -1, count: 128)

  /// Creates the advances of no characters.
  package init() {}

  /// Creates advances in any order.
  ///
  /// - Parameter advances: The advances, in units of the face; the nearest number of 0...65535 is taken for another.
  package init(_ advances: [Unicode.Scalar: Int]) {
    for (scalar, advance) in advances.sorted(by: { $0.key < $1.key }) {
      append(UInt16(clamping: advance), of: scalar)
    }
  }

  /// Adds a scalar after all others.
  ///
  /// - Parameters:
  ///   - advance: The advance in units of the face.
  ///   - scalar: The scalar, which must be greater than all others; otherwise nothing is added.
  package mutating func append(_ advance: UInt16, of scalar: Unicode.Scalar) {
    let end = end
    guard scalar.value >= end else { return }
    if scalar.value > end || firsts.isEmpty {
      firsts.append(scalar.value)
      starts.append(widths.count)
    }
    widths.append(advance)
    if scalar.value < 128 { early[Int(scalar.value)] = Int32(advance) }
  }

  /// The number after the last scalar; 0 without any.
  private var end: UInt32 {
    guard let first = firsts.last, let start = starts.last else { return 0 }
    return first + UInt32(widths.count - start)
  }

  /// The number of characters.
  package var count: Int { widths.count }

  /// The advance of a scalar in units of the face; `nil` if the face lacks it.
  package subscript(scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 128 {
      let advance = early[Int(value)]
      return advance < 0 ? nil : Int(advance)
    }
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let index = starts[low - 1] + Int(value - firsts[low - 1])
    return index < end(of: low - 1) ? Int(widths[index]) : nil
  }

  /// Returns where a run ends in ``widths``.
  private func end(of run: Int) -> Int {
    run + 1 < starts.count ? starts[run + 1] : widths.count
  }

  /// The runs of successive scalars in order: the first scalar, and the advances.
  package var runs: [(first: UInt32, advances: ArraySlice<UInt16>)] {
    firsts.indices.map { (firsts[$0], widths[starts[$0]..<end(of: $0)]) }
  }
}

extension ScalarAdvances: Hashable {
  /// Whether two faces have the same characters with the same advances.
  package static func == (left: ScalarAdvances, right: ScalarAdvances) -> Bool {
    left.firsts == right.firsts && left.starts == right.starts && left.widths == right.widths
  }

  /// Hashes the characters and their advances.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(firsts)
    hasher.combine(widths)
  }
}
