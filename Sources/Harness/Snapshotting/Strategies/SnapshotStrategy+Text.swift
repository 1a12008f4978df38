import TextFormats

extension SnapshotStrategy where Value == String {
  /// The string as it is, in a file `.txt`.
  ///
  /// A golden ends with a line feed: one is added where the string has none at its end, so strings that differ only
  /// in that have one golden.
  public static var text: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      buffer.append(value)
      buffer.endLine()
    }
  }

  /// The lines of a string; the same as ``text``.
  public static var lines: SnapshotStrategy { text }
}

extension SnapshotStrategy
where Value: Sequence & SendableMetatype, Value.Iterator: SendableMetatype, Value.Element == String {
  /// A line an element, in a file `.txt`.
  ///
  /// An element that holds a line feed stays on its line, with whatever cannot be seen written as `\u{A}`.
  public static var lines: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      for element in value { buffer.append(line: element) }
    }
  }
}
