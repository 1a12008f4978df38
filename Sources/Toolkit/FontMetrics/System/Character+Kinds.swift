import Foundation

/// What decides how wide a character is, and where lines may end beside it.
extension Character {
  /// Whether lines may break around the character: ideographs, syllables, full-width forms and emoji.
  package var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.isASCII, utf8.count == 1 { return false }
    return first.isFullWidth || isEmoji
  }

  /// Whether the character is an emoji: by default, or because of a later scalar in its cluster.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    // The text variation selector overrides everything else.
    if unicodeScalars.contains("\u{FE0E}") { return false }
    // Later scalars may request an emoji, make a keycap, or set the skin color.
    return first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  /// The character as a single scalar, if Unicode has it so: `é` for an e and an accent.
  var composed: Unicode.Scalar? {
    let composed = String(self).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.count == 1 ? composed.first : nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is as wide as an em: ideographs, kana, Hangul, full-width forms and the punctuation between
  /// them.
  var isFullWidth: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isIdeographic || Self.fullWidth.contains { $0.contains(value) }
  }

  private static let fullWidth: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x2FFF, 0x3000...0x303E, 0x3041...0x33FF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  ]

  /// Whether the scalar has no width: a control, or a format such as the word joiner.
  var takesNoRoom: Bool {
    switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }

  /// Whether the scalar is drawn on its letter, such as a combining accent.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The base letter of an accented Latin letter.
  var latinBase: Unicode.Scalar? {
    guard (0xC0...0x24F).contains(value) || (0x1E00...0x1EFF).contains(value) else { return nil }
    let base = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base == self ? nil : base
  }
}
