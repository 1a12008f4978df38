import Foundation

extension BreadthReport {
  /// The report as people read it.
  func text(rows: Int) -> String {
    let total = counted.count
    var lines = [
      "\(total) files import UIKit, of \(files.count).", "",
      row("without errors", count(of: nil)), row("blocked by UIKit", count(of: .uiKit)),
      row("blocked by isolation", count(of: .isolation)),
      row("blocked by Objective-C", count(of: .objectiveC)),
      row("blocked by other modules", count(of: .other)),
    ]
    if !symbols.isEmpty {
      lines += ["", "Missing of UIKit, by files (and by files that lack nothing else of it):"]
      lines += symbols.prefix(rows).map { symbol in
        "  \(Self.padded(symbol.files, 4)) \(Self.padded(symbol.alone, 4))  \(symbol.name)"
      }
      if symbols.count > rows { lines.append("  and \(symbols.count - rows) more") }
    }
    if !emptyModules.isEmpty {
      let names = emptyModules.map { "\($0.name) (\($0.files))" }.joined(separator: ", ")
      lines += ["", "Modules that were empty: \(names)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ title: String, _ count: Int) -> String {
    let share = counted.isEmpty ? 0 : (count * 100 + counted.count / 2) / counted.count
    let name = title + String(repeating: " ", count: 26 - title.count)
    return "  \(name)\(Self.padded(count, 5)) \(Self.padded(share, 4)) %"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}

/// The report as JSON.
struct ListedBreadth: Encodable {
  let files: Int
  let filesWithUIKit: Int
  let filesWithoutErrors: Int
  let blockedFiles: [String: Int]
  let missing: [Symbol]
  let emptyModules: [Module]
  let list: [File]

  struct Symbol: Encodable {
    let name: String
    let files: Int
    let filesThatLackNothingElse: Int
    let uses: Int
  }

  struct Module: Encodable {
    let name: String
    let files: Int
  }

  struct File: Encodable {
    let path: String
    let importsUIKit: Bool
    /// `nil` for none.
    let blockedBy: String?
    let errors: Int
  }

  init(_ report: BreadthReport) {
    files = report.files.count
    filesWithUIKit = report.counted.count
    filesWithoutErrors = report.count(of: nil)
    blockedFiles = Dictionary(
      uniqueKeysWithValues: ErrorKind.allCases.map { ($0.rawValue, report.count(of: $0)) })
    missing = report.symbols.map {
      Symbol(name: $0.name, files: $0.files, filesThatLackNothingElse: $0.alone, uses: $0.uses)
    }
    emptyModules = report.emptyModules.map { Module(name: $0.name, files: $0.files) }
    list = report.files.map {
      File(
        path: $0.path, importsUIKit: $0.importsUIKit, blockedBy: $0.kind?.rawValue, errors: $0.errors.count)
    }
  }
}
