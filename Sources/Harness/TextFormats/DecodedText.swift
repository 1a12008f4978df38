import Diagnostics

extension String {
  /// Decodes a file's bytes, which must be UTF-8.
  ///
  /// - Parameter bytes: The file's contents.
  /// - Throws: The position of the first byte that is not UTF-8.
  package init(utf8Text bytes: some Sequence<UInt8>) throws(Diagnostic) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic("the file is not UTF-8", at: .firstFault(in: bytes), expected: "text in UTF-8")
    }
    self = text
  }
}

extension SourcePosition {
  /// Returns the position of the first byte that is not UTF-8.
  fileprivate static func firstFault(in bytes: some Sequence<UInt8>) -> SourcePosition {
    var position = SourcePosition.start
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while case .valid(let encoded) = parser.parseScalar(from: &rest) {
      position = position.advanced(over: Unicode.UTF8.decode(encoded))
    }
    return position
  }
}
