import Foundation

/// How much of the tests that take minutes is run.
package enum Extent {
  /// Whether `SHOWCASE_TESTS` asks for `all` of it, as `.ci/run` does.
  ///
  /// Otherwise the same questions are asked of less: a program that the compiler made of the README's example
  /// instead of a package, one run again instead of five, trees of hundreds of nodes instead of thousands.
  package static let isWhole = ProcessInfo.processInfo.environment["SHOWCASE_TESTS"] == "all"

  /// How large a test's input is, or how often a test asks its question: the first number where all is tested.
  package static func size<Number>(_ whole: Number, quick: Number) -> Number { isWhole ? whole : quick }
}
