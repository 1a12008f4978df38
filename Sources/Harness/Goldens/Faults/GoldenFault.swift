import SourceText

/// What befalls goldens between the run that wrote them and the run that reads them, found in their bytes.
public enum GoldenFault {
  /// Why bytes are no text in UTF-8, or `nil` where they are.
  public static func inText(_ bytes: [UInt8]) -> Diagnostic? {
    byteOrderMark(in: bytes) ?? firstBadByte(in: bytes)
  }

  /// Why bytes are no storyboard as Showcase wrote it, or `nil` where they may be one.
  public static func inStoryboard(_ bytes: [UInt8]) -> Diagnostic? {
    if bytes.isEmpty { return Diagnostic("the golden is empty", at: .start, expected: "a storyboard") }
    return wideCharacters(in: bytes) ?? inText(bytes) ?? conflict(in: bytes) ?? convertedLineEnd(in: bytes)
      ?? newerVersion(in: bytes) ?? missingEnd(in: bytes)
  }
}
