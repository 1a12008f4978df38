import Foundation

/// How much of the tests that take minutes is run.
package enum Extent {
  /// Whether `SHOWCASE_TESTS` asks for `all` of it, as `.ci/run` does.
  ///
  /// Otherwise the same questions are asked of less: a program that the compiler made of the README's example
  /// instead of a package, one run again instead of five.
  package static let isWhole = ProcessInfo.processInfo.environment["SHOWCASE_TESTS"] == "all"
}
