import Foundation

/// The widths of blanks, punctuation and symbols outside of ASCII, and of letters that have no base letter.
enum SymbolWidths {
  static func width(of scalar: Unicode.Scalar) -> CGFloat? { widths[scalar] }

  private static let widths: [Unicode.Scalar: CGFloat] = {
    var widths: [Unicode.Scalar: CGFloat] = [:]
    for (width, characters) in groups {
      for scalar in characters.unicodeScalars { widths[scalar] = width }
    }
    return widths
  }()

  private static let groups: [(CGFloat, String)] = [
    (100, "\u{200A}"), (167, "\u{2006}"), (200, "\u{2009}\u{202F}"), (250, "\u{2005}"),
    (278, "\u{A0}\u{2008}"), (333, "\u{2004}"), (500, "\u{2000}\u{2002}"), (556, "\u{2007}"),
    (1000, "\u{2001}\u{2003}"),
    (222, "‘’‚‛"), (260, "¦"), (278, "·ı"), (333, "¡¨¯²³´¸¹“”„‟‹›\u{2010}\u{2011}"), (350, "•"), (370, "ªº"),
    (400, "°"), (537, "¶"), (556, "–\u{2012}«»¢£¤¥§€†‡µ"), (584, "±×÷¬−"), (611, "ßøþ¿"), (737, "©®"),
    (778, "Ø"), (834, "¼½¾"), (889, "æ"), (944, "œ"), (1000, "ÆŒ—―…‰™←→↑↓"),
  ]
}
