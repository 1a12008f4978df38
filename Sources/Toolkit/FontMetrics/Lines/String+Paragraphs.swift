extension String {
  /// The parts of the text between line feeds and the like, at least one.
  package var paragraphs: [Substring] {
    // Most texts have one paragraph, and bytes are faster to look through than characters.
    utf8.contains(where: \.mayBeginNewline)
      ? split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) : [self[...]]
  }
}

extension UInt8 {
  /// Whether characters that end a line begin with this byte: U+000A to U+000D, U+0085, U+2028 and U+2029.
  fileprivate var mayBeginNewline: Bool { (0x0A...0x0D).contains(self) || self == 0xC2 || self == 0xE2 }
}

extension Character {
  /// The code of an ASCII character; `nil` for any other, and for a carriage return with its line feed.
  ///
  /// Unlike `asciiValue`, it compares no texts.
  package var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}
