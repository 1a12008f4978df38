/// What is known of the text that a strategy writes.
package struct SnapshotFormat: Sendable {
  /// What the bytes are.
  package enum Content: Sendable {
    /// Lines of UTF-8.
    case text
    case json
    /// What ``SnapshotStrategy/dump`` writes.
    case dump
    /// Bytes of any meaning, which a failure shows in hexadecimal.
    case bytes
  }

  package var content = Content.text
  /// Describes the differences of two texts; `nil` if differing lines are the best description.
  var summary: SnapshotSummary?
  /// Whether a text that differs from its golden passes all the same; `nil` if none does.
  package var isEqual: SnapshotComparison?
}

extension SnapshotFormat {
  /// The format of a file with this extension.
  init(ofFile fileExtension: String, summary: SnapshotSummary?) {
    self.init(content: fileExtension == "json" ? .json : .text, summary: summary)
  }
}

/// Returns whether a new text passes with this golden, from which it differs.
package typealias SnapshotComparison = @Sendable (_ golden: [UInt8], _ new: [UInt8]) throws -> Bool

/// Returns the differences between the texts of a golden and of a value, in a line or more each; `nil`
/// to show the differing lines instead.
package typealias SnapshotSummary = @Sendable (_ golden: String, _ new: String) -> [String]?
