import Platform

/// A name in the spelling of ``GoldenPath``, in one part or, where it is long, in several.
package struct SafeName {
  /// The components of the path; never empty.
  package let parts: [String]

  /// The name of a folder.
  package init(_ name: String) {
    parts =
      SafeName.isPlain(name) ? [name] : SafeName.parts(of: SafeName.units(of: name, encodingDots: false))
  }

  /// The name of a file without its extension. The one bare dot separates the two names.
  package init(script: String, configuration: String) {
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

/// Most names stay as they are. Checking their bytes is many times faster than spelling them anew.
extension SafeName {
  /// Whether a name is one part, letter for letter; `false` also where that takes more than a look at bytes.
  static func isPlain(_ name: String) -> Bool {
    isSafeInside(name, dotsAreSafe: true) && hasSafeEnds(name)
  }

  /// The file of a script and a configuration whose names are plain; `nil` where they are not.
  static func plainFile(script: String, configuration: String) -> String? {
    guard isSafeInside(script, dotsAreSafe: false), isSafeInside(configuration, dotsAreSafe: false) else {
      return nil
    }
    let file = "\(script).\(configuration)"
    return file.utf8.count <= longestPart && hasSafeEnds(file) ? file : nil
  }

  private static func isSafeInside(_ name: String, dotsAreSafe: Bool) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard (1...longestPart).contains(bytes.count) else { return false }
      // Every path of a run passes here, and a debug build calls a closure for each byte of `allSatisfy`.
      var index = 0
      while index < bytes.count, safeBytes[Int(bytes[index])], dotsAreSafe || bytes[index] != dot {
        index += 1
      }
      return index == bytes.count
    }
  }

  private static func hasSafeEnds(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    return first != dot && first != blank && last != dot && last != blank
      && !(beginsLikeReservedName(name) && isReserved(name))
  }

  private static func beginsLikeReservedName(_ name: String) -> Bool {
    guard let initial = name.utf8.first, reservedInitials.contains(initial) else { return false }
    return ["con", "prn", "aux", "nul", "com", "lpt"].contains(name.prefix(3).lowercased())
  }

  private static let reservedInitials = Set("CPANLcpanl".utf8)

  private static let (dot, blank) = (UInt8(ascii: "."), UInt8(ascii: " "))

  /// For each byte whether it is a printable character of ASCII that any disk takes inside a name.
  private static let safeBytes = (0...UInt8.max).map { byte in
    (0x20..<0x7F).contains(byte) && !isUnsafe(Unicode.Scalar(byte))
  }
}

extension SafeName {
  static let longestPart = 120

  /// The name's scalars, each as it is or in percent-encoding; never empty.
  static func units(of name: String, encodingDots: Bool) -> [String] {
    guard !name.isEmpty else { return [empty] }
    // By characters: whether a scalar is in normal form depends on those around it.
    return name.flatMap { character in
      let isPrecomposed = String(character).isPrecomposed
      return character.unicodeScalars.map { scalar in
        !isPrecomposed || isUnsafe(scalar) || (encodingDots && scalar == ".")
          ? encode(scalar) : String(scalar)
      }
    }
  }

  /// Packs units into parts that no disk finds too long, and makes each part safe.
  static func parts(of units: [String]) -> [String] {
    var parts: [[String]] = [[]]
    var length = 0
    for unit in units {
      // A mark may have to be escaped, which makes three bytes of each of its own.
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
      guard !run.isPrecomposed else { return unit }
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

extension SafeName {
  /// The spelling of the empty name, which no other name has.
  static let empty = "%_"

  static func encode(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if #"/\:*?"<>|%"#.unicodeScalars.contains(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// Whether the text would combine with the separator before it.
  static func startsWithMark(_ text: String) -> Bool {
    switch text.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether Windows reads a file of this name as a device, whatever follows the first dot.
  static func isReserved(_ name: String) -> Bool {
    // Windows ignores blanks behind the name of a device.
    var stem = name.prefix { $0 != "." }.drop { $0 == " " }
    while stem.last == " " { stem.removeLast() }
    return reservedNames.contains(stem.uppercased())
  }

  private static let reservedNames = Set(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
      // Windows reads these superscripts as digits.
      + ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } })

  /// Returns the name that has a spelling; `nil` where no name has it.
  package static func decode(_ spelling: String) -> String? {
    guard spelling != empty else { return "" }
    var bytes: [UInt8] = []
    var rest = Array(spelling.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        return nil
      }
      bytes.append(decoded)
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
