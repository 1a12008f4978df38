import Diagnostics
import GoldenFiles

extension GoldenFault {
  /// Returns why bytes are not a storyboard as Showcase wrote it; `nil` if they may be one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - noun: The file's name in messages; `the golden` by default.
  package static func inStoryboard(_ bytes: [UInt8], of noun: String = "the golden") -> Diagnostic? {
    if bytes.isEmpty { return Diagnostic("\(noun) is empty", at: .start, expected: "a storyboard") }
    return damage(to: bytes, of: noun) ?? otherVersion(in: bytes, of: noun)
      ?? missingEnd(in: bytes, of: noun)
  }

  /// Returns why bytes are not a storyboard of a former version as Showcase wrote it; `nil` if they may be one.
  ///
  /// - Parameter bytes: The bytes of the file.
  package static func inFormerStoryboard(_ bytes: [UInt8]) -> Diagnostic? {
    damage(to: bytes, of: "the golden") ?? missingEnd(in: bytes, of: "the golden")
  }

  private static func damage(to bytes: [UInt8], of noun: String) -> Diagnostic? {
    wideCharacters(in: bytes, of: noun) ?? inText(bytes, of: noun) ?? conflict(in: bytes, of: noun)
      ?? convertedLineEnd(in: bytes, of: noun)
  }
}

extension GoldenFault {
  /// The beginning of each storyboard that this version writes; `Storyboard.text` begins with it.
  ///
  /// It is repeated here since golden files are compared as bytes, without the modules that draw trees.
  package static let formatName = "showcase-storyboard"
  package static let formatVersion = 2

  /// The beginnings of the lines that Git writes around the sides of a conflict; no storyboard has such a line.
  private static let conflictMarkers = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

  static func conflict(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    for (index, line) in lines(of: bytes).enumerated() {
      // The checkout may have converted line endings.
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      for marker in conflictMarkers where text.starts(with: marker.utf8) {
        // One marker is a whole line; the others are followed by a name.
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

  static func otherVersion(in bytes: [UInt8], of noun: String) -> Diagnostic? {
    guard let version = version(of: bytes), version != formatVersion else { return nil }
    let (author, advice) =
      version > formatVersion
      ? ("a newer Showcase", "version \(formatVersion), or a Showcase that reads version \(version)")
      : ("an older Showcase", "version \(formatVersion); run 'showcase migrate'")
    return Diagnostic(
      "\(noun) was written by \(author): version \(version); this one reads \(formatVersion)",
      at: SourcePosition(line: 1, column: formatName.utf8.count + 2), expected: advice)
  }

  /// Returns the number in the first line of a storyboard of any version; `nil` for other files.
  package static func version(of bytes: [UInt8]) -> Int? {
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = text(first).split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && words[0] == formatName ? Int(words[1]) : nil
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

extension GoldenFolder {
  /// Returns the text of a file that should be a storyboard; `nil` if it does not exist.
  ///
  /// It is slower than ``read(_:)``, and used after a mismatch or for a check: the usual damage to goldens in a
  /// repository is reported with its position.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - noun: The storyboard's name in messages; `the golden` by default.
  /// - Throws: what ``read(_:)`` throws; and a diagnostic for a merge conflict, converted or missing line
  ///   endings, or a newer format.
  package func readStoryboard(
    _ path: GoldenPath, called noun: String = "the golden"
  ) throws(Diagnostic) -> String? {
    guard let bytes = try bytes(at: path) else { return nil }
    if let fault = GoldenFault.inStoryboard(bytes, of: noun) { throw fault.inFile(shown(path)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
