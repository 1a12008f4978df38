import Diagnostics

/// Damage to goldens between the run that wrote them and the run that reads them, detected from their bytes.
package enum GoldenFault {
  /// Returns why bytes are not UTF-8 text; `nil` if they are.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - noun: The file's name in messages; `the golden` by default.
  package static func inText(_ bytes: [UInt8], of noun: String = "the golden") -> Diagnostic? {
    byteOrderMark(in: bytes, of: noun) ?? firstBadByte(in: bytes, of: noun)
  }
}

extension GoldenFault {
  static func byteOrderMark(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    // UTF-16 has a byte order mark for each order.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return wide(noun) }
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
    return Diagnostic(
      "\(noun) begins with a byte order mark", at: .start, expected: "UTF-8 without a byte order mark")
  }

  /// Finds UTF-16 without a byte order mark: in the head, which is ASCII, every other byte is zero.
  package static func wideCharacters(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    bytes.prefix(2).contains(0) ? wide(noun) : nil
  }

  private static func wide(_ noun: String) -> Diagnostic {
    Diagnostic("\(noun) is in UTF-16", at: .start, expected: "UTF-8")
  }

  static func firstBadByte(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var position = SourcePosition.start
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      position = position.advanced(over: Unicode.UTF8.decode(scalar))
    }
    return Diagnostic("\(noun) is not UTF-8", at: position, expected: "text as Showcase wrote it")
  }
}
