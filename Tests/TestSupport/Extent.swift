import Foundation

/// The extent of tests that would take minutes.
package enum Extent {
  /// Whether `SHOWCASE_TESTS` is `all`, as in `.ci/run`.
  ///
  /// Otherwise the same tests have smaller inputs: a program compiled from the README's example instead of a
  /// package, one more run instead of five, trees of hundreds of nodes instead of thousands, the first of the seeds,
  /// the plan Smoke instead of all plans, the first rows of a table.
  /// The manifest has the same rule as `testsAreWhole`.
  package static let isWhole = ProcessInfo.processInfo.environment["SHOWCASE_TESTS"] == "all"

  /// The size of a test's input, or the number of its repetitions: the first value if all is tested, which is the
  /// number in the test's name.
  package static func size<Value>(_ whole: Value, quick: Value) -> Value { isWhole ? whole : quick }

  /// The rows of a table that are tested: the first ones in a quick run.
  package static func rows<Row>(_ table: [Row], quick count: Int) -> [Row] {
    isWhole ? table : Array(table.prefix(count))
  }
}
