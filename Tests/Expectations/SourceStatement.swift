import Foundation
import Testing

/// A call as it is written in its file, from its name to the parenthesis that closes it.
struct SourceStatement {
  let text: String

  /// Reads the file that a test was compiled from; `nil` if it is gone, or too short since it was changed.
  init?(at location: SourceLocation) {
    guard let file = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return nil }
    self.init(in: file, line: location.line, column: location.column)
  }

  /// - Parameters:
  ///   - line: The line of the call, from 1.
  ///   - column: The byte of the line at which its parenthesis opens, from 1, as `#column` counts.
  init?(in file: String, line: Int, column: Int) {
    let lines = file.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1), lines[line - 1].count >= column else { return nil }
    let open = file.utf8.index(lines[line - 1].startIndex, offsetBy: column - 1)
    guard let end = Self.end(of: file[open...]) else { return nil }
    let start = file[..<open].lastIndex { !$0.isLetter }.map(file.index(after:)) ?? file.startIndex
    text = file[start..<end].split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  /// The index after the parenthesis that closes the first one; parentheses in literals count like others.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")" where depth == 1: return text.index(after: index)
      case ")": depth -= 1
      default: break
      }
    }
    return nil
  }
}
