import Foundation
import TestSupport

/// This repository, as the tests find it.
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
}
