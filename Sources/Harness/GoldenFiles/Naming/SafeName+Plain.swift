/// Most names stay as they are, and their bytes alone tell so, many times faster than spelling them would.
extension SafeName {
  /// Whether a name is one part and stands in it letter for letter; where that is not seen at once the answer is no.
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
    (1...longestPart).contains(name.utf8.count)
      && name.utf8.allSatisfy { safeBytes[Int($0)] && (dotsAreSafe || $0 != dot) }
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

  /// Of ASCII's printable characters, those that no disk minds inside a name.
  private static let safeBytes = (0...UInt8.max).map { byte in
    (0x20..<0x7F).contains(byte) && !isUnsafe(Unicode.Scalar(byte))
  }
}
