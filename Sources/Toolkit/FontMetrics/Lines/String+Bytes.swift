extension String {
  /// Returns whether two strings have the same bytes, and so the same width in every font.
  ///
  /// Equal strings may differ in bytes: a letter and its accent are one scalar or two.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
