import Diffing
import UTF8Text

/// A difference as a message shows it: no removed line looks like an added one.
///
/// Lines are shown as text. Where that would hide what differs, such as a tab, a space at the end or two
/// forms of `é`, the changed lines of the hunk are spelled out: all but printable ASCII is escaped.
package struct ShownDifference {
  /// The hunks in whole lines.
  package let text: String

  /// - Parameter context: The most unchanged lines before and after each change; 3 by default.
  package init(_ difference: LineDifference, context: Int = 3) {
    text = difference.hunks(context: context).map(Self.text).joined()
  }

  private static func text(of hunk: LineHunk) -> String {
    let isAmbiguous = isAmbiguous(hunk)
    return "\(hunk.heading)\n"
      + hunk.lines.map { line in
        let isSpelled = isAmbiguous && line.sign != .unchanged
        let shown = isSpelled ? line.spelled : line.text.terminalLine
        let end = line.bytes.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file"
        return "\(Character(Unicode.Scalar(line.sign.rawValue)))\(shown)\(end)\n"
      }.joined()
  }
}

extension ShownDifference {
  /// Whether a removed line looks like an added one.
  private static func isAmbiguous(_ hunk: LineHunk) -> Bool {
    let removed = hunk.lines.filter { $0.sign == .removed }
    // Most of a long difference is a golden that is missing, or lines that were added.
    guard !removed.isEmpty else { return false }
    let looks = Set(removed.map(\.look))
    return hunk.lines.contains { $0.sign == .added && looks.contains($0.look) }
  }
}

extension LineHunk.Line {
  /// What a person sees of the line: equal for lines that no eye distinguishes.
  fileprivate var look: String { text.look }

  /// The line in printable ASCII, different for different lines.
  fileprivate var spelled: String {
    let content = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
    guard let text = String(validating: content, as: UTF8.self) else {
      return content.map { $0 < 0x80 ? Unicode.Scalar($0).spelled : "\\x\(String($0, radix: 16))" }.joined()
    }
    return text.spelled
  }
}
