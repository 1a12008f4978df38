import Diagnostics

/// What a failed snapshot leaves: for people, and for the attachments of a test.
package struct SnapshotOutcome {
  /// What the assertion reports.
  package let message: String
  /// The new text and the whole difference, if there are any, with the names under which a test attaches
  /// them.
  package var files: [(name: String, bytes: [UInt8])] = []

  package init(message: String, files: [(name: String, bytes: [UInt8])] = []) {
    self.message = message
    self.files = files
  }

  /// Compares a snapshot; an error that it throws fails the assertion.
  ///
  /// - Returns: `nil` if the snapshot passes.
  init?(comparing compare: () throws -> SnapshotOutcome?) {
    do {
      guard let outcome = try compare() else { return nil }
      self = outcome
    } catch let error as Diagnostic {
      self.init(message: error.description)
    } catch {
      self.init(message: SnapshotMessage.unwritten(error))
    }
  }

  /// Rules that replaced nothing, after another failure, if any.
  static func unused(
    _ rules: [Redaction], at callSite: SnapshotCallSite, behind outcome: SnapshotOutcome?
  ) -> SnapshotOutcome {
    let message = SnapshotMessage.unused(rules, at: callSite, behind: outcome?.message)
    return SnapshotOutcome(message: message, files: outcome?.files ?? [])
  }
}
