import FontFiles
import FontMetrics

/// Small fonts, which the repository does not contain.
enum SampleFonts {
  private static let faces = [
    FontFace(
      name: "Sample-Regular", family: "Sample", unitsPerEm: 2048, ascent: 1901, descent: -483,
      capHeight: 1493, xHeight: 1120,
      advances: [
        " ": 651, "A": 1401, "B": 1402, "C": 1403, "é": 1253, "λ": 1212, "μ": 1300, "中": 2048,
        "\u{FFFD}": 0, "😀": 2600, "😁": 2601, "\u{10FFFF}": 65535,
      ]),
    FontFace(
      name: "Sample-BoldItalic", family: "Sample", weight: 700, isItalic: true, ascent: 900, descent: -200,
      lineGap: 67, capHeight: 700, xHeight: 500, advances: ["a": 600, "b": 610]),
  ]

  /// Files with either format of character maps and with both, and a collection.
  static let files: [[UInt8]] =
    SampleFontFile.MapFormat.allCases.map { SampleFontFile(faces[0], formats: [$0]).bytes }
    + faces.map { SampleFontFile($0).bytes } + [
      SampleFontFile.collection(of: faces.map { SampleFontFile($0) })
    ]

  /// The JSON of a family of all faces, and of families of one.
  static let families: [[UInt8]] = [faces, [faces[0]], [faces[1]]].map { faces in
    Array(FontFamily(name: "Sample \"\(faces.count)\"", faces: faces).json.utf8)
  }
}
