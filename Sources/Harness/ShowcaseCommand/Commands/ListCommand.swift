import TestRunner

/// Prints use cases, scripts and plans, for people or as JSON.
@MainActor
struct ListCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let listing = try Listing(project)
    console.output(invocation.has(.json) ? try listing.json : listing.text)
    return .success
  }
}
