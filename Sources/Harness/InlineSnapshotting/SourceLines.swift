import Diagnostics
import SwiftSources

/// The lines of a source, by their bytes.
struct SourceLines {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]

  init(_ source: String) {
    let bytes = Array(source.utf8)
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.bytes = bytes
  }

  /// What ends a line, as the first line has it.
  var lineEnd: String {
    let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the offset of a line and a column, both from 1; -1 for a line that is not there.
  func offset(of position: (line: Int, column: Int)) -> Int {
    starts.indices.contains(position.line - 1) ? starts[position.line - 1] + position.column - 1 : -1
  }

  /// Returns the white space at the start of a line, which is counted from 1.
  func indentation(at line: Int) -> String {
    let start = starts[line - 1]
    let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// Returns the white space at the start of the line on which a range ends.
  func indentation(endingAt range: Range<Int>) -> String {
    indentation(at: starts.lastIndex { $0 < range.upperBound }.map { $0 + 1 } ?? 1)
  }

  func isMultiline(_ range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "\n"))
  }

  /// Whether there is only white space in a range, besides a part of it.
  func isBlank(_ range: Range<Int>, except part: Range<Int>?) -> Bool {
    range.allSatisfy { index in
      part?.contains(index) == true
        || [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(
          bytes[index])
    }
  }

  /// The least indentation of a line of code that is indented.
  ///
  /// - Parameter indentation: What the unit follows. The unit is tabs after tabs, and spaces after spaces.
  /// - Returns: Two spaces or a tab if no such line is indented.
  func indentationUnit(_ list: TokenList, after indentation: String) -> String {
    let lines = list.tokens.lazy.filter(\.startsLine).map { self.indentation(at: $0.position.line) }
    let alike = lines.filter { line in
      !line.isEmpty && (indentation.isEmpty || line.utf8.allSatisfy { $0 == indentation.utf8.first })
    }
    return alike.min { $0.utf8.count < $1.utf8.count } ?? (indentation.hasPrefix("\t") ? "\t" : "  ")
  }
}
