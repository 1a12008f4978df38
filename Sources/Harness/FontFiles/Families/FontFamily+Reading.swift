// A file that reads families also names the type `FontFamily`.
@_exported import FontMetrics
import Foundation

extension FontFamily {
  /// Reads the JSON of a family. The error lists all faults, in the order of the file.
  ///
  ///     let file = URL(filePath: "Fonts/Avenir.font.json")
  ///     let family = try FontFamily(Data(contentsOf: file), name: "Avenir")
  ///     for face in family.faces { print(face.name, face.weight) }
  ///
  /// All lengths are in units of the face, and each key of `advances` is the first of several successive characters,
  /// whose advances follow; a character that is in no run is missing from the face.
  ///
  /// ```json
  /// {
  ///   "family": "DejaVu Sans",
  ///   "faces": [
  ///     {
  ///       "name": "DejaVuSans-Bold",
  ///       "weight": 700,
  ///       "italic": false,
  ///       "unitsPerEm": 2048,
  ///       "ascent": 1901,
  ///       "descent": -483,
  ///       "lineGap": 0,
  ///       "capHeight": 1493,
  ///       "xHeight": 1120,
  ///       "advances": {
  ///         "U+0020": [713, 934, 1067, 1716],
  ///         "U+00A0": [713]
  ///       }
  ///     }
  ///   ]
  /// }
  /// ```
  ///
  /// | key | value |
  /// |---|---|
  /// | `family` | the name of the family, for all faces |
  /// | `faces` | at least one face |
  /// | `name` | the PostScript name, which no two faces share |
  /// | `weight` | 1...1000, as in CSS |
  /// | `italic` | whether the face is slanted |
  /// | `unitsPerEm` | 16...16384 |
  /// | `ascent`, `descent`, `lineGap` | a line's extent, as in the font's table `hhea`: `descent` is negative |
  /// | `capHeight`, `xHeight` | the heights of letters |
  /// | `advances` | by `U+` and four to six uppercase hexadecimal digits: 0...65535 each |
  ///
  /// Every key is required. Kerning is left out by design: what a layout needs of a text is its width to a point, and
  /// the file stays readable.
  ///
  /// - Parameters:
  ///   - json: The contents of a `.font.json` file.
  ///   - name: The name of the file without `.font.json`, for errors.
  public init(_ json: Data, name: String) throws(FontFamilyError) {
    try self.init(json, file: name + Self.ending)
  }

  /// Reads a family's file, whose format the other initializer describes.
  ///
  /// - Parameter file: A `.font.json` file.
  /// - Throws: Foundation's error if the file cannot be read, and ``FontFamilyError`` if it has faults.
  public init(contentsOf file: URL) throws {
    try self.init(try Data(contentsOf: file), file: file.lastPathComponent)
  }

  /// How the names of families' files end.
  static let ending = ".font.json"

  private init(_ json: Data, file: String) throws(FontFamilyError) {
    var reader = FontFamilyReader()
    guard let family = reader.family(in: json) else { throw FontFamilyError(reader.faults, in: file) }
    self = family
  }
}
