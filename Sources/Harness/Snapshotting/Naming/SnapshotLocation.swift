/// Where the goldens of a test file lie.
public enum SnapshotLocation: Hashable, Sendable {
  /// In a folder beside the test: `__Snapshots__/<test file>/<test>.<name>.txt`. The default.
  case besideTest
  /// In the package's folder of goldens: `Snapshots/<module>/<test file>/<test>.<name>.txt`.
  case package
}
