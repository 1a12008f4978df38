import Foundation
import TestSupport
import Testing

/// This repository, where the tests find it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A package with this repository's plans and scripts and without goldens.
  static func copyOfPlans() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.package()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Plans"), to: folder.url("Plans"))
    return folder
  }

  /// Copies the goldens of the plan Smoke, which are recorded once for all tests.
  static func copyGoldens(to package: TemporaryFolder) throws {
    try FileManager.default.copyItem(at: try recorded.get().url("Snapshots"), to: package.url("Snapshots"))
  }

  private static let recorded = Result {
    let folder = try copyOfPlans()
    let recording = try Program.showcase.run(["Smoke", "--record"], in: folder.url())
    try #require(recording.status == 0, Comment(rawValue: recording.output + recording.errors))
    return folder
  }
}
