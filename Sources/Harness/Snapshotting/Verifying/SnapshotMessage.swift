import Diffing
import Goldens
import SourceText

/// What a reader is told of a snapshot that is not as its golden.
struct SnapshotMessage {
  private let snapshot: WrittenSnapshot
  private let heading: String
  /// What differs, a line a node, and then the hunks.
  private let body: [String]

  /// A longer message is cut, since terminals and reports are not made for it.
  static let longest = 64 << 10

  init(
    _ snapshot: WrittenSnapshot, golden: [UInt8]?, new: [UInt8],
    summary: SnapshotSummary?
  ) {
    self.snapshot = snapshot
    guard let golden else {
      heading = "The snapshot has no golden."
      body = []
      return
    }
    let difference = LineDifference(from: golden, to: new)
    let nodes = summary?(String(decoding: golden, as: UTF8.self), String(decoding: new, as: UTF8.self))
    if golden.filter({ $0 != UInt8(ascii: "\r") }) == new {
      heading = "The golden's lines end with CR LF, so the checkout converts line ends."
      body = ["Keep them by the line '__Snapshots__/** -text' in .gitattributes."]
    } else {
      heading = "The snapshot differs from its golden" + (nodes == nil ? Self.count(difference) : ":")
      body = (nodes ?? []).map { "  " + $0 } + [""] + Self.lines(difference.unified(context: 3))
    }
  }

  private static func count(_ difference: LineDifference) -> String {
    let removed = difference.edits.reduce(0) { $0 + $1.old.count }
    let added = difference.edits.reduce(0) { $0 + $1.new.count }
    return ": \(removed) line\(removed == 1 ? "" : "s") gone, \(added) new."
  }

  private static func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The message; where it is cut, the whole goes to a file beside the new text.
  func text() throws(Diagnostic) -> String {
    let whole = Self.visible([heading] + body + footer)
    guard whole.utf8.count > Self.longest else { return whole }
    let file = snapshot.path.difference
    _ = try snapshot.test.file.values.write(whole + "\n", to: file)
    let end = ["(cut here; the whole is in \(TestFile.valuesFolder)/\(file))"] + footer
    var room = Self.longest - Self.visible([heading] + end).utf8.count - 1
    let kept = body.prefix { line in
      room -= Self.visible([line]).utf8.count + 1
      return room >= 0
    }
    return Self.visible([heading] + kept + end)
  }

  private var footer: [String] {
    let test = snapshot.place.test
    return [
      "", "golden: \(snapshot.path)", "new:    \(TestFile.valuesFolder)/\(snapshot.path)",
      "record: SHOWCASE_RECORD=failed swift test --filter \(test.shellQuoted)",
    ]
  }

  /// The lines with everything escaped that a terminal would obey or a reader not see.
  private static func visible(_ lines: [String]) -> String {
    lines.map(\.terminalLine).joined(separator: "\n")
  }
}

extension SnapshotMessage {
  static func claimedTwice(_ snapshot: WrittenSnapshot, first: SnapshotClaimant) -> String {
    let advice = "expected: a name of its own for each: assertSnapshot(of: ..., named: \"...\")"
    let problem =
      first.isSamePlace
      ? "One assertion gives one golden several values in one run."
      : snapshot.isNamed
        ? "Two assertions give one golden different values."
        : "A test has a second snapshot without a name."
    return visible([
      problem, "golden: \(snapshot.path)", "first:  \(first.text)", "now:    \(snapshot.place.text)", advice,
    ])
  }

  /// What tells of rules that replaced nothing, behind what else there is to tell.
  static func unused(_ rules: [Redaction], at place: SnapshotPlace, behind failure: String?) -> String {
    let start = failure.map { $0 + "\n\n" } ?? ""
    return start
      + visible(
        rules.map { "The redaction \($0.spelling) replaced nothing." } + [
          "place:    \(place.text)",
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
