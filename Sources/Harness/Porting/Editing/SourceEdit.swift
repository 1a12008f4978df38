import SwiftSources

/// A change of some bytes of a file.
struct SourceEdit: Hashable, Sendable {
  /// The bytes that are replaced; empty for an insertion.
  let range: Range<Int>
  let replacement: String

  /// Replaces some bytes.
  init(_ range: Range<Int>, _ replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }

  /// Replaces bytes by as many blanks, so that what follows stays in its column.
  static func blank(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(range, String(repeating: " ", count: range.count))
  }

  static func insert(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}

extension [SourceEdit] {
  /// Returns a text with all changes; each line of the result is made of the same line of the text.
  ///
  /// Of two changes of the same bytes the first one counts.
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
