extension SafeName {
  static let longestPart = 120

  /// The name's scalars, each as it is or in percent-encoding; never empty.
  static func units(of name: String, encodingDots: Bool) -> [String] {
    guard !name.isEmpty else { return [empty] }
    return name.flatMap { character in
      let isNormal = isNormalized(String(character))
      return character.unicodeScalars.map { scalar in
        !isNormal || isUnsafe(scalar) || (encodingDots && scalar == ".") ? encode(scalar) : String(scalar)
      }
    }
  }

  /// Packs units into parts that no disk finds too long, and makes each part safe.
  static func parts(of units: [String]) -> [String] {
    var parts: [[String]] = [[]]
    var length = 0
    for unit in units {
      let unitLength = unit.utf8.count * (startsWithMark(unit) ? 3 : 1)
      if length + unitLength > longestPart, length > 0 {
        parts.append([])
        length = 0
      }
      parts[parts.count - 1].append(unit)
      length += unitLength
    }
    return parts.enumerated().map { index, part in
      separateMarks(in: protectEnds(of: part)).joined() + (index < parts.count - 1 ? "%" : "")
    }
  }

  /// Escapes the marks that would combine with the last letter of an escape before them.
  private static func separateMarks(in units: [String]) -> [String] {
    var run = ""
    return units.map { unit in
      guard startsWithMark(unit) else {
        run = unit.unicodeScalars.last.map { String($0) } ?? ""
        return unit
      }
      run += unit
      guard !isNormalized(run) else { return unit }
      let escaped = encodeFirst(of: unit)
      run = escaped.unicodeScalars.last.map { String($0) } ?? ""
      return escaped
    }
  }

  /// Escapes what no name may begin or end with.
  private static func protectEnds(of units: [String]) -> [String] {
    var units = units
    if let first = units.first, first == "." || startsWithMark(first) || isReserved(units.joined()) {
      units[0] = encodeFirst(of: first)
    }
    if let last = units.last, last == "." || last == " " {
      units[units.count - 1] = last.unicodeScalars.map(encode).joined()
    }
    return units
  }

  static func encodeFirst(of unit: String) -> String {
    guard let first = unit.unicodeScalars.first, first != "%" else { return unit }
    return encode(first) + String(unit.unicodeScalars.dropFirst())
  }
}
