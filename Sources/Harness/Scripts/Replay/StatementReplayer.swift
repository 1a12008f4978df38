import EarlGrey
import ShowcaseKit

/// Does on a stage what one statement says, and lets the stage come to rest.
@MainActor
struct StatementReplayer {
  let stage: Stage

  func replay(_ operation: ScriptOperation) throws(ReplayFailure.Reason) {
    do throws(ReplayFailure.Reason) {
      try perform(operation)
    } catch {
      throw stage.exception.map { .stage(.exception($0)) } ?? error
    }
    do { try stage.settle() } catch { throw .stage(error) }
  }

  private func perform(_ operation: ScriptOperation) throws(ReplayFailure.Reason) {
    switch operation {
    case .interaction(let selection, let links): try interact(selection, links)
    case .snapshot: break
    case .advance(let seconds): stage.advance(by: seconds)
    case .waitFor(let call, let timeout): try wait(for: call, timeout: timeout)
    }
  }

  private func interact(_ selection: ResolvedCall, _ links: [InteractionLink]) throws(ReplayFailure.Reason) {
    let outcome = stage.run { () -> Result<Void, GREYError> in
      Result { () throws(GREYError) in
        var interaction = EarlGrey.selectElement(with: matcher(selection))
        for link in links { try follow(link, &interaction) }
      }
    }
    if case .failure(let error) = outcome { throw .interaction(error) }
  }

  private func follow(_ link: InteractionLink, _ interaction: inout GREYElementInteraction) throws(GREYError)
  {
    switch link {
    case .inRoot(let call): interaction = interaction.inRoot(matcher(call))
    case .atIndex(let index): interaction = interaction.atIndex(index)
    case .usingSearch(let call, let place):
      interaction = interaction.usingSearch(action(call), onElementWith: matcher(place))
    case .perform(let call): try interaction.performing(action(call))
    case .assert(let call): try interaction.asserting(matcher(call))
    }
  }

  /// Lets virtual time pass, a tenth of a second at a time, until something matches.
  private func wait(for call: ResolvedCall, timeout: Double) throws(ReplayFailure.Reason) {
    let matcher = matcher(call)
    let interaction = EarlGrey.selectElement(with: matcher)
    var remaining = timeout
    while !stage.run({ interaction.isFound }) {
      guard remaining > 0 else { throw .waitTimedOut(matcher: matcher.description, seconds: timeout) }
      let step = min(Self.pollInterval, remaining)
      stage.advance(by: step)
      remaining -= step
    }
  }

  private static let pollInterval = 0.1

  /// The checker lets only names through that are bound.
  private func matcher(_ call: ResolvedCall) -> GREYMatcher {
    guard let matcher = EarlGreyBindings.matcher(call) else {
      preconditionFailure("'\(call.name)' passed the checker, but is bound to no matcher")
    }
    return matcher
  }

  private func action(_ call: ResolvedCall) -> GREYAction {
    guard let action = EarlGreyBindings.action(call) else {
      preconditionFailure("'\(call.name)' passed the checker, but is bound to no action")
    }
    return action
  }
}
