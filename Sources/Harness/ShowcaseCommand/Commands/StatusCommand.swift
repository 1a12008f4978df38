import Diagnostics
import GoldenFiles
import Project
import Review
import TestRunner

/// Prints what waits for review, for people or as JSON; with names, all about what they mean.
@MainActor
struct StatusCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let (changes, inventory) = try project.pendingChanges()
    let selection = PendingSelection(
      names: invocation.positionals, configurations: invocation.values(of: .configuration))
    let chosen = try selection.choose(from: changes)
    let isComplete = selection == PendingSelection()
    let status = PendingStatus(
      review: PendingReview(chosen), inventory: isComplete ? inventory : nil,
      explained: Set(changes.flatMap(\.explainedGoldens)))
    console.output(
      invocation.has(.json)
        ? try status.listing.json
        : PendingStatusText(status, next: console.next, isWhole: !isComplete).text
    )
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
  /// The goldens whose absence or presence the change explains: they are no news of their own.
  fileprivate var explainedGoldens: [GoldenPath] {
    if case .renamed(let source) = kind { [path, source] } else { [path] }
  }
}
