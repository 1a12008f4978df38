import GoldenFiles
import Workers

/// A take, and what is to be said of it.
struct JudgedTake {
  var take: Take
  var verdict: ScenarioOutcome
  var outcome: JobOutcome
}

/// Decides when enough takes of a scenario were made.
///
/// A take that is not as it should be is checked by a second one in a younger process: where the two are not alike, it is
/// the scenario that changes from one time to the next, and its golden is neither wrong nor to be written anew.
struct TakeExaminer {
  let runner: ScenarioRunner

  /// What is to be done after an outcome of a scenario.
  func examine(
    _ outcome: JobOutcome, of name: ScenarioName, _ repetition: Repetition
  ) -> Examination<JudgedTake> {
    guard let answer = outcome.answer else { return died(outcome) }
    guard let take = try? Take(message: answer) else {
      var outcome = outcome
      outcome.deaths.append(
        WorkerDeath(cause: .garbledAnswer, output: outcome.output, earlierJobs: 0))
      return died(outcome)
    }
    if let first = outcome.firstAnswer, first != answer, let firstTake = try? Take(message: first) {
      return .done(JudgedTake(take: take, verdict: .nondeterministic(firstTake, take), outcome: outcome))
    }
    let verdict = runner.verdict(on: take, of: name)
    if isWantedAgain(verdict, after: outcome.answerCount, repetition) {
      return .again(by: repetition.needsNewProcess ? .fresh : verdict.isSuccess ? .any : .younger)
    }
    return .done(JudgedTake(take: take, verdict: verdict, outcome: outcome))
  }

  private func isWantedAgain(
    _ verdict: ScenarioOutcome, after count: Int, _ repetition: Repetition
  ) -> Bool {
    if verdict.isSuccess { return count < repetition.count }
    return verdict.isDoubtful && (count < 2 || !repetition.endsAtFailure && count < repetition.count)
  }

  private func died(_ outcome: JobOutcome) -> Examination<JudgedTake> {
    .done(JudgedTake(take: Take(storyboard: []), verdict: .died(outcome.deaths), outcome: outcome))
  }
}

extension ScenarioOutcome {
  /// Whether another take could tell something else.
  fileprivate var isDoubtful: Bool {
    if case .scriptUnusable = self { false } else { true }
  }
}
