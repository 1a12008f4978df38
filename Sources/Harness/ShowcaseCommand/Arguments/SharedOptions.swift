import Commands
import Reports

extension Option {
  /// Selects scenarios by name.
  static let filter = Option(
    "filter", value: .required("ID"),
    "run only scenarios of [Showcase/]Class[/Use case[/script]]; may be repeated")
  /// Leaves scenarios out by name.
  static let skip = Option("skip", value: .required("ID"), "run no scenarios of ID; may be repeated")
  /// Selects scenarios by configuration.
  static let configuration = Option(
    "configuration", value: .required("NAME"), "run only this configuration; may be repeated")
  static let shard = Option(
    "shard", value: .required("I/N"),
    "run only the I-th of N parts; by default the part that the CI service's variables name")
  static let workers = Option(
    "workers", value: .required("N"),
    "run scenarios in N processes: one for each processor by default, 0 for this process")
  static let timeout = Option(
    "timeout", value: .required("SECONDS"), "limit the time of each scenario; 600 seconds by default")
  static let allCalls = Option("all-calls", "list every call of a crash, not only the app's own")
  static let recordInCI = Option(
    "record-in-ci", "allow goldens to be written where the variable CI is set")
  /// The plans, by their files.
  static let planNames = Choices.filesNamed(in: "Plans", ending: ".xctestplan")
  /// A report of a run's events.
  static let report = Option(
    "report", value: .required("KIND[=PATH]"), choices: .words(reportKinds),
    "write a \(reportKinds.alternatives) report to PATH or to standard output; may be repeated")
  private static let reportKinds = ReportKind.allCases.map(\.rawValue)
}

extension Operands {
  /// Plans whose scenarios run.
  static let plans = Operands(
    "[PLAN...]", "the plans to run; all by default", count: 0...Int.max, choices: Option.planNames)
  /// Changes that wait for review.
  static let changes = Operands(
    "[ID...]", "what waits for review, as [Showcase/]Class[/Use case[/script]]", count: 0...Int.max)
}
