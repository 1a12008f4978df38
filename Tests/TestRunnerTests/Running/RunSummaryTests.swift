import Diagnostics
import Expectations
import Testing

@testable import TestRunner

@Suite struct RunSummaryTests {
  @Test func `The exit status is the worst of what happened, with the numbers of the command line`() {
    // The exit status is that of the worst event.
    forEachRow([
      (RunSummary(), ExitCode.nothingSelected), (RunSummary(orphans: 1), .nothingSelected),
      (RunSummary(inOtherShards: 5), .success), (RunSummary(failed: 1, inOtherShards: 5), .failure),
      (RunSummary(passed: 1), .success), (RunSummary(recorded: 1), .success),
      (RunSummary(passed: 1, recorded: 1), .success), (RunSummary(passed: 1, failed: 1), .failure),
      (RunSummary(passed: 1, orphans: 1), .failure), (RunSummary(passed: 1, misnamed: 1), .failure),
      (RunSummary(passed: 1, unusable: 1), .unusableInput),
      (RunSummary(failed: 1, unusable: 1, orphans: 1), .unusableInput),
      (RunSummary(failed: 1, notRun: 3), .failure), (RunSummary(passed: 1, notRun: 3), .failure),
      (RunSummary(failed: 1, notRun: 3, interruption: 2), .interrupted),
      (RunSummary(notRun: 3, interruption: 15), .terminated),
    ]) { summary, status in
      expectEqual(summary.exitStatus, status)
    }
    // The numbers of the statuses are the contract of the command line.
    forEachRow(
      zip(
        [ExitCode.success, .failure, .unusableInput, .internalFailure, .nothingSelected],
        Int32(0)...4)
    ) { (status: ExitCode, number: Int32) in
      expectEqual(status.rawValue, number)
    }
  }

  @Test func `Every scenario counts, run or not`() {
    expectEqual(
      RunSummary(passed: 1, recorded: 2, failed: 3, unusable: 4, notRun: 5, orphans: 6).scenarioCount, 15)
  }
}
