import GoldenFiles
import Scripts
import Storyboards
import UTF8Text

/// The script that shows a finding, as a file, with the picture beside it.
package struct FindingScript {
  /// The path of the file, relative to the package.
  package let path: String
  package let text: String
  /// The path of the picture, relative to the package; `nil` if there is no picture.
  package let picturePath: String?
  /// The picture as SVG.
  let picture: String?

  /// - Parameters:
  ///   - finding: The finding.
  ///   - number: Its number among those of its use case and oracle, from 1.
  init(of finding: Finding, number: Int) {
    let name = finding.name
    let folders = GoldenPath.components(of: [name.target, name.classForDisplay, name.useCase])
    let stem = ([FindingFolder.path] + folders + ["\(finding.oracle.rawValue)-\(number)"]).joined(
      separator: "/")
    path = "\(stem).eg.swift"
    picture = finding.picture
    picturePath = finding.screen == nil ? nil : "\(stem).svg"
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
}
