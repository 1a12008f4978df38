import Expectations
import GoldenFiles
import LampShowcase
import Storyboards
import TestSupport
import Testing
import Workers

@testable import Project
@testable import TestRunner

@MainActor @Suite struct TakeExaminerTests {
  private let package: TemporaryFolder
  private let scenario: Scenario

  init() throws {
    package = try TemporaryFolder.package()
    scenario = try package.project().scenario(of: "Desk lamp", script: "launch")
  }

  /// The decision after each answer: the worker that repeats it, or the verdict in a word.
  private func course(of answers: [[UInt8]], _ repetition: Repetition = .once) -> [String] {
    let check = ScenarioCheck(goldens: GoldenStore(root: package.root), recordMode: .never)
    let examiner = TakeExaminer(judge: check.judge)
    return answers.indices.map { index in
      let outcome = JobOutcome(
        answer: answers[index], firstAnswer: index == 0 ? nil : answers[0], answerCount: index + 1)
      return switch examiner.examine(outcome, of: scenario.name, repetition) {
      case .again(let demand): "again, by \(demand)"
      case .enough(let judged): word(judged.verdict)
      }
    }
  }

  private func word(_ verdict: ScenarioOutcome) -> String {
    switch verdict {
    case .passed: "passed"
    case .goldenMissing: "missing"
    case .nondeterministic: "nondeterministic"
    case .scriptUnusable: "unusable"
    case .died: "died"
    default: "\(verdict)"
    }
  }

  private func record() {
    _ = ScenarioCheck(goldens: GoldenStore(root: package.root), recordMode: .all).result(of: scenario)
  }

  @Test func `A take that is as it should be is enough, and two that differ are nondeterministic`() throws {
    // A take that passes is sufficient.
    record()
    expectEqual(course(of: [try scenario.take().message]), ["passed"])
    // Two that differ are nondeterministic, even if the second one passes.
    record()
    let answer = try scenario.take().message
    expectEqual(course(of: [answer + [10], answer]), ["again, by younger", "nondeterministic"])
  }

  @Test func `A failure is checked in a younger process, and repeated as often as a success`() throws {
    // One that does not pass is checked by a second one in a younger process.
    do {
      let answer = try scenario.take().message
      expectEqual(course(of: [answer, answer]), ["again, by younger", "missing"])
    }
    // A failure is repeated as often as a success, or ends the repetition if that is required.
    do {
      let answer = try scenario.take().message
      let answers = [answer, answer, answer]
      expectEqual(
        course(of: answers, Repetition(count: 3)), ["again, by younger", "again, by younger", "missing"])
      expectEqual(
        course(of: Array(answers[..<2]), Repetition(count: 9, endsAtFailure: true)),
        [
          "again, by younger", "missing",
        ])
    }
  }

  @Test func `A script that cannot be used is the same the next time`() throws {
    let take = Take(storyboard: [], obstacle: .scriptUnusable([]))
    expectEqual(course(of: [try take.message]), ["unusable"])
  }

  @Test func `Repetition goes on while all is well, in new processes if the plan says so`() throws {
    // Repetition continues while all is well.
    do {
      record()
      let answer = try scenario.take().message
      expectEqual(
        course(of: [answer, answer, answer], Repetition(count: 3)),
        [
          "again, by any", "again, by any", "passed",
        ])
    }
    // If a plan requires a new process each time, no other process is used.
    do {
      record()
      let answer = try scenario.take().message
      let repetition = Repetition(count: 2, needsNewProcess: true)
      expectEqual(course(of: [answer, answer], repetition), ["again, by fresh", "passed"])
    }
  }

  @Test func `What is not a take of the scenario counts as a death`() throws {
    // The storyboard of another scenario is not an answer.
    let other = try package.project().scenario(of: "Ceiling lamp", script: "launch")
    expectEqual(course(of: [try other.take().message]), ["died"])
    expectEqual(course(of: [try Take(storyboard: []).message]), ["died"])
    // An answer that is not a take counts as a death.
    expectEqual(course(of: [[0, 1, 2]]), ["died"])
  }
}
