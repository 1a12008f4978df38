/// A name in the spelling of ``GoldenPath``, in one part or, where it is long, in several.
struct SafeName {
  /// The components of the path; never empty.
  let parts: [String]

  /// The name of a folder.
  init(_ name: String) {
    parts =
      SafeName.isPlain(name) ? [name] : SafeName.parts(of: SafeName.units(of: name, encodingDots: false))
  }

  /// The name of a file without its extension. The one bare dot parts the two names.
  init(script: String, configuration: String) {
    if let plain = SafeName.plainFile(script: script, configuration: configuration) {
      parts = [plain]
      return
    }
    var units = SafeName.units(of: script, encodingDots: true)
    var others = SafeName.units(of: configuration, encodingDots: true)
    let first = others.removeFirst()
    let safeFirst = SafeName.startsWithMark(first) ? SafeName.encodeFirst(of: first) : first
    // No part ends or begins with the dot, since its neighbors stay with it.
    let joint = units.removeLast() + "." + safeFirst
    parts = SafeName.parts(of: units + [joint] + others)
  }
}
