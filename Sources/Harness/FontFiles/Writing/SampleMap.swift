import FontMetrics

/// Successive characters with successive glyphs.
struct SampleRun {
  let first: Int
  let last: Int
  let glyph: Int

  /// Returns the runs of a face's characters, whose glyphs begin with 1.
  static func all(of advances: ScalarAdvances) -> [SampleRun] {
    var glyph = 1
    return advances.runs.map { first, widths in
      defer { glyph += widths.count }
      return SampleRun(first: Int(first), last: Int(first) + widths.count - 1, glyph: glyph)
    }
  }
}

/// The table `cmap` of a sample.
struct SampleMap {
  private let runs: [SampleRun]
  private let formats: [SampleFontFile.MapFormat]

  init(_ runs: [SampleRun], formats: [SampleFontFile.MapFormat]) {
    (self.runs, self.formats) = (runs, formats)
  }

  var bytes: [UInt8] {
    var table = [0, 0] + formats.count.bytes16
    var parts: [UInt8] = []
    for format in formats {
      let encoding = format == .segments ? 1 : 10
      table += [0, 3] + encoding.bytes16 + (4 + 8 * formats.count + parts.count).bytes32
      parts += format == .segments ? segments : groups
    }
    return table + parts
  }

  private var groups: [UInt8] {
    12.bytes16 + [0, 0] + (16 + 12 * runs.count).bytes32 + 0.bytes32 + runs.count.bytes32
      + runs.flatMap { $0.first.bytes32 + $0.last.bytes32 + $0.glyph.bytes32 }
  }

  /// Every second run has its glyphs in a list, every other one by a difference.
  private var segments: [UInt8] {
    let runs = runs.filter { $0.last < 0xFFFF } + [SampleRun(first: 0xFFFF, last: 0xFFFF, glyph: 0)]
    var (distances, list): ([UInt8], [UInt8]) = ([], [])
    var deltas: [UInt8] = []
    for (index, run) in runs.enumerated() {
      let isListed = index % 2 == 1 && run.first < 0xFFFF
      distances += (isListed ? 2 * (runs.count - index) + list.count : 0).bytes16
      deltas += (isListed ? 0 : run.glyph - run.first).bytes16
      if isListed { list += (run.glyph...run.glyph + run.last - run.first).flatMap(\.bytes16) }
    }
    let count = runs.count
    let length = 16 + 8 * count + list.count
    return 4.bytes16 + length.bytes16 + 0.bytes16 + (2 * count).bytes16 + [0, 0, 0, 0, 0, 0]
      + runs.flatMap { $0.last.bytes16 } + [0, 0] + runs.flatMap { $0.first.bytes16 } + deltas + distances
      + list
  }
}

/// The table `name` of a sample: the names for Windows, and those that are ASCII for the Mac.
struct SampleNames {
  private let names: [(kind: Int, text: String)]

  init(_ face: FontFace) {
    names = [(1, "\(face.family) \(face.weight)"), (6, face.name), (16, face.family)]
  }

  var bytes: [UInt8] {
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for (platform, encoding, language) in [(1, 0, 0), (3, 1, 0x409)] {
      for (kind, text) in names where platform == 3 || text.utf8.allSatisfy({ $0 < 0x80 }) {
        let bytes = platform == 3 ? text.utf16.flatMap { Int($0).bytes16 } : Array(text.utf8)
        records += [platform, encoding, language, kind, bytes.count, texts.count].flatMap(\.bytes16)
        texts += bytes
      }
    }
    return [0, 0] + (records.count / 12).bytes16 + (6 + records.count).bytes16 + records + texts
  }
}
