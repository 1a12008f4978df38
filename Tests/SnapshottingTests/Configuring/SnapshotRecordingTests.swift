import Expectations
import TestSupport
import Testing

@testable import Snapshotting

@Suite struct SnapshotRecordingTests {
  private let folder: TemporaryFolder
  private let golden = "Tests/AppTests/__Snapshots__/ListTests/sorts.txt"

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write("", to: "Tests/AppTests/ListTests.swift")
  }

  private func message(
    record recording: SnapshotRecording? = nil, variables: [String: String] = [:],
    testName: String? = nil
  ) -> String? {
    let package = ["SHOWCASE_PACKAGE_PATH": folder.root]
    let session = SnapshotSession(environment: variables.merging(package) { $1 }) { _ in }
    let callSite = SnapshotCallSite(
      fileID: "AppTests/ListTests.swift", filePath: "/built/Tests/AppTests/ListTests.swift",
      function: "sorts()", line: 12, column: 5)
    let request = SnapshotRequest(record: recording, testName: testName, at: callSite)
    return session.outcome(of: { "new" }, as: .text, request)?.message
  }

  /// What is recorded over another golden, by the assertion, the configuration around it and the variable.
  private static let precedence: [(SnapshotRecording?, SnapshotRecording?, String, isRecorded: Bool)] = [
    (nil, nil, "", false), (nil, nil, "failed", true), (nil, .failed, "", true), (nil, .never, "all", false),
    (.failed, .never, "", true), (.never, .all, "all", false), (.missing, .all, "all", false),
    (true, nil, "", true), (false, nil, "all", false),
  ]

  @Test func `What is nearest to the assertion decides what is recorded`() throws {
    forEachRow(Self.precedence) { row in
      try folder.write("old\n", to: golden)
      let message = withSnapshotTesting(record: row.1) {
        self.message(record: row.0, variables: ["SHOWCASE_RECORD": row.2])
      }
      expectEqual(message == nil, row.isRecorded)
      expectEqual(try folder.read(golden), row.isRecorded ? "new\n" : "old\n")
    }
  }

  @Test func `what is not given is inherited`() {
    withSnapshotTesting(record: .missing, diffTool: "meld") {
      withSnapshotTesting(record: .all) {
        expectEqual(SnapshotConfiguration.current.recording, .all)
        expectEqual(SnapshotConfiguration.current.diffTool?.command("a", "b"), "meld 'a' 'b'")
      }
    }
  }

  @Test func `an assertion does not record on a server`() {
    let message = message(record: .missing, variables: ["CI": "true"])
    expectEqual(message?.hasPrefix("The snapshot has no golden."), true, "\(message ?? "")")
    expectTrue(!folder.files(in: ".").contains(golden))
  }

  @Test(arguments: [SnapshotRecording.missing, .failed])
  func `an assertion compares on a server`(recording: SnapshotRecording) throws {
    let variables = ["CI": "true"]
    let missing = message(record: recording, variables: variables)
    expectEqual(missing?.hasPrefix("The snapshot has no golden.\n"), true, "\(missing ?? "")")
    expectTrue(!folder.files(in: ".").contains(golden))
    expectNil(message(record: recording))
    expectNil(message(record: recording, variables: variables))
  }

  @Test func `a tool's command has both files`() throws {
    try folder.write("old\n", to: golden)
    let message = withSnapshotTesting(diffTool: "code --diff") { self.message() } ?? ""
    expectTrue(
      message.contains("\ndiff:   code --diff '\(golden)' '.build/showcase/pending/\(golden)'\n"),
      "\(message)"
    )
  }

  @Test func `a tool has nothing to show without a golden`() throws {
    let message = withSnapshotTesting(diffTool: "code --diff") { self.message() } ?? ""
    expectTrue(!message.contains("diff:"), "\(message)")
  }

  @Test func `an assertion may name its test`() throws {
    expectNil(message(record: .all, testName: "others()"))
    expectEqual(try folder.read("Tests/AppTests/__Snapshots__/ListTests/others.txt"), "new\n")
  }

  @Test func `a failure says that the source decides what is recorded`() throws {
    try folder.write("old\n", to: golden)
    let message = withSnapshotTesting(record: .missing) { self.message() } ?? ""
    expectTrue(
      message.hasSuffix(
        "record: the source lets assertions record 'missing' here, whatever SHOWCASE_RECORD says"),
      "\(message)")
  }
}
