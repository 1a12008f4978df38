extension SnapshotStrategy {
  /// What a value's mirror shows, a line a value, in a file `.txt`.
  ///
  ///     Person
  ///       name: "Ada"
  ///       pets: 2 elements
  ///         - .cat
  ///         - .dog
  ///           "Rex"
  ///
  /// - Members of sets and pairs of dictionaries are sorted by their text.
  /// - Addresses are left out. An object inside itself is not followed; one that is met twice is shown twice.
  /// - An optional is shown as its value or as `nil`; a `nil` inside an optional as `Optional(nil)`.
  /// - Strings are in quotes, with what a reviewer could not see escaped; `Date`, `Data`, `URL`, `UUID` and
  ///   `Decimal` are shown whole.
  ///
  /// It takes time in proportion to its text, whatever the depth, and no stack.
  public static var dump: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      var writer = DumpWriter(buffer: buffer)
      writer.write(value)
    }
  }
}
