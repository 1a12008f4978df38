import Expectations
import Foundation
import TestSupport
import Testing

/// The same storyboards on every machine, whatever its settings.
///
/// Here for a plan that is quick; the whole gallery is run on a machine with such settings in `.ci/run`.
@Suite @ProgramActor struct DeterminismTests {
  @Test func `folder, time zone, language and hash seed leave no trace in a golden`() throws {
    let package = try Repository.copyOfPlans()
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Snapshots"), to: package.url("Snapshots"))

    let run = try Program.showcase.run(
      ["Smoke", "--package-path", package.root], in: FileManager.default.temporaryDirectory,
      environment: ["TZ": "Pacific/Chatham", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"])

    expectEqual(run.status, 0, Comment(rawValue: String(run.output.suffix(2000))))
    #expect(run.output.contains("10 passed"))
  }
}
