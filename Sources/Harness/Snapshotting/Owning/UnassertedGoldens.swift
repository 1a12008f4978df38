import Diagnostics
import GoldenFiles
import SwiftSources

/// The goldens of tests that ran which nothing asserts any more.
///
/// A test may end before an assertion, as one that is skipped or fails does. So a golden counts as asserted
/// if the source of its test still has the assertion, unless that has another golden now.
struct UnassertedGoldens {
  private(set) var paths: Set<GoldenPath> = []

  /// - Parameters:
  ///   - files: Files in the folder of a test file's goldens.
  ///   - tests: The tests that ran, as their goldens' paths call them.
  ///   - declared: The tests that the source declares; `nil` if it cannot be read.
  ///   - isUnclaimed: Whether no assertion of this run has a golden.
  init(
    among files: [GoldenPath], ofTests tests: Set<String>, in declared: @autoclosure () -> DeclaredTests?,
    isUnclaimed: (GoldenPath) -> Bool
  ) {
    let goldens = Set(files).compactMap { path in ValueGolden(of: path).map { (path: path, golden: $0) } }
      .filter { tests.contains($0.golden.test) }
    let unclaimed = goldens.filter { isUnclaimed($0.path) }
    guard !unclaimed.isEmpty else { return }
    let claimed = Set(goldens.filter { !isUnclaimed($0.path) }.map(\.golden))
    let declared = declared()
    let lost = unclaimed.filter { _, golden in
      claimed.contains(golden) || declared?.mayAssert(golden.name, in: golden.test) != true
    }
    paths = Set(lost.map(\.path))
  }
}

extension DeclaredTests {
  /// Whether a test may have the assertion of a snapshot, as far as its source shows: the snapshot's name is
  /// a literal in the test or outside of all tests, or the test has an assertion without a name.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot's name; `nil` for the one without a name.
  ///   - test: The test's name, with labels if it has overloads.
  func mayAssert(_ snapshot: String?, in test: String) -> Bool {
    let own = tests.filter { $0.name == test || $0.signature == test }
    let isOwn = { (line: Int) in own.contains { $0.lines.contains(line) } }
    guard let snapshot else {
      return list.tokens.indices.contains { index in
        isOwn(list.tokens[index].position.line) && assertsWithoutName(at: index)
      }
    }
    let names = list.tokens.filter { $0.kind == .string && $0.text == snapshot }.map(\.position.line)
    return names.contains { isOwn($0) || self.test(around: $0) == nil }
  }

  private func assertsWithoutName(at index: Int) -> Bool {
    guard ["assertSnapshot", "verifySnapshot"].contains(where: { list.has($0, at: index) }),
      list.has("(", at: index + 1)
    else { return false }
    let arguments = list.split(list.inside(index + 1))
    return !arguments.contains { list.hasSequence(["named", ":"], at: $0.lowerBound) }
  }
}
