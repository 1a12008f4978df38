import GoldenFiles

/// A value that a strategy cannot write.
enum SnapshotFault: Error, CustomStringConvertible {
  /// The description of a collection of this type shows its elements in an order that differs from process
  /// to process.
  case unordered(Any.Type)
  /// The text has this many bytes.
  case tooLong(Int)
  /// The dump is longer than a golden may be.
  case endless

  private static let longest = "at most \(GoldenFolder.largestSize) bytes (64 MiB)"

  var description: String {
    switch self {
    case .unordered(let type):
      "the description of a \(type) has another order in each process; expected: .dump, which sorts it"
    case .tooLong(let count): "its text has \(count) bytes; expected: \(Self.longest)"
    case .endless:
      "its dump does not end within \(Self.longest); an object that occurs in several places is shown in each"
    }
  }
}
