import Commands
import Diagnostics
import GoldenFiles
import Project
import Review
import ScenarioGoldens
import TestRunner

/// Prints what waits for review; with names, all about what they mean.
@MainActor
struct StatusCommand: ProjectCommand {
  static let description = CommandDescription(
    "status", group: "Reviewing", summary: "Prints what waits for review, or all about some of it.",
    operands: .changes,
    options: [
      .configuration.meaning("only changes of this configuration; may be repeated"),
      .format(Format.allCases.map(\.rawValue)), .output,
    ],
    formerOptions: [.json], example: "status 'LoginViewController'")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let (changes, inventory) = try project.pendingChanges()
    let selection = PendingSelection(
      names: invocation.names, configurations: invocation.names(of: .configuration))
    let chosen = try selection.choose(from: changes)
    let isComplete = selection == PendingSelection()
    // Goldens besides are those of the whole package, and not of what was chosen.
    let status = PendingStatus(
      review: PendingReview(chosen), inventory: isComplete ? inventory : nil,
      explained: Set(changes.flatMap(\.explainedGoldens)))
    let text =
      switch try invocation.format(or: Format.text) {
      case .text: PendingStatusText(status, next: console.next, isWhole: !isComplete).text
      case .json: try status.listing.json
      }
    try console.output(text, asAskedBy: invocation)
    return status.isEmpty ? .success : .failure
  }
}

extension Project {
  /// What waits for review, and what is wrong with goldens besides.
  func pendingChanges() throws(Diagnostics) -> (changes: [PendingChange], inventory: GoldenInventory) {
    let (scenarios, inventory) = (try scenarios(), try inventory())
    do throws(Diagnostic) {
      let changes = try goldens.pendingChanges(owned: scenarios.map(\.golden), orphans: inventory.orphans)
      return (changes, inventory)
    } catch {
      throw Diagnostics([error])
    }
  }
}

extension PendingChange {
  /// The goldens whose absence or presence the change explains: they are not reported again.
  fileprivate var explainedGoldens: [GoldenPath] {
    if case .renamed(let source) = kind { [path, source] } else { [path] }
  }
}
