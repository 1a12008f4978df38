/// What a failed snapshot leaves: for people, and for the attachments of a test.
package struct SnapshotOutcome {
  /// What the assertion reports.
  package let message: String
  /// The new text and the whole difference, if there are any, with the names under which a test attaches
  /// them.
  package var files: [(name: String, bytes: [UInt8])] = []
}
