import Diagnostics

/// Damage to goldens between the run that wrote them and the run that reads them, found in their bytes.
package enum GoldenFault {
  /// Returns why bytes are not text in UTF-8, or `nil` where they are.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - noun: how the message names the file.
  package static func inText(_ bytes: [UInt8], of noun: String = "the golden") -> Diagnostic? {
    byteOrderMark(in: bytes, of: noun) ?? firstBadByte(in: bytes, of: noun)
  }

  /// Returns why bytes are not a storyboard as Showcase wrote it, or `nil` where they may be one.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - noun: how the message names the file.
  package static func inStoryboard(_ bytes: [UInt8], of noun: String = "the golden") -> Diagnostic? {
    if bytes.isEmpty { return Diagnostic("\(noun) is empty", at: .start, expected: "a storyboard") }
    return wideCharacters(in: bytes, of: noun) ?? inText(bytes, of: noun) ?? conflict(in: bytes, of: noun)
      ?? convertedLineEnd(in: bytes, of: noun) ?? newerVersion(in: bytes, of: noun)
      ?? missingEnd(in: bytes, of: noun)
  }
}

extension GoldenFault {
  static func byteOrderMark(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return wide(noun) }
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
    return Diagnostic(
      "\(noun) begins with a byte order mark", at: .start, expected: "UTF-8 without a byte order mark")
  }

  /// Finds UTF-16 without a mark: the head is ASCII, of which it makes every other byte a zero.
  static func wideCharacters(in bytes: [UInt8], of noun: String) -> Diagnostic? {
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

extension GoldenFault {
  /// The first line of each storyboard that this version writes: `Storyboard.text` begins with it.
  ///
  /// It is repeated here since golden files are compared as bytes, without the modules that draw trees.
  package static let formatName = "showcase-storyboard"
  package static let formatVersion = 1

  /// How the lines begin that git writes around the sides of a conflict; a storyboard has no such line.
  private static let conflictMarkers = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

  static func conflict(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    for (index, line) in lines(of: bytes).enumerated() {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      for marker in conflictMarkers where text.starts(with: marker.utf8) {
        guard marker.hasSuffix(" ") || text.count == marker.utf8.count else { continue }
        return Diagnostic(
          "\(noun) has a merge conflict", at: SourcePosition(line: index + 1, column: 1),
          expected: "the storyboard of one side")
      }
    }
    return nil
  }

  static func convertedLineEnd(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    for (index, line) in lines(of: bytes).enumerated() where line.last == UInt8(ascii: "\r") {
      return Diagnostic(
        "\(noun)'s lines end with CR LF, so the checkout converts line ends",
        at: SourcePosition(line: index + 1, column: text(line.dropLast()).unicodeScalars.count + 1),
        expected: "LF; the line 'Snapshots/** text eol=lf' in .gitattributes keeps it")
    }
    return nil
  }

  static func newerVersion(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    let words = text(lines(of: bytes)[0]).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == formatName, let version = Int(words[1]), version > formatVersion
    else { return nil }
    return Diagnostic(
      "\(noun) was written by a newer Showcase: version \(version); this one reads \(formatVersion)",
      at: SourcePosition(line: 1, column: formatName.utf8.count + 2),
      expected: "version \(formatVersion)")
  }

  static func missingEnd(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    guard let last = bytes.last, last != UInt8(ascii: "\n") else { return nil }
    let lines = lines(of: bytes)
    let column = text(lines[lines.count - 1]).unicodeScalars.count + 1
    return Diagnostic(
      "\(noun) is cut off: its last line has no end",
      at: SourcePosition(line: lines.count, column: column),
      expected: "a line feed at the end of the last line")
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self)
  }
}
