import Commands
import Diagnostics
import Project
import TestRunner

/// Prints use cases, scripts and plans, or the details of some plans, then what is wrong with them.
@MainActor
struct ListCommand: ProjectCommand {
  static let description = CommandDescription(
    "list", group: "Looking", summary: "Prints use cases, scripts and plans, or all about some plans.",
    options: [.plan, .format(Format.allCases.map(\.rawValue)), .output],
    example: "list --plan Smoke")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    invocation.has(.plan) ? try listPlans() : try listEverything()
  }

  private func listPlans() throws -> ExitCode {
    let plans = try project.plans(named: invocation.names(of: .plan))
    let listing = try PlanListing(plans, in: project)
    try console.output(
      try invocation.format(or: Format.text) == .json ? listing.json : listing.text, asAskedBy: invocation)
    return .success
  }

  private func listEverything() throws -> ExitCode {
    let listing = Listing(project)
    try console.output(
      try invocation.format(or: Format.text) == .json ? listing.json : listing.text, asAskedBy: invocation)
    console.report(listing.faults.map(Self.withoutWayBack))
    return listing.faults.isEmpty ? .success : .unusableInput
  }

  /// The listing has just been printed, so it is not suggested as the next command.
  private static func withoutWayBack(_ fault: Diagnostic) -> Diagnostic {
    var copy = fault
    if copy.next == .list { copy.next = .check }
    return copy
  }
}

extension Option {
  fileprivate static let plan = Option(
    "plan", value: .required("NAME"), choices: planNames,
    "print what this plan runs, in which order and how; may be repeated")
}
