extension FontFamily {
  /// The family as the JSON that the type describes, always the same for equal families.
  ///
  /// Each number of a face is on its own line, and so is each run of characters; longer runs have sixteen advances on
  /// a line. Reading it gives the same family.
  public var json: String {
    let faces = faces.map(\.json).joined(separator: ",\n")
    return "{\n  \"family\": \(name.jsonText),\n  \"faces\": [\n\(faces)\n  ]\n}\n"
  }
}

extension FontFace {
  fileprivate var json: String {
    let members = [
      ("name", name.jsonText), ("weight", "\(weight)"), ("italic", "\(isItalic)"),
      ("unitsPerEm", "\(unitsPerEm)"), ("ascent", "\(ascent)"), ("descent", "\(descent)"),
      ("lineGap", "\(lineGap)"), ("capHeight", "\(capHeight)"), ("xHeight", "\(xHeight)"),
      ("missing", "\(missingAdvance)"), ("advances", advances.json),
    ]
    return "    {\n" + members.map { "      \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n    }"
  }
}

extension ScalarAdvances {
  /// The runs, each from the start of a line.
  fileprivate var json: String {
    let runs = runs.map { "        \"U+\($0.first.scalarDigits)\": \(Self.json(of: $0.advances))" }
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

extension String {
  /// The string in quotes, with escapes for what a reader would not see.
  fileprivate var jsonText: String {
    let scalars = unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : scalar.isInvisible ? scalar.escaped : "\(scalar)"
    }
    return "\"\(scalars.joined())\""
  }
}

extension Unicode.Scalar {
  /// The scalar as JSON's escapes: `\u202E`, two of them beyond U+FFFF.
  var escaped: String {
    UTF16.encode(self).map { "\\u\($0.map { UInt32($0).scalarDigits }.joined(separator: "\\u"))" } ?? ""
  }
}
