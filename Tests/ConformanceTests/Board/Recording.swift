import Foundation
import Testing

/// A table of recorded facts beside the tests: lines of columns separated by tabs, and comments after `#`.
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

  /// A recorded screen in one of its circumstances, such as a device.
  typealias Screen = (name: String, circumstance: String, views: [RecordedView])

  /// The screens of a table of views in an order by name: two columns name the screen, and the others describe
  /// one of its views.
  static func screens(of table: String) throws -> [Screen] {
    let rows = try rows(of: table)
    let screens = Dictionary(grouping: rows, by: { $0.prefix(2) }).map { key, rows in
      Screen(key[0], key[1], rows.compactMap { RecordedView(columns: $0.dropFirst(2)) })
    }
    try #require(screens.map(\.views.count).reduce(0, +) == rows.count)
    return screens.sorted { ($0.name, $0.circumstance) < ($1.name, $1.circumstance) }
  }
}
