import SourceText

extension GoldenFault {
  static func byteOrderMark(in bytes: [UInt8]) -> Diagnostic? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return wide }
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
    return Diagnostic(
      "the golden begins with a byte order mark", at: .start, expected: "UTF-8 without a byte order mark")
  }

  /// UTF-16 without a mark shows in the head, where every other byte is zero.
  static func wideCharacters(in bytes: [UInt8]) -> Diagnostic? {
    bytes.prefix(2).contains(0) ? wide : nil
  }

  private static var wide: Diagnostic {
    Diagnostic("the golden is in UTF-16", at: .start, expected: "UTF-8")
  }

  static func firstBadByte(in bytes: [UInt8]) -> Diagnostic? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var position = SourcePosition.start
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      position = position.advanced(over: Unicode.UTF8.decode(scalar))
    }
    return Diagnostic("the golden is not UTF-8", at: position, expected: "text as Showcase wrote it")
  }
}
