import HeadlessUIKit
import Project
import RenderTree
import Scripts
import ShowcaseKit
import Storyboards

/// A use case on a stage, the inputs that were performed on it, and what the oracles saw.
@MainActor
struct Walk {
  private var stage: Stage?
  private var replayer: StatementReplayer?
  private let watch = LifetimeWatch()
  /// Checks the rules; it retains the stage.
  private var monitor: RuleMonitor?
  private let scenario: Scenario
  private let oracles: Set<Oracle>
  private let journal: Journal
  private let timer: InputTimer
  private(set) var record = WalkRecord()
  /// Whether the use case cannot go on.
  private(set) var hasStopped = false
  /// The screen after the last input.
  private(set) var tree = RenderNode("UIScreen")
  /// The screens after each input; empty unless oracles compare them.
  private(set) var screens: [RenderNode] = []
  /// Whether a refused input changed something: no script leads to what is seen from then on, as none can contain it.
  private(set) var hasStrayed = false
  private var typed = TypedTexts()
  /// The screens that were audited.
  private var audited: Set<RenderNode> = []
  /// Whether there was something to do at the beginning.
  private var hadOffers = false
  /// Whether the last input of an element, or what came after it, sent commands to the use case's owner, who decides what comes next.
  private var hasCalled = false

  /// Launches a use case.
  ///
  /// - Parameters:
  ///   - scenario: The use case and its configuration; its script is ignored.
  ///   - oracles: The oracles that watch.
  ///   - journal: Where events are noted.
  ///   - timer: Ends the process if the launch, an input or the end takes too long.
  init(of scenario: Scenario, watchedBy oracles: Set<Oracle>, journal: Journal, timer: InputTimer) {
    self.scenario = scenario
    self.oracles = oracles
    self.journal = journal
    self.timer = timer
    timer.restart()
    defer { timer.stop() }
    do throws(StageFailure) {
      let stage = try Stage(
        scenario.useCase, in: scenario.showcase, configuration: scenario.configuration)
      self.stage = stage
      replayer = StatementReplayer(stage: stage)
      tree = stage.renderTree()
      _ = stage.takeObservation()
      hadOffers = stage.run { !ScreenElements.offers().isEmpty }
      if oracles.contains(.rule) {
        monitor = RuleMonitor(scenario.showcase.rules(of: scenario.useCase), on: stage)
      }
      examineScreen(on: stage)
    } catch {
      stop(error)
    }
  }

  /// What can be done now, that of elements first; the second number recognizes the screen.
  func offers() -> (all: [Offer], digest: UInt64) {
    guard let stage, !hasStopped else { return ([], 0) }
    let device = DeviceInputs(configuration: stage.configuration)
    let all = stage.run { ScreenElements.offers() + device.all.map { Offer($0) } }
    return (all, tree.screenDigest)
  }

  /// The statements of an offer; `nil` if no interaction can find its element.
  func input(of offer: Offer) -> Input? { stage?.run { offer.input } }

  /// Remembers that something was tried.
  mutating func note(tried key: UInt64) { note(.tried(key)) }

  private mutating func note(_ event: WalkEvent) {
    journal.note(event)
    record.apply(event)
  }
}

extension Walk {
  /// Performs an input.
  ///
  /// - Returns: Whether the element accepted it; if not, it is not part of the walk.
  mutating func perform(_ input: Input) -> Bool {
    guard let stage, let replayer, !hasStopped else { return false }
    guard let statements = Self.statements(of: input) else { return false }
    note(.input(input))
    timer.restart()
    defer { timer.stop() }
    let before = Moment(on: stage)
    typed.add(input)
    do throws(ReplayFailure.Reason) {
      for statement in statements { try replayer.replay(statement.operation) }
    } catch {
      return fail(input, error)
    }
    let former = tree
    tree = stage.renderTree()
    var observation = stage.takeObservation()
    let now = Moment(on: stage)
    observation.changesPasteboard = before.pasteboard != now.pasteboard
    if oracles.contains(.unstable) { screens.append(tree) }
    judge(input, former, observation)
    if input.kind == .restore { judgeRestoration(by: input, former, lasting: now.time - before.time) }
    for type in now.controllers.doubled(since: before.controllers) { note(.duplicatePresentation, of: type) }
    examineScreen(on: stage)
    return true
  }

  /// What inputs may change other than the screen.
  @MainActor
  private struct Moment {
    let time: Double
    let pasteboard: String?
    let controllers: ControllerStacks

    init(on stage: Stage) {
      time = stage.time
      (pasteboard, controllers) = stage.run { (UIPasteboard.general.string, ControllerStacks.current) }
    }
  }

  private static func statements(of input: Input) -> [CheckedStatement]? {
    // The vocabulary has every statement that an offer makes, unless a name in it cannot be written.
    try? ScriptChecker().check(parsing: input.statements.joined(separator: "\n")).statements
  }

  private mutating func fail(_ input: Input, _ reason: ReplayFailure.Reason) -> Bool {
    if case .stage(let failure) = reason {
      stop(failure)
      return true
    }
    note(.refusal)
    if let stage {
      let former = tree
      tree = stage.renderTree()
      hasStrayed = stage.takeObservation().isEffect || tree != former
    }
    return false
  }

