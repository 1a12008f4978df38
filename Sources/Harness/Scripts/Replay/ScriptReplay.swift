import EarlGrey
import HeadlessUIKit
import ShowcaseKit
import Storyboards

/// A use case with a script replayed on it: the steps so far and, if it stopped early, the failure.
package struct ScriptReplay: Sendable {
  package private(set) var steps: [Step] = []
  /// When the steps took place, and what the application did meanwhile.
  package private(set) var timeline = Timeline()
  package private(set) var failure: ReplayFailure?
  /// What was left over at the end; empty if the script stopped early.
  package private(set) var ending: StoryboardEnding = StoryboardEnding()
  /// The constraints that broke, with the numbers of the steps.
  private var broken: [(step: Int, text: BrokenConstraintText)] = []
  /// What ran, in order; empty unless the configuration is traced.
  package private(set) var tracedWork: [String] = []
  /// How far the rules of the use case applied; empty if it has none.
  package private(set) var ruleUses: [RuleUse] = []

  /// Stages a use case and replays a script, one step for each statement, until the first failure.
  ///
  /// - Parameters:
  ///   - script: The checked statements; no statements for the implicit script `launch`.
  ///   - useCase: The use case to show.
  ///   - showcase: The showcase, which the home screen lists.
  ///   - configuration: The device and its settings.
  ///   - projection: The kind of the steps' trees; the views with their frames by default.
  @MainActor
  package init(
    _ script: CheckedScript, of useCase: UseCase, in showcase: Showcase, configuration: StageConfiguration,
    projection: RenderProjection = .hierarchy
  ) {
    let watch = LifetimeWatch()
    var isPending = false
    let rules = showcase.rules(of: useCase)
    do throws(StageFailure) {
      isPending = try run(
        script, on: Stage(useCase, in: showcase, configuration: configuration), obeying: rules, projection,
        watch)
    } catch {
      failure = ReplayFailure(step: 1, statement: nil, reason: .stage(error))
    }
    guard failure == nil else { return }
    // The stage is released by now: what exists yet is not held by it.
    ending.alive = watch.alive
    guard isPending else { return }
    let later = LaterRules(script, of: useCase, in: showcase, configuration: configuration)
    ruleUses = later.uses
    failure = later.broken.isEmpty ? nil : broken(later.broken, by: script.statements.last)
  }

  /// - Returns: Whether rules wait for something that may happen after the last statement.
  @MainActor
  private mutating func run(
    _ script: CheckedScript, on stage: Stage, obeying rules: [Rule], _ projection: RenderProjection,
    _ watch: LifetimeWatch
  ) -> Bool {
    let monitor = RuleMonitor(rules, on: stage)
    append("launch", from: stage, projection)
    check(monitor, after: nil)
    if failure == nil { replay(script, on: stage, monitor, projection) }
    ruleUses = monitor?.uses ?? []
    let isPending = monitor?.isPending == true
    monitor?.end()
    tracedWork = stage.tracedWork
    ending.missing = failure == nil ? stage.missingTexts + stage.resourceFaults + stage.interfaceFaults : []
    ending.broke = failure == nil ? hiddenConflicts : []
    ending.skipped = failure == nil ? stage.skippedCode : []
    ending.noAnswer = failure == nil ? stage.unansweredRequests : []
    ending.madeUp = failure == nil ? stage.madeUpData : []
    end(stage, watch)
    return isPending
  }

  /// Examines the rules after a step, which fails if one is broken.
  @MainActor
  private mutating func check(_ monitor: RuleMonitor?, after statement: CheckedStatement?) {
    guard let rules = monitor?.check(), !rules.isEmpty else { return }
    failure = broken(rules, by: statement)
  }

  /// The step that breaks rules is the last one.
  private func broken(_ rules: [BrokenRule], by statement: CheckedStatement?) -> ReplayFailure {
    ReplayFailure(step: steps.count, statement: statement, reason: .rules(rules))
  }

  /// The constraints that broke and that no tree shows as broken.
  private var hiddenConflicts: [String] {
    broken.filter { broken in !steps.contains { broken.text.isShown(in: $0.tree) } }
      .map { "\($0.text.node): \($0.text.conflict), in step \($0.step)" }.sorted()
  }

  /// Ends the use case, and notes the work that was still waiting, and what ran in real time.
  @MainActor
  private mutating func end(_ stage: Stage, _ watch: LifetimeWatch) {
    do throws(StageFailure) {
      let remainder = try stage.end(watchedBy: failure == nil ? watch : nil)
      guard failure == nil else { return }
      (ending.pending, ending.awaited) = (remainder.pending, remainder.awaited)
    } catch {
      // An earlier failure explains more than work that could never run.
      failure = failure ?? ReplayFailure(step: steps.count + 1, statement: nil, reason: .stage(error))
    }
  }

  @MainActor
  private mutating func replay(
    _ script: CheckedScript, on stage: Stage, _ monitor: RuleMonitor?, _ projection: RenderProjection
  ) {
    let replayer = StatementReplayer(stage: stage)
    for statement in script.statements {
      do throws(ReplayFailure.Reason) {
        try replayer.replay(statement.operation)
      } catch {
        // The failed step is not among the steps, so its number is the next one.
        failure = ReplayFailure(step: steps.count + 1, statement: statement, reason: error)
        return
      }
      append(statement.cause, from: stage, projection)
      check(monitor, after: statement)
      if failure != nil { return }
    }
  }

  @MainActor
  private mutating func append(_ cause: String, from stage: Stage, _ projection: RenderProjection) {
    let tree = stage.renderTree(projection)
    steps.append(
      Step(cause: cause, calls: stage.takeCalls(), animations: stage.takeAnimations(), tree: tree))
    timeline.addStep(endingAt: stage.time)
    timeline.events += stage.takeMoments().map { Timeline.Event($0) }
    for text in stage.takeBrokenConstraints() { broken.append((steps.count, text)) }
  }
}

