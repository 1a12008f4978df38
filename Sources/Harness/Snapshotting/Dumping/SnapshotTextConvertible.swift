import UTF8Text

/// A type that writes its own text in dumps, wherever its values occur.
///
///     struct Price: SnapshotTextConvertible {
///       var cents: Int
///       var snapshotText: String { "\(cents) ct" }
///     }
///     assertSnapshot(of: ["tea": Price(cents: 350)], as: .dump)
///
/// ```text
/// 1 pair
///   "tea": 350 ct
/// ```
///
/// The text replaces the value's line and everything below it. Its first line is on the value's line; the
/// others follow, indented by two spaces more than the value. Invisible characters are escaped, as is a
/// backslash that looks like the beginning of an escape. Subclasses inherit the text, and a type of another
/// module may conform, too.
public protocol SnapshotTextConvertible {
  /// The text that a dump shows, which may depend only on the value: not on addresses, the locale, the time
  /// zone, the clock or the order of a set.
  var snapshotText: String { get }
}

/// A text of one line, which can be a key.
struct SnapshotLine: DumpLeaf {
  private let text: String

  /// - Returns: `nil` if the text has several lines.
  init?(_ value: any SnapshotTextConvertible) {
    text = value.snapshotText
    guard !text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
  }

  func writeDump(to buffer: UTF8Buffer) { buffer.append(text.oneLine) }
}

extension UTF8Buffer {
  /// Appends a text whose first line continues the current one; each of the others is indented.
  func append(lines text: String, indentation: Int) {
    var isFirst = true
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst {
        append(UInt8(ascii: "\n"))
        if !line.isEmpty { append(repeating: UInt8(ascii: " "), count: indentation) }
      }
      let start = isFirst ? line.startIndex : line.firstIndex { $0 != " " } ?? line.startIndex
      append(String(line[..<start]))
      append(String(line[start...]).oneLine)
      isFirst = false
    }
  }
}
