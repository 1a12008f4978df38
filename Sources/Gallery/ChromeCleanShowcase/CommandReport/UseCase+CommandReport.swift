import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  /// A report of commands that are handled, and of those that nobody handles.
  static let unhandledCommandReport = UseCase(
    "Unhandled command report", of: CommandReportViewController.self, coordinator: CommandReportFeature.self)
}