  private mutating func judge(_ input: Input, _ former: RenderNode, _ observation: Observation) {
    hasCalled = observation.hasCalls || (hasCalled && !input.kind.isForElement)
    let isChanged = observation.isEffect || former != tree
    if input.kind == .press {
      if isChanged {
        note(.effective(input.subject))
      } else {
        note(.nothingHappens, of: input.subject)
      }
    }
  }

  private mutating func judgeRestoration(by input: Input, _ former: RenderNode, lasting seconds: Double) {
    guard oracles.contains(.notRestored), RestoredScreen(before: former, after: tree).difference != nil else {
      return
    }
    var other = walkWithoutLastInput()
    defer { other?.endStage() }
    // Where other inputs were left out, what restored a setting may be what changes it.
    if let other, !other.isOffering(input) { return }
    // What time alone changes, such as what was still loading, is not what the setting did.
    let before = seconds > 0 ? other?.screen(after: seconds) ?? former : former
    guard let difference = RestoredScreen(before: before, after: tree).difference else { return }
    note(.notRestored, of: "\(difference.node) after \(input.subject)", difference.words)
  }

  /// Another walk with the same inputs except the last one; `nil` if it is not accepted there.
  private func walkWithoutLastInput() -> Walk? {
    var other = Walk(of: scenario, watchedBy: [], journal: Journal(path: nil), timer: timer)
    for input in record.inputs.dropLast() where !other.perform(input) { return nil }
    return other.hasStopped ? nil : other
  }

  /// Whether an input is one that could be chosen now.
  private func isOffering(_ input: Input) -> Bool {
    offers().all.contains { $0.kind == input.kind && self.input(of: $0) == input }
  }

  /// The screen after a time without inputs; `nil` if that has no end.
  private func screen(after seconds: Double) -> RenderNode? {
    guard let stage else { return nil }
    stage.advance(by: seconds)
    do throws(StageFailure) { try stage.settle() } catch { return nil }
    return stage.renderTree()
  }

  private mutating func stop(_ failure: StageFailure) {
    hasStopped = true
    let oracle: Oracle =
      switch failure {
      case .exception, .stringCatalogs, .fontFamilies: .crash
      case .notIdle, .endless: .neverIdle
      case .lostWork: .lostWork
      }
    if case .notIdle(let pending) = failure, let first = pending.first {
      // How much waits differs from time to time.
      return note(oracle, of: first, "It waits 30 virtual seconds and longer.")
    }
    let lines = failure.description.split(separator: "\n", maxSplits: 1)
    note(oracle, of: lines.first.map(String.init) ?? "", lines.dropFirst().joined())
  }

  /// Looks for what is wrong with the screen as it is.
  private mutating func examineScreen(on stage: Stage) {
    note(monitor?.check() ?? [])
    for broken in stage.takeBrokenConstraints() { note(.brokenConstraint, of: broken.node, broken.conflict) }
    guard !oracles.isDisjoint(with: ScreenAudit.oracles), audited.insert(tree).inserted else { return }
    let audit = ScreenAudit(stage.renderTree(.audit), typed: typed)
    for fault in audit.faults(for: oracles) { note(fault.oracle, of: fault.subject, fault.detail) }
  }

  private mutating func note(_ oracle: Oracle, of subject: String, _ detail: String = "") {
    guard oracles.contains(oracle), !hasStrayed else { return }
    let sighting = Sighting(oracle, of: subject, detail, after: record.inputs.count)
    if !record.sightings.contains(where: sighting.isSame) { note(.sighting(sighting)) }
  }
}

extension Walk {
  private mutating func note(_ broken: [BrokenRule]) {
    for rule in broken { note(.rule, of: rule.rule, rule.details) }
  }

  /// Lets the time pass for which rules wait, and ends watching them.
  private mutating func endRules() {
    if !hasStopped { note(monitor?.waitForPending() ?? []) }
    monitor?.end()
    monitor = nil
  }
}

extension Walk {
  /// Whether nothing is left to do, though there was at the beginning.
  var isAtDeadEnd: Bool {
    guard let stage, !hasStopped, hadOffers, !record.inputs.isEmpty, !hasCalled else { return false }
    return stage.run { ScreenElements.offers().isEmpty && !UIApplication.shared.canBeSwipedAway }
  }

  /// Ends the use case, and looks for what is left of it.
  mutating func end() {
    // Only what waiting does not change is an end.
    if isAtDeadEnd, record.inputs.last?.kind == .wait, let stage {
      let end = stage.run { UIApplication.shared.isLeft ? nil : UIApplication.shared.frontController }
      if let end { note(.deadEnd, of: end) }
    }
    note(.end)
    timer.restart()
    defer { timer.stop() }
    endRules()
    endStage()
    // The stage is released by now: what exists yet is not held by it.
    guard !hasStopped, oracles.contains(.alive) else { return }
    let survivors = watch.survivors
    // What a parent or a presenter holds lives on with it.
    let roots = survivors.filter { $0.owner == nil }
    for survivor in roots.isEmpty ? Array(survivors.prefix(1)) : roots { note(.alive, of: survivor.text) }
  }

  private mutating func endStage() {
    guard let stage else { return }
    if !hasStopped {
      for text in stage.missingTexts + stage.resourceFaults { note(.missingText, of: text) }
      do throws(StageFailure) {
        _ = try stage.end(watchedBy: oracles.contains(.alive) ? watch : nil)
      } catch {
        stop(error)
      }
    }
    (self.stage, replayer) = (nil, nil)
  }
}
