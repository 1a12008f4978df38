/// A requirement of a rule while a stage lasts: what it has seen, and what it still waits for.
///
/// A new state is asked after each step with `check`, and with `look` whenever the clock is about to move.
@MainActor
final class RequirementState {
  private let kind: RuleRequirement.Kind
  /// What `after` waited for before this requirement applied, in words.
  private let prefix: String
  /// Until when `eventually` waits.
  private let deadline: Double
  private var verdict: Verdict = .open
  /// Whether the condition of `after` held after the last step.
  private var wasHolding = false
  /// Whether the condition of `after` has held once.
  private(set) var hasBegun = false
  private var inner: [RequirementState] = []

  /// What is known about `eventually`.
  private enum Verdict {
    case open, met, late
  }

  /// A requirement that does not hold.
  struct Breach {
    let words: String
    let condition: ScreenCondition
  }

  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - prefix: What it is part of, in words.
  ///   - time: The time at the end of the step from which on it applies.
  init(_ requirement: RuleRequirement, after prefix: String = "", since time: Double) {
    kind = requirement.kind
    self.prefix = prefix
    if case .eventually(_, let seconds) = kind { deadline = time + seconds } else { deadline = .infinity }
  }
}

extension RequirementState {
  /// Examines the screen at a moment between steps.
  func look(_ reading: ScreenReading, at time: Double) {
    inner.forEach { $0.look(reading, at: time) }
    guard case .eventually(let condition, _) = kind, verdict == .open else { return }
    if time > deadline + Self.precision {
      verdict = .late
    } else if reading.holds(condition) {
      verdict = .met
    }
  }

  /// Sums of fractions of a second have errors.
  private static let precision = 1e-6

  /// Examines the screen after a step.
  ///
  /// - Returns: What is broken.
  func check(_ reading: ScreenReading, at time: Double) -> [Breach] {
    switch kind {
    case .always(let condition):
      return reading.holds(condition) ? [] : [breach("always: \(condition.words)", condition)]
    case .never(let condition):
      return reading.holds(condition) ? [breach("never: \(condition.words)", condition)] : []
    case .eventually(let condition, let seconds):
      look(reading, at: time)
      guard verdict == .late else { return [] }
      return [breach("eventually, within \(Self.text(seconds)) s: \(condition.words)", condition)]
    case .after(let condition, let requirements):
      if begins(with: condition, on: reading) { begin(requirements, after: condition, at: time) }
      let breaches = inner.flatMap { $0.check(reading, at: time) }
      inner.removeAll(where: \.isOver)
      return breaches
    }
  }

  private func begins(with condition: ScreenCondition, on reading: ScreenReading) -> Bool {
    let held = wasHolding
    wasHolding = reading.holds(condition)
    return wasHolding && !held
  }

  private func begin(_ requirements: [RuleRequirement], after condition: ScreenCondition, at time: Double) {
    let prefix = "\(prefix)after \(condition.words): "
    // Only what waits for a time begins more than once.
    let new = requirements.filter { $0.isTimed || !hasBegun }
    hasBegun = true
    inner += new.map { RequirementState($0, after: prefix, since: time) }
  }

  private func breach(_ words: String, _ condition: ScreenCondition) -> Breach {
    Breach(words: prefix + words, condition: condition)
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private var isOver: Bool { verdict != .open }

  /// The time until which the clock has to go on before all is known; `nil` if nothing waits.
  var pendingDeadline: Double? {
    let own = verdict == .open && deadline < .infinity ? [deadline] : []
    return (own + inner.compactMap(\.pendingDeadline)).max()
  }
}

extension RuleRequirement {
  fileprivate var isTimed: Bool { if case .eventually = kind { true } else { false } }

  /// Whether it needs the screen between steps.
  var needsClock: Bool {
    switch kind {
    case .always, .never: false
    case .eventually: true
    case .after(_, let requirements): requirements.contains(where: \.needsClock)
    }
  }
}
