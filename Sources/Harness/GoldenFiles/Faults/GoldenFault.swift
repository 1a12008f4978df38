import Diagnostics

/// What befalls goldens between the run that wrote them and the run that reads them, found in their bytes.
package enum GoldenFault {
  /// Why bytes are no text in UTF-8, or `nil` where they are.
  ///
  /// - Parameter noun: what the message calls the file.
  package static func inText(_ bytes: [UInt8], of noun: String = "the golden") -> Diagnostic? {
    byteOrderMark(in: bytes, of: noun) ?? firstBadByte(in: bytes, of: noun)
  }

  /// Why bytes are no storyboard as Showcase wrote it, or `nil` where they may be one.
  ///
  /// - Parameter noun: what the message calls the file.
  package static func inStoryboard(_ bytes: [UInt8], of noun: String = "the golden") -> Diagnostic? {
    if bytes.isEmpty { return Diagnostic("\(noun) is empty", at: .start, expected: "a storyboard") }
    return wideCharacters(in: bytes, of: noun) ?? inText(bytes, of: noun) ?? conflict(in: bytes, of: noun)
      ?? convertedLineEnd(in: bytes, of: noun) ?? newerVersion(in: bytes, of: noun)
      ?? missingEnd(in: bytes, of: noun)
  }
}
