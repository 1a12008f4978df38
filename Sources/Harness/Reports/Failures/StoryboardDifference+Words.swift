import Storyboards
import UTF8Text

extension StoryboardDifference {
  /// The first significant difference, in one line.
  ///
  ///     step 10: expected call goBack(), got goForward()
  var firstInWords: String {
    // Small moves are rarely the reason why a later statement fails.
    let telling = steps.first { $0.severity < .geometry }
    guard let step = telling ?? steps.first else { return headings.first ?? "" }
    let words = telling == nil ? "positions or sizes differ from the golden's" : step.inWords
    return "step \(step.number): \(words)"
  }
}

extension StepDifference {
  /// The step's first difference: that of the input, else of the calls, else the worst of the nodes.
  fileprivate var inWords: String {
    switch kind {
    case .missing: return "expected statement \(cause), got none"
    case .extra: return "the golden has no such statement: \(cause)"
    case .otherCause(let other) where !other.isIdentical(to: cause):
      return "expected statement \(cause.shown(apartFrom: other)), got \(other.shown(apartFrom: cause))"
    case .otherCause, .same: break
    }
    switch (missingEvents.first?.call, extraEvents.first?.call) {
    case (let missing?, let extra?):
      return "expected call \(missing.shown(apartFrom: extra)), got \(extra.shown(apartFrom: missing))"
    case (let missing?, nil): return "expected call \(missing), got none"
    case (nil, let extra?): return "unexpected call \(extra)"
    case (nil, nil): break
    }
    guard let line = nodeLines.first else { return "the golden has it as another kind of step" }
    return "\(line) (golden -> now)"
  }
}

extension String {
  /// The command in the line of an event, which begins with a keyword.
  fileprivate var call: String { String(drop { $0 != " " }.drop { $0 == " " }) }
}
