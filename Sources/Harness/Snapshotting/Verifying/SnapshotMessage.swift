import Diagnostics
import Diffing
import GoldenFiles
import Platform
import UTF8Text

/// The failure message of a snapshot that differs from its golden.
package struct SnapshotMessage {
  private let snapshot: WrittenSnapshot
  private let isMissing: Bool
  private let texts: ComparedTexts
  /// Why the new text could not be kept.
  private let fault: Diagnostic?
  /// Where the golden was recorded when goldens belonged to the function that asserts.
  private let former: GoldenPath?

  /// The most bytes of a message. Longer ones are cut, since terminals and reports cannot show them.
  static let longest = 64 << 10

  init(
    _ snapshot: WrittenSnapshot, golden: [UInt8]?, new: [UInt8], format: SnapshotFormat,
    fault: Diagnostic?, former: GoldenPath? = nil
  ) {
    self.snapshot = snapshot
    self.fault = fault
    self.former = former
    isMissing = golden == nil
    texts = ComparedTexts(golden: golden, new: new, format: format)
  }

  /// The message, however long.
  var whole: String { Self.visible("\(texts.text)\n\(footer)") }

  /// Returns the message as it is reported. If it is cut, the whole message is written to a file beside the
  /// new text.
  ///
  /// - Parameter whole: The message, however long.
  func text(of whole: String) -> String {
    guard whole.utf8.count > Self.longest else { return whole }
    let file = snapshot.path.difference
    let values = snapshot.test.file.values
    let isKept = (try? values.write(whole + "\n", to: file)) != nil
    let remark = isKept ? "the whole is in \(values.shown(file))" : "the whole cannot be kept"
    let end = "(cut here; \(remark))\n\n\(Self.visible(footer))"
    return Self.cut(whole, to: Self.longest - end.utf8.count) + end
  }

  /// Returns the lines that fit, each with its line feed; an empty text if the first line does not fit.
  private static func cut(_ text: String, to room: Int) -> Substring {
    let start = text.utf8.prefix(room)
    return text[..<(start.lastIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:)) ?? text.startIndex)]
  }

  private var footer: String {
    let new = snapshot.test.file.values.shown(snapshot.path)
    let isKept = fault.map { " (not kept: \($0.problem.replacing("the file ", with: "it ")))" } ?? ""
    let copying = "cp \(new.shellQuoted) \(snapshot.path.path.shellQuoted)"
    let accept = fault != nil ? "" : "accept: \(isMissing ? makingFolder : "")\(copying)\n"
    return """
      golden: \(snapshot.path)
      new:    \(new)\(isKept)
      \(compare)\(accept)\(move)record: \(recording)
      """
  }

  /// The command of a tool that shows differences, if one is configured.
  private var compare: String {
    guard !isMissing, fault == nil, let tool = SnapshotConfiguration.current.diffTool else { return "" }
    return "diff:   \(tool.command(snapshot.path.path, snapshot.test.file.values.shown(snapshot.path)))\n"
  }

  /// What keeps a golden that was recorded when goldens belonged to the function that asserts.
  private var move: String {
    guard let former else { return "" }
    return "move:   \(makingFolder)mv \(former.path.shellQuoted) \(snapshot.path.path.shellQuoted)\n"
  }

  private var recording: String {
    guard let filter = snapshot.test.filter else {
      return """
        '\(snapshot.test.functionName)' is not a test. Add the parameters 'fileID: StaticString = #fileID, filePath: \
        StaticString = #filePath, function: StaticString = #function, line: Int = #line, column: Int = #column' to it, and \
        pass them to assertSnapshot, so that each test that calls it has goldens of its own.
        """
    }
    if let recording = snapshot.recording {
      return "the source lets assertions record '\(recording.rawValue)' here, whatever SHOWCASE_RECORD says"
    }
    return "SHOWCASE_RECORD=failed swift test --filter \(filter.shellQuoted)"
  }

  /// The folder of the first golden of a test file does not exist yet.
  private var makingFolder: String {
    let folder = snapshot.path.path.split(separator: "/").dropLast().joined(separator: "/")
    return "mkdir -p \(folder.shellQuoted) && "
  }

  /// Returns the text with invisible characters and those that control a terminal escaped.
  package static func visible(_ text: String) -> String {
    // Most messages are plain, which `strspn` detects much faster than a loop over scalars.
    guard !text.withCString({ strspn($0, plainCharacters) == text.utf8.count }) else { return text }
    return visible(
      text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private static func visible(_ lines: [String]) -> String {
    lines.map(\.terminalLine).joined(separator: "\n")
  }
}

/// The characters that are not escaped: the line feed, and the printable characters of ASCII.
private let plainCharacters =
  "\n" + String(String.UnicodeScalarView((0x20...0x7E).map { Unicode.Scalar($0) }))

extension SnapshotMessage {
  static func claimedTwice(_ snapshot: WrittenSnapshot, first: SnapshotClaimant) -> String {
    let advice = "expected: different names: assertSnapshot(of: ..., named: \"...\")"
    let problem =
      first.isSameAssertion
      ? "One assertion gives one golden several values in one run."
      : snapshot.isNamed
        ? "Two assertions give one golden different values."
        : "A test has a second snapshot without a name."
    return visible([
      problem, "golden: \(snapshot.path)", "first:  \(first.text)", "now:    \(snapshot.callSite.text)",
      advice,
    ])
  }

  /// Returns the message for rules that replaced nothing, after the message of another failure, if any.
  static func unused(_ rules: [Redaction], at callSite: SnapshotCallSite, behind failure: String?) -> String {
    let start = failure.map { $0 + "\n\n" } ?? ""
    return start
      + visible(
        rules.map { rule in
          let nearest = rule.nearestPath.map { " The nearest path is '\($0.oneLine)'." } ?? ""
          return "The redaction \(rule.spelling) replaced nothing.\(nearest)"
        } + [
          "at:       \(callSite.text)",
          "expected: something to replace, or \(rules[0].spelling).optional where there may be nothing",
        ])
  }

  static func unwritten(_ error: any Error) -> String {
    guard let error = error as? EncodingError, case .invalidValue(_, let context) = error else {
      return visible(["The value cannot be written: \(error)"])
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return visible([
      "The value cannot be written: \(context.debugDescription)", "path: \(path.isEmpty ? "." : path)",
    ])
  }
}
