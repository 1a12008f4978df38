import Diagnostics

extension GoldenInventory {
  /// The findings: orphans, missing, mis-cased and second files of goldens.
  ///
  /// One command mends everything that is missing, so it is not told of each. A folder that is spelt wrongly is one
  /// finding, whatever it holds. Where goldens are missing too, an orphan may be one of those under its former name.
  package var diagnostics: [Diagnostic] {
    orphans.map { Diagnostic("no scenario owns this golden", file: $0.path, next: orphansCommand) }
      + missing.map { Diagnostic("the golden is missing", file: $0.path) }
      + namingDiagnostics
  }

  private var orphansCommand: NextStep { missing.isEmpty ? .prune : .status }

  /// The findings about names: mis-cased and second files of goldens.
  package var namingDiagnostics: [Diagnostic] {
    renames.map { rename in
      Diagnostic(
        "the name has other letters than it should", file: rename.found.path,
        expected: rename.expected.path,
        next: .shell(command(for: rename)))
    }
      + duplicates.map { second in
        Diagnostic(
          "this is a second file of a golden, in other letters", file: second.found.path,
          expected: "only \(second.expected)", next: .shell("\(git) rm \(second.found.path.shellQuoted)"))
      }
  }

  /// Whether every golden is there, once and under its name, and no other.
  package var isClean: Bool {
    missing.isEmpty && !hasStrays
  }

  /// Whether there are files that no run of scenarios would tell of: orphans, and goldens under another name.
  package var hasStrays: Bool {
    !(orphans.isEmpty && miscased.isEmpty && duplicates.isEmpty)
  }

  /// How many there are of each finding, as `2 orphans, 1 missing`; empty where all is in order.
  package var counts: String {
    [
      (orphans.count, orphans.count == 1 ? "orphan" : "orphans"), (missing.count, "missing"),
      (miscased.count, "in other letters"), (duplicates.count, "there twice"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
