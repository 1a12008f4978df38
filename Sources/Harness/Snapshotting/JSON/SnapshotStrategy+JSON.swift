import TextFormats

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// What a value encodes, as canonical JSON in a file `.json`.
  ///
  /// The same value gives the same bytes with every version of Swift and Foundation, and in every process:
  ///
  /// - Two blanks a level, a line an element, a line feed at the end; `[]` and `{}` where there is none.
  /// - Keys are sorted by their UTF-8 bytes. Where a key is encoded twice, the latter value counts.
  /// - Sets, and dictionaries that encode themselves as lists, are sorted by the JSON of elements and keys.
  /// - Numbers have the shortest digits that read back as the same number, without `.0`, and no sign on zero. A
  ///   number that is not finite is an error, which names the coding path.
  /// - Strings escape what a reviewer could not see.
  /// - `Date` is a string in ISO 8601, in UTC and down to the microsecond; `Data` is Base64; `URL` its absolute string;
  ///   `Decimal` a number.
  public static var json: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { value, buffer in
      try EncodedValue(encoding: value, at: .root).write(to: buffer, indentation: 0)
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}
