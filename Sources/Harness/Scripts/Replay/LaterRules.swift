import ShowcaseKit

/// What happens after the last statement of a script, as far as rules wait for it.
///
/// It happens on a stage of its own, so that neither a golden nor what is left over at the end depends on rules.
@MainActor
struct LaterRules {
  /// The rules that are broken.
  private(set) var broken: [BrokenRule] = []
  /// How far all rules applied.
  private(set) var uses: [RuleUse] = []

  /// - Parameters:
  ///   - script: A script that could be replayed.
  ///   - useCase: The use case to show.
  ///   - showcase: The showcase, which the home screen lists.
  ///   - configuration: The device and its settings.
  init(
    _ script: CheckedScript, of useCase: UseCase, in showcase: Showcase, configuration: StageConfiguration
  ) {
    // The script ran to its end once, so it does again.
    guard let stage = try? Stage(useCase, in: showcase, configuration: configuration),
      let monitor = RuleMonitor(showcase.rules(of: useCase), on: stage)
    else { return }
    let replayer = StatementReplayer(stage: stage)
    _ = monitor.check()
    for statement in script.statements {
      guard (try? replayer.replay(statement.operation)) != nil else { return }
      // As in the first replay, which describes each step.
      _ = stage.renderTree()
      _ = monitor.check()
    }
    broken = monitor.waitForPending()
    uses = monitor.uses
    monitor.end()
    _ = try? stage.end()
  }
}
