import Diagnostics
import Foundation

/// An error of the compiler.
struct CompilerError: Hashable, Sendable {
  let file: String
  let position: SourcePosition
  let message: String

  /// Reads `file:line:column: error: message`; `nil` of any other line.
  init?(_ line: String) {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let location = line[..<mark.lowerBound].split(separator: ":")
    guard location.count >= 3, let column = Int(location[location.count - 1]),
      let row = Int(location[location.count - 2])
    else { return nil }
    file = location.dropLast(2).joined(separator: ":")
    position = SourcePosition(line: row, column: column)
    message = String(line[mark.upperBound...])
  }

  /// Whether it is about an import.
  var isOfImport: Bool { message.hasPrefix("no such module") || message.hasPrefix("no such decl in module") }

  /// What is in single quotes in the message.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
