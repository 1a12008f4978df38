import Platform

/// A name in the encoding of ``GoldenPath``: one component or, if it is long, several.
///
///     SafeName("a.b").parts  // ["a.b"]
///     SafeName("end ").parts  // ["end%20"]
///     SafeName(script: "a.b", configuration: "c").parts  // ["a%2Eb.c"]
package struct SafeName {
  /// The components of the path; not empty.
  package let parts: [String]

  /// Creates the name of a folder.
  package init(_ name: String) {
    parts =
      SafeName.isPlain(name) ? [name] : SafeName.parts(of: SafeName.units(of: name, encodingDots: false))
  }

  /// Creates the name of a file without its extension. The one unencoded dot separates the two names.
  ///
  /// - Parameters:
  ///   - script: The first name; for a test's snapshot, the test.
  ///   - configuration: The second name; for a test's snapshot, its name.
  package init(script: String, configuration: String) {
    if let plain = SafeName.plainFile(script: script, configuration: configuration) {
      parts = [plain]
      return
    }
    var units = SafeName.units(of: script, encodingDots: true)
    var others = SafeName.units(of: configuration, encodingDots: true)
    let first = others.removeFirst()
    let safeFirst = SafeName.startsWithMark(first) ? SafeName.encodeFirst(of: first) : first
    // No part begins or ends with the dot, since its neighbors stay with it.
    let joint = units.removeLast() + "." + safeFirst
    parts = SafeName.parts(of: units + [joint] + others)
  }
}

/// Most names need no encoding. Checking their bytes is many times faster than encoding them.
extension SafeName {
  /// Whether a name is one unchanged part; `false` also if checking its bytes is not enough to decide.
  static func isPlain(_ name: String) -> Bool {
    isSafeInside(name, dotsAreSafe: true) && hasSafeEnds(name)
  }

  /// Returns the file of a script and a configuration with plain names; `nil` for other names.
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
      // Every path of a run is checked here, and in a debug build `allSatisfy` calls a closure for each byte.
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

  /// For each byte, whether it is a printable ASCII character that any disk allows inside a name.
  private static let safeBytes = (0...UInt8.max).map { byte in
    (0x20..<0x7F).contains(byte) && !isUnsafe(Unicode.Scalar(byte))
  }
}

extension SafeName {
  static let longestPart = 120

  /// Returns the name's scalars, each unchanged or percent-encoded; not empty.
  static func units(of name: String, encodingDots: Bool) -> [String] {
    guard !name.isEmpty else { return [empty] }
    // By characters, since whether a scalar is in normal form depends on its neighbors.
    return name.flatMap { character in
      let isPrecomposed = String(character).isPrecomposed
      return character.unicodeScalars.map { scalar in
        !isPrecomposed || isUnsafe(scalar) || (encodingDots && scalar == ".")
          ? encode(scalar) : String(scalar)
      }
    }
  }

  /// Joins units into parts that no disk considers too long, and makes each part safe.
  static func parts(of units: [String]) -> [String] {
    var parts: [[String]] = [[]]
    var length = 0
    for unit in units {
      // A mark may have to be encoded, which triples its bytes.
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

  /// Encodes marks that would combine with the last letter of a preceding escape.
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

  /// Encodes characters that no name may begin or end with.
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
  /// The encoding of the empty name, which no other name has.
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

  /// Whether Windows reads a file with this name as a device, whatever follows the first dot.
  static func isReserved(_ name: String) -> Bool {
    // Windows ignores spaces after the name of a device.
    var stem = name.prefix { $0 != "." }.drop { $0 == " " }
    while stem.last == " " { stem.removeLast() }
    return reservedNames.contains(stem.uppercased())
  }

  private static let reservedNames = Set(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
      // Windows reads these superscripts as digits.
      + ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } })

  /// Returns the name with an encoding; `nil` if no name has it.
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

extension SafeName {
  /// Returns the names of a path's components, still encoded: the parts of a long name are joined.
  ///
  /// - Returns: Empty if the last name has no end.
  package static func joined(_ components: some Sequence<Substring>) -> [String] {
    var names: [String] = []
    var isOpen = false
    for component in components {
      let isPart = component.utf8.last == UInt8(ascii: "%")
      let text = isPart ? Substring(component.unicodeScalars.dropLast()) : component
      if isOpen, let last = names.popLast() { names.append(last + text) } else { names.append(String(text)) }
      isOpen = isPart
    }
    return isOpen ? [] : names
  }
}
