/// A name in the spelling of ``GoldenPath``, in one part or, where it is long, in several.
struct SafeName {
  /// The components of the path; never empty.
  let parts: [String]

  static let longestPart = 120
  static let empty = "%_"

  /// The name of a folder.
  init(_ name: String) {
    parts = SafeName.parts(
      of: name.isEmpty ? [SafeName.empty] : SafeName.units(of: name, encodingDots: false))
  }

  /// The name of a file without its extension. The one bare dot parts the two names.
  init(script: String, configuration: String) {
    var units = script.isEmpty ? [SafeName.empty] : SafeName.units(of: script, encodingDots: true)
    var others =
      configuration.isEmpty ? [SafeName.empty] : SafeName.units(of: configuration, encodingDots: true)
    let first = others.removeFirst()
    let joint =
      units.removeLast() + "." + (SafeName.startsWithMark(first) ? SafeName.encodeFirst(of: first) : first)
    parts = SafeName.parts(of: units + [joint] + others)
  }
}
