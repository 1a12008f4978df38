import Foundation

/// The advance of characters, in thousandths of the font's size.
///
///     let extent = TextExtent("AB", design: .system)  // emphasized: 1334, fixed: 0
///     UIFont.systemFont(ofSize: 10).width(of: extent)  // 13.34 points
///     UIFont.boldSystemFont(ofSize: 10).width(of: extent)  // 14.14 points: 6 % wider
struct TextExtent: Hashable, Sendable {
  /// The part that becomes wider with the weight: letters.
  var emphasized: CGFloat = 0
  /// The part that is the same in every weight: ideographs and emoji.
  var fixed: CGFloat = 0

  static func += (extent: inout TextExtent, other: TextExtent) {
    extent.emphasized += other.emphasized
    extent.fixed += other.fixed
  }
}

extension TextExtent {
  /// The extent of a line of text; ASCII takes a fast path without grapheme clusters.
  init(_ line: some StringProtocol, design: UIFont.Design) {
    if let ascii = Self.ascii(line, design: design) {
      emphasized = ascii
    } else {
      for character in line { self += TextExtent(character, design: design) }
    }
  }

  /// The extent of one character, a whole grapheme cluster.
  init(_ character: Character, design: UIFont.Design) {
    let width = AdvanceWidths.width(of: character)
    if AdvanceWidths.isWide(character) {
      fixed = width
    } else {
      emphasized = design == .monospaced && width > 0 ? AdvanceWidths.monospaced : width
    }
  }

  /// The sum of the widths of ASCII text; `nil` for any other text.
  private static func ascii(_ line: some StringProtocol, design: UIFont.Design) -> CGFloat? {
    var sum: CGFloat = 0
    for byte in line.utf8 {
      guard byte < 0x80 else { return nil }
      let width = AdvanceWidths.width(ofASCII: byte)
      sum += design == .monospaced && width > 0 ? AdvanceWidths.monospaced : width
    }
    return sum
  }
}

extension UIFont {
  /// The width of a line of text in points.
  func width(of line: some StringProtocol) -> CGFloat {
    width(of: TextExtent(line, design: design))
  }

  /// Returns the advance of an extent in this font, in points.
  func width(of extent: TextExtent) -> CGFloat {
    // All weights of a monospaced font are equally wide.
    let emphasis = design == .monospaced ? 1 : weight.emphasis
    return extent.emphasized * pointSize * emphasis / 1000 + extent.fixed * pointSize / 1000
  }
}
