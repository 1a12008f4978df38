#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Appends a string, with `escape` for each scalar that a reviewer cannot see or that is `isSpecial`.
  ///
  /// A combining mark needs a visible scalar before it; after a blank, an escape, or at the start
  /// it is escaped.
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
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).hasSameBytes(as: .init($0))
      }
    }.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }

  /// The text of bytes in UTF-8, with `\u{FFFD}` in place of what is not valid.
  package init(utf8 bytes: UnsafePointer<UInt8>, count: Int) {
    self.init(unsafeUninitializedCapacity: count) { storage in
      if let start = storage.baseAddress { memcpy(start, bytes, count) }
      return count
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reviewer sees this scalar as itself: no control, no format character, no space but U+0020.
  ///
  /// A combining mark is visible, but only behind a scalar that carries it; see ``isMark``.
  package var isVisible: Bool {
    if value < 0x7F { return value >= 0x20 }
    if properties.isDefaultIgnorableCodePoint || self == Self.brailleBlank { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    default: return true
    }
  }

  /// Whether this scalar may be shown as it is, to a reader or a terminal: what is visible, and the
  /// selector that is part of most emoji.
  package var isHarmless: Bool { isVisible || self == .emojiSelector }

  /// Whether this scalar is drawn on the one before it.
  package var isMark: Bool {
    if value < 0x300 { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// The scalar's name in diagnostics: `U+202E`.
  package var codePoint: String {
    let digits = hexadecimal
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The scalar's number in capital hexadecimal digits, without leading zeros.
  var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// Unicode calls it a symbol, but it is drawn as a blank.
  private static var brailleBlank: Unicode.Scalar { "\u{2800}" }

  /// Selects the colored form of an emoji. It is kept behind a visible scalar, since most emoji have it.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension String {
  /// The string on one line, with every character escaped that controls a terminal or that is not visible.
  ///
  /// Unlike ``Swift/String/oneLine`` it is for reading only: backslashes and blanks stay as they are, and a
  /// tab becomes two blanks.
  package var terminalLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": line += "  "
      case _ where scalar.isHarmless: line.unicodeScalars.append(scalar)
      default: line += scalar.braced
      }
    }
    return line
  }
}
