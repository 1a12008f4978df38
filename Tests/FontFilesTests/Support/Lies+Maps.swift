@testable import FontFiles

/// Lies of character maps: the parts begin at byte 12.
extension Lie {
  static let groups = [
    Lie(
      "symbols", "cmap", 4, "its characters are symbols of its own", expected: "a font with a map for Unicode"
    ) {
      $0.patch("cmap", at: 4, [0, 3, 0, 0])
    },
    Lie("a map for the Mac", "cmap", 0, "it has no map for Unicode", expected: formats) {
      $0.patch("cmap", at: 4, [0, 1, 0, 0])
    },
    Lie("format 6", "cmap", 0, "its map for Unicode has format 6", expected: formats) {
      $0.patch("cmap", at: 12, [0, 6])
    },
    Lie("part beyond the table", "cmap", 124, "it ends here", expected: "4294967171 more bytes") {
      $0.patch("cmap", at: 8, [0xFF, 0xFF, 0xFF, 0xFF])
    },
    Lie("2^32 - 1 groups", "cmap", 24, "the number of groups is 4294967295", expected: "a number from 0 to 8")
    {
      $0.patch("cmap", at: 24, [0xFF, 0xFF, 0xFF, 0xFF])
    },
    Lie(
      "billions of characters", "cmap", 32, "the last character of a group is 4294967295",
      expected: "a number from 32 to 1114111"
    ) {
      $0.patch("cmap", at: 32, [0xFF, 0xFF, 0xFF, 0xFF])
    },
    Lie("all characters", "cmap", 28, "the glyph is 13", expected: "a number from 0 to 12") {
      $0.patch("cmap", at: 32, [0, 0x10, 0xFF, 0xFF])
    },
    Lie(
      "group beyond Unicode", "cmap", 112, "the first character of a group is 1114112",
      expected: "a number from 0 to 1114111"
    ) {
      $0.patch("cmap", at: 112, [0, 0x11, 0, 0, 0, 0x11, 0, 0])
    },
    Lie(
      "group that ends before it begins", "cmap", 44, "the last character of a group is 64",
      expected: "a number from 65 to 1114111"
    ) {
      $0.patch("cmap", at: 44, [0, 0, 0, 0x40])
    },
    Lie(
      "overlapping groups", "cmap", 40, "a segment begins at U+0041",
      expected: "one that begins after U+0041, where another ends"
    ) {
      $0.patch("cmap", at: 32, [0, 0, 0, 0x41])
      $0.patch("maxp", at: 4, [0xFF, 0xFF])
    },
    Lie("glyph that does not exist", "cmap", 28, "the glyph is 4294967295", expected: "a number from 0 to 12")
    {
      $0.patch("cmap", at: 36, [0xFF, 0xFF, 0xFF, 0xFF])
    },
  ]

  /// The sample has 7 segments: U+0020, U+0041...0043, U+00E9, U+03BB...03BC, U+4E2D, U+FFFD, U+FFFF.
  static let segments = [
    Lie(
      "no segments", "cmap", 18, "the number of segments, doubled, is 0",
      expected: "a number from 2 to 65535", format: .segments
    ) {
      $0.patch("cmap", at: 18, [0, 0])
    },
    Lie("too many segments", "cmap", 96, "it ends here", expected: "65468 more bytes", format: .segments) {
      $0.patch("cmap", at: 18, [0xFF, 0xFE])
    },
    Lie(
      "segment that ends before it begins", "cmap", 28, "the last character of a segment is 64",
      expected: "a number from 65 to 65535", format: .segments
    ) {
      $0.patch("cmap", at: 28, [0, 0x40])
    },
    Lie(
      "overlapping segments", "cmap", 44, "a segment begins at U+0041",
      expected: "one that begins after U+0041, where another ends", format: .segments
    ) {
      $0.patch("cmap", at: 26, [0, 0x41])
      $0.patch("maxp", at: 4, [0xFF, 0xFF])
    },
    Lie(
      "glyph that does not exist", "cmap", 70, "the glyph is 65535", expected: "a number from 0 to 12",
      format: .segments
    ) {
      $0.patch("cmap", at: 56, [0xFF, 0xDF])
    },
    Lie("list beyond the table", "cmap", 96, "it ends here", expected: "65512 more bytes", format: .segments)
    {
      $0.patch("cmap", at: 72, [0xFF, 0xFE])
    },
  ]

  private static let formats = "a map for Unicode in format 4 or 12"
}
