import Foundation

/// How much of the tests that take minutes is run.
package enum Extent {
  /// Whether `SHOWCASE_TESTS` is `all`, as in `.ci/run`.
  ///
  /// Otherwise the same questions are asked of less: a program that the compiler made of the README's example
  /// instead of a package, one run again instead of five, trees of hundreds of nodes instead of thousands, the
  /// first of the seeds. The manifest has the same rule as `testsAreWhole`.
  package static let isWhole = ProcessInfo.processInfo.environment["SHOWCASE_TESTS"] == "all"

  /// How large a test's input is, or how often a test asks its question: the first value where all is tested, whose
  /// number is the one in the test's name.
  package static func size<Value>(_ whole: Value, quick: Value) -> Value { isWhole ? whole : quick }
}
