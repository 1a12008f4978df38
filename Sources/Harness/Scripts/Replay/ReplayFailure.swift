import EarlGrey
import ShowcaseKit
import SourceText

/// Why a script stopped before its end.
public struct ReplayFailure: Error, Hashable, Sendable {
  /// The statement that failed; `nil` for the launch.
  public let statement: CheckedStatement?
  public let reason: Reason

  /// What went wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// EarlGrey's interaction failed.
    case interaction(GREYError)
    /// The use case raised an exception, or keeps the application from coming to rest.
    case stage(StageFailure)
    /// Nothing matched within the time that was given.
    case waitTimedOut(matcher: String, seconds: Double)
  }

  /// The whole text for a reader: EarlGrey's report, with the views on the screen.
  public var report: String {
    switch reason {
    case .interaction(let error): error.report
    case .stage(let failure): failure.description
    case .waitTimedOut(let matcher, let seconds):
      "Nothing matched within \(seconds) virtual seconds.\n\nElement Matcher:\n\(matcher)"
    }
  }
}
