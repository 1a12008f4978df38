import Diffing
import Foundation
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
  fileprivate var look: String {
    var scalars = text.terminalLine.precomposedStringWithCompatibilityMapping.unicodeScalars
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { Self.lookalikes[$0] ?? $0 }))
  }

  /// The line in printable ASCII, different for different lines.
  fileprivate var spelled: String {
    let content = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
    guard let text = String(validating: content, as: UTF8.self) else {
      return content.map { $0 < 0x80 ? Self.spelling(of: Unicode.Scalar($0)) : "\\x\(String($0, radix: 16))" }
        .joined()
    }
    let end = text.unicodeScalars.lastIndex { $0 != " " }
    return text.unicodeScalars.indices.map { index in
      let isAtEnd = end.map { index > $0 } ?? true
      return isAtEnd ? "\\u{20}" : Self.spelling(of: text.unicodeScalars[index])
    }.joined()
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\t": "\\t"
    case " "..."~": String(Character(scalar))
    default: scalar.braced
    }
  }

  /// Letters and signs of other scripts that look like those of ASCII.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = [
      ("АВЕКМНОРСТХаеорсухіјѕԁһԛԝ", "ABEKMHOPCTXaeopcyxijsdhqw"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνο", "ABEZHIKMNOPTYXvo"),
      ("‐‑‒–—−", "------"), ("‘’“”", "''\"\""),
    ]
    let scalars = pairs.flatMap { zip($0.0.unicodeScalars, $0.1.unicodeScalars) }
    return Dictionary(scalars) { first, _ in first }
  }()
}
