import Foundation
import TestSupport
import Testing

/// The same storyboards on every machine, whatever it is set to.
@Suite struct DeterminismTests {
  @Test func `folder, time zone, language and hash seed leave no trace in any golden`() throws {
    let package = try Repository.copyOfPlans()
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Snapshots"), to: package.url("Snapshots"))

    let run = try Program.showcase.run(
      ["--package-path", package.root], in: FileManager.default.temporaryDirectory,
      environment: ["TZ": "Pacific/Chatham", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"])

    #expect(run.status == 0, Comment(rawValue: String(run.output.suffix(2000))))
    #expect(run.output.contains("\(package.files(in: "Snapshots").count) passed"))
  }
}
