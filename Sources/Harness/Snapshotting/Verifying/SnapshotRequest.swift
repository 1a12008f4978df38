/// What an assertion asks, besides its value and strategy.
package struct SnapshotRequest: Sendable {
  /// The snapshot's name; `nil` for the test's only snapshot without one.
  package let name: String?
  /// What is recorded; `nil` for what is configured around the assertion.
  package let recording: SnapshotRecording?
  /// What is replaced in the text.
  package let rules: [Redaction]
  /// Where the golden is.
  package let location: SnapshotLocation
  /// The test's name in the golden's path; `nil` for its own.
  package let testName: String?
  /// The position of the assertion.
  package let callSite: SnapshotCallSite

  package init(
    named name: String? = nil, record recording: SnapshotRecording? = nil, redacting rules: [Redaction] = [],
    in location: SnapshotLocation = .besideTest, testName: String? = nil, at callSite: SnapshotCallSite
  ) {
    self.name = name
    self.recording = recording
    self.rules = rules
    self.location = location
    self.testName = testName
    self.callSite = callSite
  }
}
