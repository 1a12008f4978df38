import Foundation
import GoldenFiles
import Scripts
import Storyboards
import UTF8Text

/// The script that shows a finding, as a file.
package struct FindingScript {
  /// The path of the file, relative to the package.
  package let path: String
  package let text: String

  /// The folder of all scripts of findings, relative to the package.
  package static let folder = ".build/showcase/explored"

  /// - Parameters:
  ///   - finding: The finding.
  ///   - number: Its number among those of its use case, from 1.
  init(of finding: Finding, number: Int) {
    let name = finding.name
    let folders = GoldenPath.components(of: [name.target, name.classForDisplay, name.useCase])
    path = ([Self.folder] + folders + ["\(finding.oracle.rawValue)-\(number).eg.swift"]).joined(
      separator: "/")
    let notes = ["\(finding.oracle.words): \(finding.subject)", finding.detail].filter { !$0.isEmpty }
    let comment = notes.map { "// \($0.terminalLine)\n" }.joined()
    text = comment + Self.formatted(finding.statements.map { $0 + "\n" }.joined())
  }

  /// The statements in the canonical form of script files.
  private static func formatted(_ text: String) -> String {
    (try? Script.formatted(text)) ?? text
  }

  /// The scripts of findings, in their order.
  package static func scripts(of findings: [Finding]) -> [FindingScript] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let key = "\(finding.name.identifier) \(finding.oracle)"
      counts[key, default: 0] += 1
      return FindingScript(of: finding, number: counts[key, default: 1])
    }
  }

  /// Writes scripts instead of those of the last exploration.
  ///
  /// - Parameters:
  ///   - scripts: The scripts.
  ///   - root: The path of the package.
  package static func replace(with scripts: [FindingScript], in root: String) throws {
    let folder = URL(fileURLWithPath: "\(root)/\(folder)")
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    for script in scripts {
      let url = URL(fileURLWithPath: "\(root)/\(script.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(script.text.utf8).write(to: url)
    }
  }
}
