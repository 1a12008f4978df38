import Diagnostics
import Storyboards

extension GoldenFault {
  /// What git puts at the beginning of a line around the sides of a conflict; a storyboard has no such line.
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
    let known = Storyboard(useCase: "", script: "", configuration: "", steps: []).text
    let words = text(lines(of: Array(known.utf8))[0]).split(separator: " ")
    let found = text(lines(of: bytes)[0]).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, found.count == 2, found[0] == words[0], let known = Int(words[1]),
      let version = Int(found[1]), version > known
    else { return nil }
    return Diagnostic(
      "\(noun) was written by a newer Showcase: version \(version); this one reads \(known)",
      at: SourcePosition(line: 1, column: words[0].utf8.count + 2), expected: "version \(known)")
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
