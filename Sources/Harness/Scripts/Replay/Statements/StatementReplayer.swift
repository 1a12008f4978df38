import EarlGrey
import ShowcaseKit

/// Performs statements on a stage, one after the other, and waits until the stage is idle after each.
///
///     let replayer = StatementReplayer(stage: stage)
///     for statement in script.statements { try replayer.replay(statement.operation) }
@MainActor
package struct StatementReplayer {
  let stage: Stage
  let errors = ErrorVariables()

  /// - Parameter stage: The stage, which the replayer retains.
  package init(stage: Stage) {
    self.stage = stage
  }

  /// Performs a statement, and waits until the stage is idle unless the script has turned that off.
  ///
  /// - Throws: The reason why the statement failed, or the stage's own failure.
  package func replay(_ operation: ScriptOperation) throws(ReplayFailure.Reason) {
    do throws(ReplayFailure.Reason) {
      try perform(operation)
    } catch {
      // An exception of the use case explains the failure better than EarlGrey's error does.
      throw stage.exception.map { .stage(.exception($0)) } ?? error
    }
    guard isSynchronized else { return }
    do { try stage.settle() } catch { throw .stage(error) }
  }

  /// Whether EarlGrey waits, unless the script has turned that off.
  private var isSynchronized: Bool {
    stage.run { GREYConfiguration.shared.boolValue(forConfigKey: .synchronizationEnabled) }
  }

  private func perform(_ operation: ScriptOperation) throws(ReplayFailure.Reason) {
    switch operation {
    case .interaction(let selection, let links): try interact(selection, links)
    case .snapshot: break
    case .command(let call): try run(call)
    }
  }

  private func run(_ call: ResolvedCall) throws(ReplayFailure.Reason) {
    guard let variable = call.error else { return try command(call).run(self) }
    // An error of an earlier call must not look like this call's.
    errors[variable] = nil
    do throws(ReplayFailure.Reason) { try command(call).run(self) } catch { errors[variable] = error }
  }

  /// Returns the command of a call; the checker allows only names with a binding.
  private func command(_ call: ResolvedCall) -> StageCommand {
    guard let command = stage.run({ StatementBindings.command(call) }) else {
      preconditionFailure("'\(call.name)' passed the checker, but is bound to no statement")
    }
    return command
  }
}

extension StatementReplayer {
  /// Runs EarlGrey's interactions on the stage.
  func interact(_ body: () throws(GREYError) -> Void) throws(ReplayFailure.Reason) {
    let outcome = stage.run { () -> Result<Void, GREYError> in Result { () throws(GREYError) in try body() } }
    if case .failure(let error) = outcome { throw .interaction(error) }
  }

  func interact(_ selection: ResolvedCall, _ links: [InteractionLink]) throws(ReplayFailure.Reason) {
    try interact { () throws(GREYError) in
      var interaction = EarlGrey.selectElement(with: matcher(selection))
      for link in links { try follow(link, &interaction) }
    }
  }

  private func follow(
    _ link: InteractionLink, _ interaction: inout GREYElementInteraction
  ) throws(GREYError) {
    switch link {
    case .inRoot(let call): interaction = interaction.inRoot(matcher(call))
    case .atIndex(let index): interaction = interaction.atIndex(index)
    case .usingSearch(let call, let target):
      interaction = interaction.usingSearch(action(call), onElementWith: matcher(target))
    case .perform(let call, let error):
      try attempt(keepingErrorIn: error) { () throws(GREYError) in try interaction.performing(action(call)) }
    case .assert(let call, let error):
      try attempt(keepingErrorIn: error) { () throws(GREYError) in try interaction.asserting(matcher(call)) }
    }
  }

  /// Runs a link of the chain. As in EarlGrey, the chain continues after an error that is kept.
  private func attempt(
    keepingErrorIn variable: String?, _ body: () throws(GREYError) -> Void
  ) throws(GREYError) {
    guard let variable else { return try body() }
    // An error of an earlier call must not look like this call's.
    errors[variable] = nil
    do throws(GREYError) { try body() } catch { errors[variable] = .interaction(error) }
  }

  /// Returns the matcher of a call; the checker allows only names with a binding.
  private func matcher(_ call: ResolvedCall) -> GREYMatcher {
    guard let matcher = EarlGreyBindings.matcher(call) else {
      preconditionFailure("'\(call.name)' passed the checker, but is bound to no matcher")
    }
    return matcher
  }

  /// Returns the matcher of a checked call; `nil` if it is not one. Call it on the stage.
  package static func matcher(of call: ResolvedCall) -> GREYMatcher? { EarlGreyBindings.matcher(call) }

  private func action(_ call: ResolvedCall) -> GREYAction {
    guard let action = EarlGreyBindings.action(call) else {
      preconditionFailure("'\(call.name)' passed the checker, but is bound to no action")
    }
    return action
  }
}
