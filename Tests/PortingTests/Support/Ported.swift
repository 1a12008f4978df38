@testable import Porting

/// A single file of an app, ported: its lines without the first one, and the findings.
struct Ported {
  let lines: [String]
  let findings: [String]

  /// - Parameter hasImport: Whether the import that is added to a file without imports remains in the text.
  init(_ source: String, hasImport: Bool = false) {
    let file = AppSources(["A.swift": source], in: "").ported[0]
    let text = hasImport ? file.text : file.text.withoutAddedImport
    // Split by bytes: a carriage return and a line feed are one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst()
      .map { String($0) ?? "" }
    findings = file.findings.map(\.line)
  }

  var text: String { lines.joined(separator: "\n") }
}

extension String {
  /// The text without the import that is added to a file without imports.
  fileprivate var withoutAddedImport: String {
    replacing("\nimport UIKit; ", with: "\n").replacing("\nimport Foundation; ", with: "\n")
  }
}

/// The texts of an app's ported files by path, without their first lines and the import that was added.
func portedTexts(_ files: [String: String]) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: AppSources(files, in: "").ported.map { file in
      let lines = file.text.withoutAddedImport.split(
        separator: "\n", omittingEmptySubsequences: false)
      return (file.path, lines.dropFirst().joined(separator: "\n"))
    })
}
