import Diagnostics
import GoldenFiles

/// The goldens of values on a disk, and those that no test has, as far as sources and earlier runs show.
package struct ValueInventory: Hashable, Sendable {
  /// All goldens of values, in the order of paths.
  package var goldens: [GoldenPath] = []
  /// Those that no test declares, in the order of paths.
  package var unowned: [UnownedValue] = []
  /// Those whose test ran without them, in the order of paths.
  package var unclaimed: [UnclaimedValue] = []
  /// What waits for review although no test declares it any more.
  package var unownedPending: Set<GoldenPath> = []
  /// What waits for review although its test has run without it since.
  package var unclaimedPending: Set<GoldenPath> = []
}

/// A golden of a value that no test declares.
package struct UnownedValue: Hashable, Sendable {
  package let path: GoldenPath
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// There is no such test file.
    case noFile(String)
    /// The test file does not declare the test; with the nearest name that it declares.
    case noTest(String, file: String, nearest: String?)
  }

  /// What is to be done about it.
  package var diagnostic: Diagnostic {
    var fault = Diagnostic("no test owns this golden", file: path.path, next: .prune)
    switch reason {
    case .noFile(let file): fault.expected = "the test file '\(file)'"
    case .noTest(let test, let file, let nearest):
      fault.expected = "a function '\(test)' in '\(file)'"
      fault.nearest = nearest
    }
    return fault
  }
}

extension UnownedValue.Reason: CustomStringConvertible {
  /// The reason, in one clause.
  package var description: String {
    switch self {
    case .noFile(let file): "there is no test file '\(file)'"
    case .noTest(let test, let file, _): "'\(file)' has no function '\(test)'"
    }
  }
}

/// A golden of a value whose test ran without an assertion of it, as the run's mark says.
///
/// The test may have ended early, or asserts it only on other systems, so this is a guess.
package struct UnclaimedValue: Hashable, Sendable {
  package let path: GoldenPath
  package let test: String

  package init(path: GoldenPath, test: String) {
    (self.path, self.test) = (path, test)
  }

  /// What can be done about it.
  package var diagnostic: Diagnostic {
    Diagnostic(
      "no assertion had this golden when its test ran", file: path.path,
      expected: "an assertion of it in '\(test)'", next: .showcase("prune --unclaimed"))
  }
}
