import Expectations
import Foundation
import TestSupport
import Testing

/// What a newcomer does: the README's example in a separate package, built, recorded, verified, and broken.
@Suite @ProgramActor struct NewcomerTests {
  private let folder: TemporaryFolder
  private let readme: Document
  private let reviewing: Document

  init() throws {
    folder = try TemporaryFolder()
    readme = try Document.readme()
    reviewing = try Document.article("Reviewing", of: "ShowcaseCommand")
    try FileManager.default.createSymbolicLink(
      at: folder.url("Showcase"), withDestinationURL: Repository.root)
    let testing = try Document.article("Running-under-swift-test", of: "ShowcaseTesting")
    for (path, text) in readme.files.merging(testing.files, uniquingKeysWith: { first, _ in first }) {
      try folder.write(text, to: "Greeting/\(path)")
    }
    try folder.edit("Greeting/Package.swift", "  targets: [\n", to: "  targets: [\n\(targetOfXCTest)")
  }

  /// The XCTest class that the article about tests shows is built along with the rest.
  private let targetOfXCTest = """
        .testTarget(
          name: "GreetingXCTests",
          dependencies: ["GreetingShowcase", .product(name: "ShowcaseTesting", package: "Showcase")]),

    """

  private func swift(
    _ subcommand: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.swift(subcommand, arguments, in: folder.url("Greeting"), environment: environment)
  }

  private func greeting(_ arguments: String...) throws -> Program.Outcome {
    try Program.swift("run", ["--skip-build", "greeting"] + arguments, in: folder.url("Greeting"))
  }

  @Test(.enabled(if: Extent.isWhole), .hangLimit)
  func `the example of the README builds, records, passes, and fails when its label changes`() throws {
    let source = "Greeting/Sources/GreetingShowcase/Greeting.swift"

    let building = try swift("build", "--build-tests")
    try #require(building.status == 0, Comment(rawValue: building.output + building.errors))
    let recording = try greeting("--record")
    let passing = try greeting()
    let testing = try swift("test", "--skip-build")
    try checkShards()
    try ExampleRepository(folder: folder.url("Greeting")).commit()
    try folder.edit(source, "Hello, world", to: "Hello, word")
    let failing = try swift("run", "greeting")
    let failingTest = try swift("test", "--attachments-path", folder.url().path)

    expectEqual(recording.status, 0)
    expectEqual(recording.output, try readme.transcript(0))
    expectEqual(passing.status, 0)
    expectEqual(passing.output, try readme.transcript(1))
    expectEqual(testing.status, 0)
    #expect(testing.output.contains("with 1 test case passed"))
    #expect(testing.text.contains("Test Case '\(testOfXCTest)' passed"))
    expectEqual(failing.status, 1)
    expectEqual(failing.output, try readme.transcript(2))
    expectEqual(failingTest.status, 1)
    checkIssues(in: failingTest.text, line: "\(source.dropFirst("Greeting/".count)):5")
    try checkAttachments()
    try ExampleReview(article: reviewing, greeting: greeting).check()
  }

  private let testOfXCTest = "Regressions.Greeting/GreetingViewController/First visit"

  /// Both frameworks report the same, one by an issue and one by a failure.
  private func checkIssues(in text: String, line: String) {
    let heading = "Greeting/GreetingViewController/First visit/launch (iPhone): differs from its golden"
    let change = #""Hello, world" -> "Hello, word""#
    #expect(text.contains("at Greeting.swift:5:1: Issue recorded\n↳ \(heading)"))
    #expect(text.contains("\(line): error: \(testOfXCTest) : \(heading)"))
    expectEqual(text.components(separatedBy: change).count, 3)
    expectEqual(text.components(separatedBy: "next:   SHOWCASE_RECORD=failed SHOWCASE_FILTER='").count, 3)
  }

  private func checkAttachments() throws {
    let name = "Greeting - GreetingViewController - First visit - launch.iPhone"
    #expect(try folder.read("\(name).storyboard.txt").contains("UILabel \"Hello, word\""))
    #expect(try folder.read("\(name).diff").contains("\n-      UILabel \"Hello, world\""))
    #expect(try folder.read("\(name).first-difference.svg").hasPrefix("<svg"))
    let files = "Greeting/.build/showcase/attachments/Snapshots/Greeting/GreetingViewController/First visit"
    expectEqual(folder.files(in: files), ["launch.iPhone.diff", "launch.iPhone.first-difference.svg"])
  }

  /// Of two shards, one has the only scenario, and the other reports that it has no scenarios.
  private func checkShards() throws {
    let shards = try [1, 2].map {
      try swift("test", "--skip-build", environment: ["SHOWCASE_SHARD": "\($0)/2"])
    }
    expectEqual(shards.map(\.status), [0, 0])
    expectEqual(shards.filter { $0.text.contains("as SHOWCASE_SHARD says: 1 of 1 scenarios.") }.count, 1)
    expectEqual(shards.filter { $0.text.contains("with 1 test case passed") }.count, 1)
    expectEqual(shards.filter { $0.text.contains("as SHOWCASE_SHARD says: 0 of 1 scenarios.") }.count, 1)
    expectEqual(shards.filter { $0.text.contains("No test cases found") }.count, 1)

    let malformed = try swift("test", "--skip-build", environment: ["SHOWCASE_SHARD": "3/2"])
    expectEqual(malformed.status, 1)
    expectEqual(malformed.text.components(separatedBy: "'3/2' names no shard").count, 3)
  }
}

extension Program.Outcome {
  /// The text of both streams.
  fileprivate var text: String { output + errors }
}
