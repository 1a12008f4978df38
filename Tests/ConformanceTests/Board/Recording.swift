import Foundation

/// A table of recorded facts beside the tests: lines of columns between tabs, and comments after `#`.
enum Recording {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Recorded")

  /// The table's rows in their order.
  static func rows(of table: String) throws -> [[String]] {
    let file = folder.appendingPathComponent(table + ".tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
