import HeadlessUIKit

/// Checks the rules of a use case while it is on a stage.
///
///     let monitor = RuleMonitor(showcase.rules(of: useCase), on: stage)
///     let broken = monitor?.check() ?? []  // after the launch, and after each statement
@MainActor
package final class RuleMonitor {
  private let stage: Stage
  private var subjects: [Subject]
  /// Called with a rule before it is examined, and with `nil` afterward: what the rule calls may crash.
  package static var observer: (@MainActor (Rule?) -> Void)?

  /// A rule and what it has seen.
  private struct Subject {
    let rule: Rule
    let states: [RequirementState]
    var absent: [ScreenElement]
    var triggers: [ScreenCondition]
  }

  /// Begins to watch a stage; `nil` if there are no rules.
  ///
  /// - Parameters:
  ///   - rules: The rules, in the order in which they are checked.
  ///   - stage: The stage after its launch, which the monitor retains.
  package init?(_ rules: [Rule], on stage: Stage) {
    guard !rules.isEmpty else { return nil }
    self.stage = stage
    subjects = []
    let time = stage.time
    var needsClock = false
    for rule in rules {
      let requirements = Self.examining(rule) { stage.run { rule.requirements() } }
      needsClock = needsClock || requirements.contains(where: \.needsClock)
      subjects.append(
        Subject(
          rule: rule, states: requirements.map { RequirementState($0, since: time) },
          absent: requirements.flatMap(\.expectedElements),
          triggers: requirements.flatMap(\.triggers)))
    }
    if needsClock { stage.application.runLoop.clockObserver = { [weak self] in self?.look() } }
  }

  private static func examining<Result>(_ rule: Rule, _ body: () -> Result) -> Result {
    observer?(rule)
    defer { observer?(nil) }
    return body()
  }

  /// Examines the screen before the clock moves.
  private func look() {
    let time = stage.time
    stage.run {
      let reading = ScreenReading()
      for subject in subjects {
        Self.examining(subject.rule) { subject.states.forEach { $0.look(reading, at: time) } }
      }
    }
  }
}

extension RuleMonitor {
  /// Examines the screen after a step.
  ///
  /// - Returns: The rules that are broken, in order, each once.
  package func check() -> [BrokenRule] {
    let time = stage.time
    return stage.run {
      let reading = ScreenReading()
      return subjects.indices.compactMap { index in
        Self.examining(subjects[index].rule) {
          subjects[index].absent.removeAll { reading.exists($0) }
          subjects[index].triggers.removeAll { reading.holds($0) }
          let breaches = subjects[index].states.flatMap { $0.check(reading, at: time) }
          return breaches.first.map { broken(subjects[index].rule, $0, on: reading) }
        }
      }
    }
  }

  private func broken(
    _ rule: Rule, _ breach: RequirementState.Breach, on reading: ScreenReading
  ) -> BrokenRule {
    BrokenRule(
      rule: rule.name, place: "\(rule.location.fileID):\(rule.location.line)", requirement: breach.words,
      observed: reading.lines(for: breach.condition))
  }

  /// Whether a rule still waits for something to happen in time.
  package var isPending: Bool { pendingDeadline != nil }

  private var pendingDeadline: Double? {
    subjects.flatMap(\.states).compactMap(\.pendingDeadline).max()
  }

  /// Lets the time pass for which rules wait.
  ///
  /// - Returns: The rules that are broken then.
  package func waitForPending() -> [BrokenRule] {
    guard let deadline = pendingDeadline else { return [] }
    // A little more, since at the deadline itself it is not too late.
    stage.advance(by: deadline - stage.time + 0.001)
    return check()
  }

  /// Ends watching: what happens from now on is not examined.
  package func end() { stage.application.runLoop.clockObserver = nil }

  /// How far the rules applied, in order.
  package var uses: [RuleUse] {
    subjects.map { subject in
      var absent: [String] = []
      for element in subject.absent where !absent.contains(element.words) { absent.append(element.words) }
      return RuleUse(
        rule: subject.rule.name, file: subject.rule.location.filePath, line: subject.rule.location.line,
        absent: absent, untriggered: subject.triggers.map(\.words))
    }
  }
}
