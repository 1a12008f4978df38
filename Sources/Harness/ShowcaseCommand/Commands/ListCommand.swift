import Diagnostics
import Project
import TestRunner

/// Prints use cases, scripts and plans, or all about some plans, for people or as JSON, then what is wrong with them.
@MainActor
struct ListCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    invocation.has(.plan) ? try listPlans() : try listEverything()
  }

  private func listPlans() throws -> ExitStatus {
    let plans = try project.plans(named: invocation.values(of: .plan))
    let listing = try PlanListing(plans, in: project)
    console.output(invocation.has(.json) ? try listing.listedJSON : listing.text)
    return .success
  }

  private func listEverything() throws -> ExitStatus {
    let listing = Listing(project)
    console.output(invocation.has(.json) ? try listing.listedJSON : listing.text)
    console.tell(listing.faults.map(Self.withoutWayBack))
    return listing.faults.isEmpty ? .success : .unusableInput
  }

  /// What was listed just now need not be listed next.
  private static func withoutWayBack(_ fault: Diagnostic) -> Diagnostic {
    var copy = fault
    if copy.next == .list { copy.next = .check }
    return copy
  }
}
