import FontMetrics

@testable import FontFiles

/// A face with characters in several runs, one of them beyond U+FFFF.
let heavy = FontFace(
  name: "Sample-Heavy", family: "Sample", weight: 800, isItalic: true, unitsPerEm: 2048, ascent: 1901,
  descent: -483, lineGap: 67, capHeight: 1493, xHeight: 1120,
  advances: [
    " ": 651, "A": 1401, "B": 1402, "C": 1403, "é": 1253, "λ": 1212, "μ": 65535, "中": 2048, "\u{FFFD}": 0,
    "😀": 2600, "😁": 2601, "\u{10FFFF}": 1,
  ])

/// The same face in another weight.
let regular = FontFace(
  name: "Sample-Regular", family: "Sample", unitsPerEm: 2048, ascent: 1901, descent: -483, capHeight: 1493,
  xHeight: 1120, advances: [" ": 651, "A": 1401])

extension FontFace {
  /// The face without the characters that a map of format 4 cannot have.
  var inBasicPlane: FontFace {
    var advances: [Unicode.Scalar: Int] = [:]
    for (first, widths) in self.advances.runs {
      for (index, width) in widths.enumerated() where first + UInt32(index) < 0xFFFF {
        advances[Unicode.Scalar(first + UInt32(index)) ?? " "] = Int(width)
      }
    }
    return FontFace(
      name: name, family: family, weight: weight, isItalic: isItalic, unitsPerEm: unitsPerEm, ascent: ascent,
      descent: descent, lineGap: lineGap, capHeight: capHeight, xHeight: xHeight,
      advances: advances)
  }
}

/// Returns the faces of a file.
func faces(_ bytes: [UInt8]) throws -> [FontFace] { try FontFile(bytes, named: "Sample.ttf").faces }

/// Returns the only face of a sample.
func face(_ sample: SampleFontFile) throws -> FontFace? { try faces(sample.bytes).first }

/// Returns the error for bytes; `nil` if they are read.
func error(_ bytes: [UInt8]) -> FontFileError? {
  do throws(FontFileError) {
    _ = try FontFile(bytes, named: "Sample.ttf")
    return nil
  } catch {
    return error
  }
}

extension SampleFontFile {
  /// Replaces bytes of a table.
  mutating func patch(_ tag: String, at offset: Int, _ bytes: [UInt8]) {
    tables[tag]?.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
