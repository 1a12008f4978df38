import GoldenFiles

/// A snapshot whose text is written.
struct WrittenSnapshot {
  let test: SnapshotTest
  let place: SnapshotPlace
  let isNamed: Bool
  let path: GoldenPath
  /// What tells the golden from all others of the run.
  let key: Int
}
