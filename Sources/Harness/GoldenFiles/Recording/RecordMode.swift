import Diagnostics

/// Which goldens a run writes.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// None: a run only compares. The default.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist or differ.
  case failed
  /// Every one, whatever it holds.
  case all
}

/// How a storyboard compares to its golden.
package enum GoldenComparison: Hashable, Sendable {
  case missing, differing, equal
}

extension RecordMode {
  /// Whether the golden of a scenario that compared so is written.
  package func writes(after comparison: GoldenComparison) -> Bool {
    switch (self, comparison) {
    case (.never, _), (.missing, .differing), (.missing, .equal), (.failed, .equal): false
    case (.missing, .missing), (.failed, .missing), (.failed, .differing), (.all, _): true
    }
  }

  /// The value of the flag `--record[=MODE]`; the bare flag means ``failed``.
  ///
  /// - Parameter arguments: all that was typed, which advice repeats.
  package init(flag value: String?, of arguments: [String]) throws(Diagnostic) {
    guard let value else {
      self = .failed
      return
    }
    self = try RecordMode.named(value, of: "--record") { name in
      let mended = arguments.map { $0 == "--record=\(value)" ? "--record=\(name)" : $0 }
      return .showcase(mended.map(\.asTyped).joined(separator: " "))
    }
  }

  /// The value of the variable `SHOWCASE_RECORD`; where it is not set or empty, nothing is recorded.
  ///
  /// Besides a mode's name, `1`, `true` and `yes` mean what the bare flag does, and `0`, `false` and `no`
  /// mean ``never``.
  package init(variable value: String?) throws(Diagnostic) {
    let value = value ?? ""
    switch value.lowercased() {
    case "", "0", "false", "no": self = .never
    case "1", "true", "yes": self = .failed
    default:
      self = try RecordMode.named(value, of: "SHOWCASE_RECORD") {
        .shell("SHOWCASE_RECORD=\($0) swift test")
      }
    }
  }

  private static func named(
    _ name: String, of origin: String, command: (String) -> NextStep
  ) throws(Diagnostic) -> RecordMode {
    if let mode = RecordMode(rawValue: name.lowercased()) { return mode }
    let nearest = nearestName(to: name, in: allCases.map(\.rawValue))
    throw Diagnostic(
      "'\(name)' is not a record mode of \(origin)", expected: "never, missing, failed or all",
      nearest: nearest,
      next: nearest.map(command))
  }
}
