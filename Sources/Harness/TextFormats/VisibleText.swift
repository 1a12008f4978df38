extension UTF8Buffer {
  /// Appends a string, with `escape` in place of each scalar that a reviewer cannot see, or that `isSpecial` picks.
  ///
  /// A combining mark needs a visible scalar before it; after a blank, an escape, or at the start it is escaped.
  func append(
    _ string: String, where isSpecial: (String.Index) -> Bool, escaped escape: (Unicode.Scalar) -> Void
  ) {
    var canCarryMark = false
    for (index, scalar) in zip(string.unicodeScalars.indices, string.unicodeScalars) {
      let needsCarrier = scalar.isMark || scalar == .emojiSelector
      let isSeen = scalar.isVisible || scalar == .emojiSelector
      if isSpecial(index) || !isSeen || (needsCarrier && !canCarryMark) {
        escape(scalar)
        canCarryMark = false
      } else {
        append(scalar)
        canCarryMark = scalar != " "
      }
    }
  }

  /// Appends the bytes of a scalar.
  func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(String(scalar))
    }
  }
}

extension String {
  /// The text that `write` appends to an empty buffer.
  package init(writing write: (UTF8Buffer) -> Void) {
    let buffer = UTF8Buffer(capacity: 128)
    write(buffer)
    self = buffer.string
  }

  /// Whether both strings consist of the same scalars; `==` also equates composed and decomposed spellings.
  package func isIdentical(to other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
