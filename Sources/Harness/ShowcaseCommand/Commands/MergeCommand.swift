import Commands
import Diagnostics

/// The earlier name of `report --verdict`, which goes on working and is not listed.
struct MergeCommand: Command {
  let description = CommandDescription(
    "merge", group: nil, summary: "Does what 'report --verdict LOG...' does, which is written instead now.",
    operands: Operands("LOG...", "the json report of each shard", count: 1...Int.max, choices: .files),
    options: [.report], example: "report --verdict logs/*.json")

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    console.errorOutput("'merge' is now 'report --verdict': write 'report --verdict LOG...'\n")
    return try ReportCommand.report(
      of: invocation.operands, withVerdict: true, asAskedBy: invocation, on: console)
  }
}
