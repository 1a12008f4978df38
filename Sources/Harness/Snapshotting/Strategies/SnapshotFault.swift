/// A value that a strategy cannot write.
enum SnapshotFault: Error, CustomStringConvertible {
  /// The description of a collection of this type shows its elements in an order that differs from process
  /// to process.
  case unordered(Any.Type)

  var description: String {
    switch self {
    case .unordered(let type):
      "the description of a \(type) has another order in each process; expected: .dump, which sorts it"
    }
  }
}
