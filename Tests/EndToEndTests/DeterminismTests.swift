import Foundation
import TestSupport
import Testing

/// The same storyboards on every machine, whatever it is set to.
@Suite struct DeterminismTests {
  @Test func `folder, time zone, language and hash seed leave no trace in a golden`() throws {
    let (here, there) = (try Repository.copyOfPlans(), try Repository.copyOfPlans())

    let arguments = ["--record", "--configuration", "iPhone", "--configuration", "Japanese"]
    let first = try Program.showcase.run(
      arguments, in: here.url(),
      environment: ["TZ": "UTC", "LANG": "C", "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"])
    let second = try Program.showcase.run(
      arguments + ["--package-path", there.root], in: FileManager.default.temporaryDirectory,
      environment: ["TZ": "Pacific/Chatham", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"])

    #expect(first.status == 0)
    #expect(second.status == 0)
    let goldens = try here.contents(of: "Snapshots")
    #expect(!goldens.isEmpty)
    #expect(try there.contents(of: "Snapshots") == goldens)
  }
}
