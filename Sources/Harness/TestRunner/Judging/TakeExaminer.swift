import Storyboards
import Workers

/// A take and its verdict.
struct JudgedTake {
  var take: Take
  var verdict: ScenarioOutcome
  var outcome: JobOutcome
}

/// What to do after a take of a scenario.
enum Examination {
  /// Nothing more: the scenario is judged.
  case enough(JudgedTake)
  /// Another take has to be made by such a worker.
  case again(by: WorkerDemand)
}

/// Decides when enough takes of a scenario were made: one for a success, two for a storyboard that
/// differs, more if repetitions are requested.
///
/// A take that fails is checked by a second one in a younger process: if the two differ, the scenario
/// is nondeterministic, and its golden is neither wrong nor may it be recorded.
struct TakeExaminer {
  let judge: ScenarioJudge

  /// Returns what to do after an outcome of a scenario.
  func examine(_ outcome: JobOutcome, of name: ScenarioName, _ repetition: Repetition) -> Examination {
    guard let answer = outcome.answer else { return died(outcome) }
    guard let take = try? Take(message: answer, of: name) else {
      // A use case that writes to the connection has garbled it, so this counts as a death.
      var outcome = outcome
      outcome.deaths.append(
        WorkerDeath(cause: .garbledAnswer, output: outcome.output, earlierJobs: 0))
      return died(outcome)
    }
    if let first = outcome.firstAnswer, first != answer, let firstTake = try? Take(message: first, of: name),
      firstTake != take
    {
      return .enough(JudgedTake(take: take, verdict: .nondeterministic(firstTake, take), outcome: outcome))
    }
    let verdict = judge.verdict(on: take, of: name)
    if needsAnother(verdict, after: outcome.answerCount, repetition) {
      // A success is repeated by any worker; a failure by a younger one, to see whether what ran
      // before is to blame.
      return .again(by: repetition.needsNewProcess ? .fresh : verdict.isSuccess ? .any : .younger)
    }
    return .enough(JudgedTake(take: take, verdict: verdict, outcome: outcome))
  }

  private func needsAnother(
    _ verdict: ScenarioOutcome, after count: Int, _ repetition: Repetition
  ) -> Bool {
    if verdict.isSuccess { return count < repetition.count }
    // A second take shows whether the scenario varies; more are made only if repetitions are
    // requested.
    return verdict.isDoubtful && (count < 2 || !repetition.endsAtFailure && count < repetition.count)
  }

  private func died(_ outcome: JobOutcome) -> Examination {
    .enough(JudgedTake(take: Take(storyboard: []), verdict: .died(outcome.deaths), outcome: outcome))
  }
}

extension ScenarioOutcome {
  /// Whether another take could have another outcome.
  fileprivate var isDoubtful: Bool {
    if case .scriptUnusable = self { false } else { true }
  }
}
