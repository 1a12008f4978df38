/// One requirement of a rule: ``always(_:)``, ``never(_:)``, ``eventually(within:_:)`` or ``after(_:_:)``.
///
///     Rule("Loading ends") {
///       after(ScreenElement.identifier("spinner").isVisible) {
///         eventually(within: 5, .not(ScreenElement.identifier("spinner")))
///       }
///     }
public struct RuleRequirement: Sendable {
  let kind: Kind

  indirect enum Kind: Sendable {
    case always(ScreenCondition)
    case never(ScreenCondition)
    case eventually(ScreenCondition, within: Double)
    case after(ScreenCondition, [RuleRequirement])
  }
}

/// Requires that a condition holds after the launch and after each statement.
///
/// - Parameter condition: The condition, such as `.not(spinner && saveButton.isEnabled)`.
public func always(_ condition: ScreenCondition) -> RuleRequirement {
  RuleRequirement(kind: .always(condition))
}

/// Requires that a condition holds neither after the launch nor after any statement.
///
/// - Parameter condition: The condition, such as `ScreenElement.text("undefined").isVisible`.
public func never(_ condition: ScreenCondition) -> RuleRequirement {
  RuleRequirement(kind: .never(condition))
}

/// Requires that a condition holds at some moment of some time that begins when the launch, or the statement that an
/// ``after(_:_:)`` waited for, has ended.
///
/// The screen is examined whenever the virtual clock moves. If a script ends earlier, its statements are performed
/// again on a stage of their own, whose clock continues; the scenario's golden does not depend on it.
///
/// - Parameters:
///   - seconds: The virtual seconds, from 0 to 3600; other numbers count as the nearest of these.
///   - condition: The condition.
public func eventually(within seconds: Double, _ condition: ScreenCondition) -> RuleRequirement {
  RuleRequirement(kind: .eventually(condition, within: seconds > 0 ? min(seconds, 3600) : 0))
}

/// Requires something from the first step on after which a condition holds, including this step.
///
/// An ``eventually(within:_:)`` begins each time that the condition holds and did not hold before.
///
/// - Parameters:
///   - condition: The condition that has to hold first.
///   - requirements: What is required from then on.
public func after(
  _ condition: ScreenCondition, @RuleBuilder _ requirements: () -> [RuleRequirement]
) -> RuleRequirement {
  RuleRequirement(kind: .after(condition, requirements()))
}

extension RuleRequirement {
  /// The elements that should exist at some time, or else it says nothing.
  ///
  /// What is forbidden alone need not exist, and that a condition of `after` never holds is known from the condition.
  var expectedElements: [ScreenElement] {
    switch kind {
    case .always(let condition), .eventually(let condition, _): condition.expectedElements
    case .never(let condition): ScreenCondition.not(condition).expectedElements
    case .after(_, let requirements): requirements.flatMap(\.expectedElements)
    }
  }

  /// The conditions that have to hold before anything is required.
  var triggers: [ScreenCondition] {
    if case .after(let condition, let requirements) = kind {
      [condition] + requirements.flatMap(\.triggers)
    } else {
      []
    }
  }
}
