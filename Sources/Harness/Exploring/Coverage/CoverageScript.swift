import Foundation
import GoldenFiles
import Project
import Scripts
import Storyboards
import UTF8Text

/// The beginning of a script that does what none of a use case's does.
package struct CoverageScript {
  /// The path of the file, relative to the package.
  package let path: String
  package let text: String

  /// - Parameter useCase: A use case; the result is `nil` if its scripts do all that a script can.
  package init?(for useCase: UseCaseCoverage) {
    guard let way = useCase.missing.first(where: { $0.statements != nil }), let statements = way.statements
    else { return nil }
    let name = useCase.name
    let folders = GoldenPath.components(of: [name.target, name.classForDisplay, name.useCase])
    path = ([ScriptFolder.path] + folders + ["unexercised.eg.swift"]).joined(separator: "/")
    let script = statements.map { $0 + "\n" }.joined()
    text =
      "// No other script does this: \(way.use.kind.rawValue), \(way.use.element.terminalLine)\n"
      + ((try? Script.formatted(script)) ?? script)
  }

  /// Writes the script unless the file exists.
  ///
  /// - Parameter root: The path of the package.
  /// - Returns: Whether it was written.
  package func write(in root: String) throws -> Bool {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    guard !FileManager.default.fileExists(atPath: url.path) else { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    return true
  }
}
