import Platform
import UTF8Text

extension SnapshotStrategy where Value == String {
  /// The string as it is, in a `.txt` file.
  ///
  /// A golden ends with a line feed, which is added if the string does not end with one. Strings that
  /// differ only in that have the same golden.
  public static var text: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      buffer.append(value)
      buffer.endLine()
    }
  }

  /// The lines of a string in a `.txt` file; the same as ``text``.
  public static var lines: SnapshotStrategy { text }
}

extension SnapshotStrategy
where Value: Sequence & SendableMetatype, Value.Iterator: SendableMetatype, Value.Element == String {
  /// One line for each element, in a `.txt` file.
  ///
  /// An element that contains a line feed stays on its line, with invisible characters written as `\u{A}`.
  public static var lines: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      for element in value { buffer.append(line: element) }
    }
  }
}

extension UTF8Buffer {
  /// Appends a line feed unless the last byte is one.
  func endLine() {
    let isEnded = withUnsafeBytes { $0.count > 0 && $0[$0.count - 1] == UInt8(ascii: "\n") }
    if !isEnded { append(UInt8(ascii: "\n")) }
  }

  /// Appends a string as one line; its line feeds, if any, are escaped.
  func append(line: String) {
    let start = count
    append(line)
    if holdsLineFeed(from: start) {
      truncate(to: start)
      append(line.oneLine)
    }
    append(UInt8(ascii: "\n"))
  }

  private func holdsLineFeed(from start: Int) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) != nil
    }
  }
}

extension UTF8Buffer {
  /// Appends a string in double quotes, as ``Swift/String/quoted`` writes it.
  func append(quoted string: String) {
    append(string, orEscaped: \.quoted)
  }

  /// Appends a JSON string, as ``Swift/String/jsonQuoted`` writes it.
  func append(jsonQuoted string: String) {
    append(string, orEscaped: \.jsonQuoted)
  }

  /// Appends a string in double quotes if it is plain, or else as `escaped` returns it.
  private func append(_ string: String, orEscaped escaped: (String) -> String) {
    let start = count
    append(UInt8(ascii: "\""))
    append(string)
    // The span ends at this zero, or before it.
    append(0)
    let isPlain = withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      return strspn(text + start + 1, plainCharacters) == bytes.count - start - 2
    }
    if isPlain {
      truncate(to: count - 1)
      append(UInt8(ascii: "\""))
    } else {
      truncate(to: start)
      append(escaped(string))
    }
  }
}

/// The printable ASCII characters that are not escaped in quotes.
private let plainCharacters =
  " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
