import EarlGrey
import ShowcaseKit

/// Why a script stopped before its end.
package struct ReplayFailure: Error, Hashable, Sendable {
  /// The number of the step that went wrong, from 1 for the launch; the steps before it went well.
  package let step: Int
  /// The statement that failed; `nil` for the launch.
  package let statement: CheckedStatement?
  package let reason: Reason

  /// What went wrong.
  package enum Reason: Error, Hashable, Sendable {
    /// EarlGrey's interaction failed.
    case interaction(GREYError)
    /// The use case raised an exception, or keeps the application from coming to rest.
    case stage(StageFailure)
    /// Not exactly one element matched within the time that was given; the error is that of the end of it.
    case waitTimedOut(GREYError, seconds: Double)
    /// The statement could not be done; says why.
    case refused(String)
  }

  /// The whole text for a reader: EarlGrey's report, with the views on the screen.
  package var report: String {
    switch reason {
    case .interaction(let error): error.report
    case .stage(let failure): failure.description
    case .waitTimedOut(let error, let seconds):
      "Waited for \(canonicalLiteral(seconds)) virtual seconds.\n\n\(error.report)"
    case .refused(let reason): reason
    }
  }
}
