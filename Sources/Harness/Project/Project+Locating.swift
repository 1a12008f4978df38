import Diagnostics
import Foundation

extension Project {
  /// Finds the package that a path lies in: the closest folder upward that holds a `Package.swift`.
  ///
  /// - Throws: a diagnostic where there is none.
  package static func root(containing path: String) throws(Diagnostic) -> String {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else {
        throw Diagnostic(
          "no package holds '\(path)'", expected: "a Package.swift in the folder or above it",
          next: .showcase("run --package-path FOLDER"))
      }
      folder = parent
    }
    return folder.path
  }
}
