import SourceText

/// What is wrong with the goldens on a disk, known from the catalogue alone, without running anything.
public struct GoldenAudit: Hashable, Sendable {
  /// A golden whose file is there, but spelt in other letters.
  public struct Miscased: Hashable, Sendable {
    public var expected: GoldenPath
    public var found: GoldenPath

    public init(expected: GoldenPath, found: GoldenPath) {
      self.expected = expected
      self.found = found
    }
  }

  /// Files that no scenario owns.
  public var orphans: [GoldenPath]
  /// Goldens that are not there.
  public var missing: [GoldenPath]
  /// Goldens that only a case-insensitive disk would find.
  public var miscased: [Miscased]

  /// Compares what should be there with what is; the results are sorted.
  ///
  /// - Parameters:
  ///   - owned: the goldens of the complete catalogue, not only of what a filter selects.
  ///   - files: all files under `Snapshots`.
  public init(owned: [GoldenPath], files: [GoldenPath]) {
    let absent = Set(owned).subtracting(files).sorted()
    var unowned = Set(files).subtracting(owned)
    let unownedByFold = Dictionary(grouping: unowned.sorted(), by: \.caseFolded)
    miscased = []
    missing = []
    for path in absent {
      if let found = unownedByFold[path.caseFolded]?.first, unowned.remove(found) != nil {
        miscased.append(Miscased(expected: path, found: found))
      } else {
        missing.append(path)
      }
    }
    orphans = unowned.sorted()
  }

  /// The findings: orphans, missing and mis-cased goldens.
  ///
  /// One command mends everything that is missing, so it is not told of each.
  public var diagnostics: [Diagnostic] {
    orphans.map { Diagnostic("no scenario owns this golden", file: $0.path, next: "showcase prune") }
      + missing.map { Diagnostic("the golden is missing", file: $0.path) }
      + miscased.map {
        Diagnostic(
          "the golden's name has other letters than it should", file: $0.found.path,
          expected: $0.expected.path,
          next: "git mv \($0.found.path.shellQuoted) \($0.expected.path.shellQuoted)")
      }
  }
}
