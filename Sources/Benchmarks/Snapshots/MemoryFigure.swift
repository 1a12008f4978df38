import Foundation
import Snapshotting

/// How much memory remains in use for each passing assertion.
@MainActor
enum MemoryFigure {
  /// A sentence with the figure, or with the reason why it is unknown.
  static func text() throws -> String {
    let goldens = try TextGoldens(count: 10_000)
    let session = goldens.session()
    try assert(0..<1000, goldens, in: session)
    let before = ProcessMemory.resident
    try assert(1000..<10_000, goldens, in: session)
    guard let before, let after = ProcessMemory.resident else {
      return "The system does not report how much memory is used."
    }
    let kilobytes = Double(max(0, after - before)) / 9000 / 1024
    return
      "Memory that stays for each of 9000 passing text snapshots: \(kilobytes.rounded(toPlaces: 3)) KB (limit 0.1)"
  }

  private static func assert(
    _ numbers: Range<Int>, _ goldens: TextGoldens, in session: SnapshotSession
  ) throws {
    for number in numbers {
      if let failure = goldens.assertion(goldens.texts[number], number, in: session) {
        throw TextGoldens.Failed(message: failure)
      }
    }
  }
}
