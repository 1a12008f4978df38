import UTF8Text

extension SnapshotStrategy where Value: CaseIterable & SendableMetatype {
  /// What a function returns for each case of its input's type, in a `.csv` file.
  ///
  ///     enum Turn: CaseIterable { case left, right }
  ///     assertSnapshot(
  ///       of: { $0 == .left ? -90 : 90 }, as: SnapshotStrategy<Turn>.func(into: .description))
  ///
  /// ```text
  /// "left","-90"
  /// "right","90"
  /// ```
  ///
  /// Each row has the description of a case, and the text of what the function returns for it. Both are in
  /// quotes, with quotes inside doubled. The line feed at the end of a text is left out; others are kept.
  ///
  /// - Parameter strategy: How the function's results become text.
  public static func `func`<Output>(
    into strategy: SnapshotStrategy<Output>
  ) -> SnapshotStrategy<(Value) throws -> Output> {
    SnapshotStrategy<(Value) throws -> Output>(fileExtension: "csv") { function, buffer in
      let text = UTF8Buffer()
      for input in Value.allCases {
        text.removeAll()
        try SnapshotStrategy<Value>.description.write(input, text)
        buffer.append(field: text)
        buffer.append(UInt8(ascii: ","))
        text.removeAll()
        try strategy.write(try function(input), text)
        buffer.append(field: text)
        buffer.append(UInt8(ascii: "\n"))
      }
    }
  }
}

extension UTF8Buffer {
  /// Appends a text as a field of a table, without the line feed at its end.
  fileprivate func append(field text: UTF8Buffer) {
    append(UInt8(ascii: "\""))
    text.withUnsafeBytes { bytes in
      let end = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
      for byte in bytes[..<end] {
        if byte == UInt8(ascii: "\"") { append(byte) }
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
