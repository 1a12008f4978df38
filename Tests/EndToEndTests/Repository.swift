import Foundation

/// This repository, as the tests find it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A package with this repository's plans and scripts and without goldens.
  static func copyOfPlans() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Plans"), to: folder.url.appendingPathComponent("Plans"))
    return folder
  }
}
