import Commands
import Diagnostics
import GoldenFiles
import Project
import Reports
import Review
import Storyboards
import TestRunner

/// Prints what waits for review; with names, the details of what they mean.
@MainActor
struct StatusCommand: ProjectCommand {
  static let description = CommandDescription(
    "status", group: "Reviewing", summary: "Prints what waits for review, or all about some of it.",
    operands: .changes,
    options: [
      .configuration.meaning("only changes of this configuration; may be repeated"), .every,
      .format(Format.allCases.map(\.rawValue)), .output,
    ],
    example: "status 'LoginViewController'")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let (changes, inventory, values, scenarios) = try project.pendingChanges()
    let selection = PendingSelection(
      names: invocation.names, configurations: invocation.names(of: .configuration))
    let chosen = Set(try selection.choose(from: changes).map(\.path))
    let isComplete = selection == PendingSelection()
    // Other goldens are reported for the whole package only, and not for a selection.
    let status = PendingStatus(
      review: PendingReview(changes, of: scenarios, with: project.goldens.hidden).filter {
        chosen.contains($0.path)
      },
      inventory: isComplete ? inventory : nil, values: isComplete ? values : nil,
      explained: Set(changes.flatMap(\.explainedGoldens)))
    let text =
      switch try invocation.format(or: Format.text) {
      case .text: PendingStatusText(status, next: console.next, extent: extent(isComplete: isComplete)).text
      case .json where isComplete && !invocation.has(.every): status.digest(console.next).text + "\n"
      case .json: try status.listing.json
      }
    try console.output(text, asAskedBy: invocation)
    return status.isInOrder ? .success : .failure
  }

  private func extent(isComplete: Bool) -> PendingStatusText.Extent {
    isComplete ? invocation.has(.every) ? .changes : .causes : .whole
  }
}

extension Option {
  fileprivate static let every = Option("all", "each change, and not only the causes")
}

extension Project {
  /// What waits for review, what else is wrong with goldens, and all scenarios.
  func pendingChanges() throws(Diagnostics) -> (
    changes: [PendingChange], inventory: GoldenInventory, values: ValueInventory, scenarios: [ScenarioName]
  ) {
    let (scenarios, inventory, values) = (try scenarios(), try inventory(), try valueInventory())
    do throws(Diagnostic) {
      let changes = try goldens.pendingChanges(
        owned: scenarios.map(\.golden), orphans: inventory.orphans, unowned: values.unownedPending,
        unclaimed: values.unclaimedPending)
      return (changes, inventory, values, scenarios.map(\.name))
    } catch {
      throw Diagnostics([error])
    }
  }
}

extension PendingChange {
  /// The missing goldens and orphans that the change explains; they are not reported again.
  fileprivate var explainedGoldens: [GoldenPath] {
    if case .renamed(let source) = kind { [path, source] } else { [path] }
  }
}
