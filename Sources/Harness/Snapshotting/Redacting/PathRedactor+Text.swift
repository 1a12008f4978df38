import Diagnostics
import TextFormats
import UTF8Text

extension PathRedactor {
  /// Rounds and sorts what rules match in a text, and marks what they replace.
  ///
  /// - Throws: a diagnostic if the text has no paths.
  func redact(_ text: UTF8Buffer, of content: SnapshotFormat.Content) throws {
    switch content {
    case _ where root(isFinal: true) == nil: break
    case .json: try redactJSON(text)
    case .dump:
      let outline = DumpOutline(lines: text.string)
      text.removeAll()
      var dump = RedactedDump(outline, to: text)
      try dump.write(at: root(isFinal: true))
    case .text, .bytes:
      throw Diagnostic(
        "a redaction with a path needs a snapshot with paths", expected: "a strategy such as .json or .dump")
    }
  }

  private func redactJSON(_ text: UTF8Buffer) throws {
    let value = try EncodedValue(JSONValue(text.string), at: .root)
    text.removeAll()
    try value.write(to: text, indentation: 0, at: root(isFinal: true))
    text.append(UInt8(ascii: "\n"))
  }
}
