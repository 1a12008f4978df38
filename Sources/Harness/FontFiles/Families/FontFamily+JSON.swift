import FontMetrics
import UTF8Text

extension FontFamily {
  /// The family as the JSON that ``init(_:name:)`` reads, always the same for equal families.
  ///
  /// Each number of a face is on its own line, and so is each run of characters; longer runs have sixteen advances on
  /// a line. Reading it gives the same family.
  public var json: String {
    let faces = faces.map(\.json).joined(separator: ",\n")
    return "{\n  \"family\": \(name.jsonQuoted),\n  \"faces\": [\n\(faces)\n  ]\n}\n"
  }
}

extension FontFace {
  fileprivate var json: String {
    let members = [
      ("name", name.jsonQuoted), ("weight", "\(weight)"), ("italic", "\(isItalic)"),
      ("unitsPerEm", "\(unitsPerEm)"), ("ascent", "\(ascent)"), ("descent", "\(descent)"),
      ("lineGap", "\(lineGap)"), ("capHeight", "\(capHeight)"), ("xHeight", "\(xHeight)"),
      ("advances", advances.json),
    ]
    return "    {\n" + members.map { "      \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n    }"
  }
}

extension ScalarAdvances {
  /// The runs, each from the start of a line.
  fileprivate var json: String {
    let runs = runs.map { "        \"\($0.first.codePoint)\": \(Self.json(of: $0.advances))" }
    return runs.isEmpty ? "{}" : "{\n\(runs.joined(separator: ",\n"))\n      }"
  }

  private static func json(of advances: ArraySlice<UInt16>) -> String {
    let lines = stride(from: advances.startIndex, to: advances.endIndex, by: valuesInLine).map { start in
      advances[start..<min(start + valuesInLine, advances.endIndex)].map(String.init).joined(separator: ", ")
    }
    guard lines.count > 1 else { return "[\(lines.joined())]" }
    return "[\n" + lines.map { "          \($0)" }.joined(separator: ",\n") + "\n        ]"
  }

  private static let valuesInLine = 16
}
