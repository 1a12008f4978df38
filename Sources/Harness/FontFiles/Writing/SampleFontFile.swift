import FontMetrics

/// A small TrueType file with a face's metrics but without shapes, which tests and the fuzzer start from.
///
///     var sample = SampleFontFile(face)
///     sample.tables["OS/2"] = nil
///     try FontFile(sample.bytes, named: "A.ttf").faces
///
/// It has a glyph for each character, and glyph 0 for missing ones. Its tables can be changed before it is written.
package struct SampleFontFile: Sendable {
  /// The contents of the tables by their tags; the file has them in the order of the tags.
  package var tables: [String: [UInt8]]
  /// The first four bytes of the file: 0x00010000 by default.
  package var signature: [UInt8] = [0, 1, 0, 0]

  /// The formats of a character map.
  package enum MapFormat: Int, CaseIterable, Sendable {
    /// Characters up to U+FFFF in segments.
    case segments = 4
    /// Any characters in groups.
    case groups = 12
  }

  /// Creates the tables of a face.
  ///
  /// - Parameters:
  ///   - face: The metrics.
  ///   - formats: The formats of the parts of the character map; both by default.
  package init(_ face: FontFace, formats: [MapFormat] = MapFormat.allCases) {
    let runs = SampleRun.all(of: face.advances)
    // Glyph 0 is a box for missing characters.
    let widths = [500] + face.advances.runs.flatMap { $0.advances.map { Int($0) } }
    tables = [
      "head": Self.head(face), "hhea": Self.hhea(face, count: widths.count),
      "maxp": [0, 1, 0, 0] + widths.count.bytes16, "hmtx": widths.flatMap { $0.bytes16 + [0, 0] },
      "OS/2": Self.style(face), "name": SampleNames(face).bytes,
      "cmap": SampleMap(runs, formats: formats).bytes,
    ]
  }

  /// The file of one face.
  package var bytes: [UInt8] { file(at: 0) }

  /// Returns the bytes of a face whose directory begins at an offset of the file, to follow what is before it.
  private func file(at start: Int) -> [UInt8] {
    let tables = tables.sorted { $0.key < $1.key }
    var directory = signature + tables.count.bytes16 + [0, 0, 0, 0, 0, 0]
    var contents: [UInt8] = []
    for (tag, table) in tables {
      let offset = start + 12 + 16 * tables.count + contents.count
      directory += Array(tag.utf8) + [0, 0, 0, 0] + offset.bytes32 + table.count.bytes32
      contents += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + contents
  }

  /// Returns the file of a collection.
  ///
  /// - Parameter files: The faces in the order of the file.
  package static func collection(of files: [SampleFontFile]) -> [UInt8] {
    let head = Array("ttcf".utf8) + [0, 1, 0, 0] + files.count.bytes32
    let start = head.count + 4 * files.count
    var (offsets, contents): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      offsets += (start + contents.count).bytes32
      contents += file.file(at: start + contents.count)
    }
    return head + offsets + contents
  }
}

extension SampleFontFile {
  private static func head(_ face: FontFace) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 54)
    table.write(0x5F0F_3CF5.bytes32, at: 12)
    table.write(face.unitsPerEm.bytes16, at: 18)
    table.write(((face.weight >= 600 ? 1 : 0) + (face.isItalic ? 2 : 0)).bytes16, at: 44)
    return table
  }

  private static func hhea(_ face: FontFace, count: Int) -> [UInt8] {
    var table = [0, 1, 0, 0] + [UInt8](repeating: 0, count: 32)
    table.write([face.ascent, face.descent, face.lineGap].flatMap(\.bytes16), at: 4)
    table.write(count.bytes16, at: 34)
    return table
  }

  private static func style(_ face: FontFace) -> [UInt8] {
    var table = [0, 2] + [UInt8](repeating: 0, count: 94)
    table.write(face.weight.bytes16, at: 4)
    table.write((face.isItalic ? 1 : 0x40).bytes16, at: 62)
    table.write([face.ascent, face.descent, face.lineGap].flatMap(\.bytes16), at: 68)
    table.write([face.xHeight, face.capHeight].flatMap(\.bytes16), at: 86)
    return table
  }
}

extension Int {
  /// The lowest 16 bits, the highest byte first.
  var bytes16: [UInt8] { [UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self)] }
  /// The lowest 32 bits, the highest byte first.
  var bytes32: [UInt8] { (self >> 16).bytes16 + bytes16 }
}

extension [UInt8] {
  /// Replaces the bytes at an index, which must exist.
  fileprivate mutating func write(_ bytes: [UInt8], at index: Int) {
    replaceSubrange(index..<index + bytes.count, with: bytes)
  }
}
