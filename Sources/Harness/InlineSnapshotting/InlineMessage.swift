import Diagnostics
import Snapshotting

/// The failure message of an inline snapshot.
struct InlineMessage {
  let texts: ComparedTexts
  /// The file and the line of the assertion.
  let place: String
  /// A regular expression that selects the test; `nil` if it is not known.
  let filter: String?

  func outcome(_ text: InlineText) -> SnapshotOutcome {
    let filter = filter.map { " --filter \($0.shellQuoted)" } ?? ""
    let message = SnapshotMessage.visible(
      "\(texts.text)\ninline: \(place)\nrecord: SHOWCASE_RECORD=failed swift test\(filter)")
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return SnapshotOutcome(
      message: message, files: [("\(name).txt", text.bytes), ("\(name).txt.diff", Array(message.utf8))])
  }

  static func severalTexts(at callSite: SnapshotCallSite) -> String {
    SnapshotMessage.visible(
      """
      One inline snapshot gets different values.
      at:       \(callSite.text)
      expected: one value, or a golden for each: assertSnapshot(of: ..., named: "...")
      """)
  }
}
