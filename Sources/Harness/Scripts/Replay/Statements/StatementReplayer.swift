import EarlGrey
import ShowcaseKit

/// Does on a stage what statements say, one after the other, and lets the stage come to rest after each.
@MainActor
struct StatementReplayer {
  let stage: Stage

  func replay(_ operation: ScriptOperation) throws(ReplayFailure.Reason) {
    do throws(ReplayFailure.Reason) {
      try perform(operation)
    } catch {
      throw stage.exception.map { .stage(.exception($0)) } ?? error
    }
    guard isSynchronized else { return }
    do { try stage.settle() } catch { throw .stage(error) }
  }

  /// Whether the script has left it to EarlGrey to wait.
  private var isSynchronized: Bool {
    stage.run { GREYConfiguration.shared.boolValue(forConfigKey: .synchronizationEnabled) }
  }

  private func perform(_ operation: ScriptOperation) throws(ReplayFailure.Reason) {
    switch operation {
    case .interaction(let selection, let links): try interact(selection, links)
    case .snapshot: break
    case .command(let call): try command(call).run(self)
    }
  }

  /// The checker lets only names through that are bound.
  private func command(_ call: ResolvedCall) -> StageCommand {
    guard let command = stage.run({ StatementBindings.command(call) }) else {
      preconditionFailure("'\(call.name)' passed the checker, but is bound to no statement")
    }
    return command
  }
}
