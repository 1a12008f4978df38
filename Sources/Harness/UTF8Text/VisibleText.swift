#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Appends a string, with `escape` for each scalar that a reviewer cannot see or that is `isSpecial`.
  ///
  /// A combining mark requires a visible scalar before it; after a space, an escape, or at the start, it is
  /// escaped.
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
  /// Creates the text that `write` appends to an empty buffer.
  package init(writing write: (UTF8Buffer) -> Void) {
    let buffer = UTF8Buffer(capacity: 128)
    write(buffer)
    self = buffer.string
  }

  /// Whether both strings have the same scalars; `==` also equates composed and decomposed characters.
  package func isIdentical(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).hasSameBytes(as: .init($0))
      }
    }.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether the bytes of a word are in the string, as `contains` says for words of ASCII letters, without a general search.
  package func hasBytes(of word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = word.first else { return true }
    var string = self
    return string.withUTF8 { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: first) {
        if rest[start...].starts(with: word) { return true }
        rest = rest[(start + 1)...]
      }
      return false
    }
  }

  /// Decodes UTF-8 bytes; invalid ones are replaced by `\u{FFFD}`.
  package init(utf8 bytes: UnsafePointer<UInt8>, count: Int) {
    self.init(unsafeUninitializedCapacity: count) { storage in
      if let start = storage.baseAddress { memcpy(start, bytes, count) }
      return count
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reviewer sees this scalar as itself: not a control, a format character, or a space except U+0020.
  ///
  /// A combining mark is visible only after a scalar that carries it; see ``isMark``.
  package var isVisible: Bool {
    if value < 0x7F { return value >= 0x20 }
    if properties.isDefaultIgnorableCodePoint || self == Self.brailleBlank { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    default: return true
    }
  }

  /// Whether this scalar may be shown to a reader or a terminal: a visible one, or the selector that is part of
  /// most emoji.
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
  package var codePoint: String { value.codePoint }

  /// The scalar's number in uppercase hexadecimal digits, without leading zeros.
  var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// Unicode considers it a symbol, but it is drawn as a space.
  private static var brailleBlank: Unicode.Scalar { "\u{2800}" }

  /// Selects the colored form of an emoji. It is kept after a visible scalar, since most emoji have it.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension String {
  /// The string on one line, with all characters escaped that control a terminal or are not visible.
  ///
  /// Unlike ``Swift/String/oneLine``, it is only for reading: backslashes and spaces are kept, and a tab
  /// becomes two spaces.
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