extension Timeline.Event {
  fileprivate init(_ moment: StageMoment) {
    let kind: Kind =
      switch moment.kind {
      case .call: .call
      case .animation: .animation
      case .request: .request
      }
    let end = moment.time + moment.seconds
    self.init(kind: kind, text: moment.text, start: moment.time, end: end.isFinite ? end : nil)
  }
}

/// Why a script stopped before its end.
package struct ReplayFailure: Error, Hashable, Sendable {
  /// The number of the step that failed, from 1 for the launch; all steps before it succeeded. It is the last one of
  /// the replay's steps if it breaks a rule, and not among them otherwise.
  package let step: Int
  /// The statement that failed; `nil` for the launch.
  package let statement: CheckedStatement?
  package let reason: Reason

  /// What went wrong.
  package enum Reason: Error, Hashable, Sendable {
    /// EarlGrey's interaction failed.
    case interaction(GREYError)
    /// The use case raised an exception, or keeps the application from becoming idle.
    case stage(StageFailure)
    /// Not exactly one element matched within the timeout; the error at the end of it.
    case waitTimedOut(GREYError, seconds: Double)
    /// The statement could not be performed; the reason.
    case refused(String)
    /// The step breaks rules, at least one.
    case rules([BrokenRule])
  }

  /// The whole text for a reader: EarlGrey's report, including the views on the screen.
  package var report: String { reason.report }
}

extension ReplayFailure.Reason {
  var report: String {
    switch self {
    case .interaction(let error): error.report
    case .stage(let failure): failure.description
    case .waitTimedOut(let error, let seconds):
      "Waited for \(canonicalLiteral(seconds)) virtual seconds.\n\n\(error.report)"
    case .refused(let reason): reason
    case .rules(let rules): rules.map(\.report).joined(separator: "\n\n")
    }
  }
}
