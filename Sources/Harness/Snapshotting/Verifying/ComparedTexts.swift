import Diffing
import GoldenFiles
import Platform

/// A golden and a new text in a message: a heading, and what differs.
package struct ComparedTexts {
  private let heading: String
  /// A line for each node that differs, then the hunks.
  private let body: String

  /// - Parameters:
  ///   - golden: `nil` without a golden.
  ///   - new: What was written now.
  ///   - format: How the texts are compared.
  ///   - noun: What the golden is called.
  package init(golden: [UInt8]?, new: [UInt8], format: SnapshotFormat, noun: String = "golden") {
    if format.content == .bytes {
      let difference = ByteDifference(from: golden, to: new)
      (heading, body) = (difference.heading, difference.body)
      return
    }
    guard let golden else {
      heading = "The snapshot has no \(noun)."
      body = "\n--- \(noun)\n+++ new\n" + ShownDifference(LineDifference(from: [], to: new)).text
      return
    }
    let difference = LineDifference(from: golden, to: new)
    let nodes = format.summary?(String(decoding: golden, as: UTF8.self), String(decoding: new, as: UTF8.self))
    heading = "The snapshot differs from its \(noun)" + (nodes == nil ? Self.count(difference) : ":")
    body =
      (nodes ?? []).map { "  \($0)\n" }.joined() + "\n--- \(noun)\n+++ new\n"
      + ShownDifference(difference).text
      + (golden.isConverted(from: new) ? Self.conversion : "")
  }

  /// Whole lines.
  package var text: String { "\(heading)\n\(body)" }

  /// A guess, which comes after what is known.
  private static let conversion = """

    Only the golden's lines end with CR LF. If the checkout converts line ends, keep them as they were committed by the
    line '**/__Snapshots__/** -text' in .gitattributes.

    """

  private static func count(_ difference: LineDifference) -> String {
    let removed = difference.edits.reduce(0) { $0 + $1.old.count }
    let added = difference.edits.reduce(0) { $0 + $1.new.count }
    return ": \(removed) line\(removed == 1 ? "" : "s") gone, \(added) new."
  }
}

extension [UInt8] {
  /// Whether this is the other text with a carriage return before each line feed.
  fileprivate func isConverted(from other: [UInt8]) -> Bool {
    let hasReturn = withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\r")), bytes.count) != nil } ?? false
    }
    return hasReturn && filter { $0 != UInt8(ascii: "\r") } == other
  }
}
