import GoldenFiles

/// Which goldens assertions write.
///
/// It is determined by the assertion's `record:`, else by the innermost
/// `withSnapshotTesting(record:)` or ``SnapshotsTrait`` around it, else by the variable
/// `SHOWCASE_RECORD`. Where the variable `CI` is set, an assertion that would record fails instead: with
/// ``all`` in any case, else if its golden is missing or differs.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// None: assertions only compare.
  case never
  /// Goldens that do not exist.
  case missing
  /// Goldens that do not exist or differ.
  case failed
  /// All goldens, whatever they contain.
  case all
}

extension SnapshotRecording: ExpressibleByBooleanLiteral {
  /// `true` means ``all``, and `false` means ``never``.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .never
  }
}

extension RecordMode {
  init(_ recording: SnapshotRecording) {
    self =
      switch recording {
      case .never: .never
      case .missing: .missing
      case .failed: .failed
      case .all: .all
      }
  }
}
