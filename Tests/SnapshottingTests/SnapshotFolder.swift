import Foundation
import Snapshotting
import TestSupport

/// A package of one test, whose only snapshot is asserted.
struct SnapshotFolder {
  let folder: TemporaryFolder
  static let place = SnapshotCallSite(
    fileID: "AppTests/ListTests.swift", filePath: "/built/Tests/AppTests/ListTests.swift",
    function: "sorts()", line: 12, column: 5)

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write("", to: "Tests/AppTests/ListTests.swift")
  }

  /// Returns the failure of the snapshot; `nil` if it passes.
  func failure<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, redacting rules: [Redaction] = [],
    mode: String = "never"
  ) -> String? {
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": mode]
    ) { _ in }
    return session.failure(
      of: { value }, as: strategy, named: nil, redacting: rules, in: .besideTest, at: Self.place)
  }

  /// Returns the golden that a value gets.
  func golden<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, redacting rules: [Redaction] = []
  ) throws -> String {
    if let failure = failure(of: value, as: strategy, redacting: rules, mode: "all") {
      throw UnexpectedFailure(message: failure)
    }
    return String(decoding: try bytes(strategy.fileExtension), as: UTF8.self)
  }

  /// Returns the bytes of the golden with a file extension.
  func bytes(_ fileExtension: String) throws -> [UInt8] {
    let path = "\(folder.root)/Tests/AppTests/__Snapshots__/ListTests/sorts.\(fileExtension)"
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private struct UnexpectedFailure: Error {
    let message: String
  }
}
