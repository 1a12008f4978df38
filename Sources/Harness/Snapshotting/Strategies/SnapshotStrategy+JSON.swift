import UTF8Text

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// What a value encodes itself as, in canonical JSON, in a `.json` file.
  ///
  /// A value gives the same bytes with every version of Swift and Foundation, and in every process:
  ///
  /// - Each level is indented by two spaces, each element has a line, and the text ends with a line
  ///   feed. Empty lists and objects are `[]` and `{}`.
  /// - Keys are sorted by their UTF-8 bytes. If a key is encoded twice, the second value counts.
  /// - Sets, and dictionaries that encode themselves as lists, are sorted by the JSON of elements and keys.
  /// - Redacted keys and elements are sorted by what redaction leaves of them.
  /// - Numbers have the shortest digits that read back as the same number, without `.0`, and no
  ///   sign on zero. A number that is not finite is an error, which reports the coding path.
  /// - Strings escape invisible characters.
  /// - `Date` is a string in ISO 8601, in UTC and to the microsecond, before October 15, 1582 in the Julian
  ///   calendar as Foundation's; `Data` is Base64; `URL` its absolute string; `Decimal` a number.
  public static var json: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { value, buffer in
      try EncodedValue(encoding: value, at: .root).writeDocument(to: buffer)
    }
  }
}

extension EncodedValue {
  /// Writes JSON with a line feed at its end.
  func writeDocument(to buffer: UTF8Buffer) throws {
    try write(to: buffer, indentation: 0)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes JSON: the first line at the end of the buffer, the others indented by two spaces a level.
  ///
  /// - Parameter cursor: The value's position in the paths of redactions, which are replaced, rounded and
  ///   sorted.
  func write(to buffer: UTF8Buffer, indentation: Int, at cursor: PathCursor? = nil) throws {
    var writer = JSONTreeWriter(buffer: buffer, indentation: indentation)
    try writer.write(self, at: cursor)
  }
}
