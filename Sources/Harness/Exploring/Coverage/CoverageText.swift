import Storyboards
import UTF8Text

/// What scripts leave out as text: a paragraph for each use case that lacks something, and a line of counts.
///
///     Shop/CartViewController/Full cart: 3 of 5 exercised
///       never tapped: UIButton #cart.pay, UITableViewCell "Apples"
///       no script runs in: iPad
///
///     2 use cases: 6 of 8 inputs exercised
package struct CoverageText {
  /// The text: whole lines, without control sequences of a terminal.
  package let text: String

  /// - Parameter outcome: What scripts do.
  package init(_ outcome: CoverageSurvey.Outcome) {
    let paragraphs = outcome.useCases.filter(\.lacksSomething).flatMap { Self.lines($0) + [""] }
    text = (paragraphs + [Self.counts(outcome)]).map { $0.terminalLine + "\n" }.joined()
  }

  private static func lines(_ useCase: UseCaseCoverage) -> [String] {
    let kinds = Input.Kind.allCases.compactMap { kind -> String? in
      let elements = useCase.missing.filter { $0.use.kind == kind }.map(\.use.element)
      return elements.isEmpty ? nil : "  never \(kind.past): \(list(elements))"
    }
    return ["\(useCase.identifier): \(useCase.counts)"] + kinds
      + (useCase.idleConfigurations.isEmpty
        ? [] : ["  no script runs in: \(list(useCase.idleConfigurations))"])
      + (useCase.stopped.isEmpty ? [] : ["  stopped before the end: \(list(useCase.stopped))"])
  }

  /// The first few, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let more = names.count - shownNames
    return names.prefix(shownNames).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }

  private static let shownNames = 8

  private static func counts(_ outcome: CoverageSurvey.Outcome) -> String {
    let all = outcome.useCases.reduce(0) { $0 + $1.offered.count }
    let missing = outcome.useCases.reduce(0) { $0 + $1.missing.count }
    let count = outcome.useCases.count
    let elsewhere =
      outcome.useCasesInOtherShards == 0 ? "" : " (\(outcome.useCasesInOtherShards) in other shards)"
    return
      "\(count) use case\(count == 1 ? "" : "s")\(elsewhere): \(all - missing) of \(all) inputs exercised"
      + (outcome.interruption == nil ? "" : "; interrupted")
  }
}

extension UseCaseCoverage {
  /// The use case, as filters name it.
  var identifier: String { name.useCaseIdentifier }

  fileprivate var lacksSomething: Bool {
    !missing.isEmpty || !idleConfigurations.isEmpty || !stopped.isEmpty
  }

  fileprivate var counts: String {
    offered.isEmpty ? "nothing to do" : "\(offered.count - missing.count) of \(offered.count) exercised"
  }
}

extension Input.Kind {
  /// What was done, in words.
  fileprivate var past: String {
    switch self {
    case .tap, .press: "tapped"
    case .doubleTap: "tapped twice"
    case .longPress: "pressed long"
    case .type, .typeRareText: "typed into"
    case .pinch: "pinched"
    case .swipe: "swiped"
    case .scroll: "scrolled"
    case .toggle: "turned"
    case .adjust: "adjusted"
    case .restore, .configure, .rotate, .key, .openLink, .dismissKeyboard, .wait: "used"
    }
  }
}
