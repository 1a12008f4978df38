import SwiftSources

/// A replacement of some bytes of a file.
///
///     [SourceEdit(4..<5, "let")].applied(to: Array("var x = 1".utf8))  // "var let = 1"
struct SourceEdit: Hashable, Sendable {
  /// The replaced bytes; empty for an insertion.
  let range: Range<Int>
  let replacement: String

  /// Creates a replacement; line feeds in it are left out.
  init(_ range: Range<Int>, _ replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }

  /// Replaces bytes by as many spaces, so that what follows stays in its column.
  static func blank(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(range, String(repeating: " ", count: range.count))
  }

  static func insert(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}

extension [SourceEdit] {
  /// Returns the text with all edits. Each line of the result comes from the same line of the text.
  ///
  /// Of two edits that overlap, the one that begins first is applied, or else the first in the list.
  /// Insertions at one offset are all applied, in the order of the list.
  func applied(to text: [UInt8]) -> [UInt8] {
    var (result, end) = ([UInt8](), 0)
    result.reserveCapacity(text.count + count * 16)
    let inOrder = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in inOrder where edit.range.lowerBound >= end {
      result += text[end..<edit.range.lowerBound]
      result += edit.replacement.utf8.filter { $0 != UInt8(ascii: "\n") }
      result += text[edit.range].filter { $0 == UInt8(ascii: "\n") }
      end = edit.range.upperBound
    }
    return result + text[end...]
  }
}
