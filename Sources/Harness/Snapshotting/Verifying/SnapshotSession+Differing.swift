import Diagnostics
import GoldenFiles
import Platform
import UTF8Text

extension SnapshotSession {
  /// Writes the golden.
  func record(_ snapshot: WrittenSnapshot, from workspace: SnapshotWorkspace) throws {
    let file = snapshot.test.file
    // Each test may have a process of its own, and all of them record.
    let lock = try WritingLock(root: file.goldens.root, waiting: .seconds(30))
    let write = try withExtendedLifetime(lock) { () throws(Diagnostic) in
      try workspace.text.withUnsafeBytes { text throws(Diagnostic) in
        try file.goldens.write(text, to: snapshot.path, using: workspace.reader)
      }
    }
    try file.values.removeAll(about: snapshot.path)
    state.withLock { $0.claims.settle(snapshot.key) }
    announce("recorded \(snapshot.path) (\(write == .created ? "new" : "changed"))")
  }

  /// Keeps the text, and returns a message with the differences.
  func outcome(
    of snapshot: WrittenSnapshot, in workspace: SnapshotWorkspace, isMissing: Bool, format: SnapshotFormat
  ) throws -> SnapshotOutcome {
    let file = snapshot.test.file
    let golden = isMissing ? nil : try file.goldens.bytes(at: snapshot.path, using: workspace.reader)
    let text = workspace.text.withUnsafeBytes { [UInt8]($0) }
    let fault = keep(text, of: snapshot, using: workspace.valueReader)
    let message = SnapshotMessage(
      snapshot, golden: golden, new: text, format: format, fault: fault,
      former: isMissing ? formerPath(of: snapshot) : nil)
    let whole = message.whole
    let name = snapshot.path.path.split(separator: "/").suffix(2).joined(separator: ".")
    return SnapshotOutcome(
      message: message.text(of: whole), files: [(name, text), ("\(name).diff", Array(whole.utf8))])
  }

  /// Returns where the golden was recorded when goldens belonged to the function that asserts, if it is
  /// there.
  private func formerPath(of snapshot: WrittenSnapshot) -> GoldenPath? {
    let (file, asserting) = (snapshot.test.file, SnapshotOwner(snapshot.callSite, running: nil))
    guard let former = try? TestFile(of: asserting, in: file.location, packagePath: packagePath),
      former.goldens.root == file.goldens.root,
      let path = snapshot.test.formerPath(of: snapshot.path, by: asserting, in: former.prefix(ofSuites: nil)),
      FileKind(at: file.goldens.absolute(path)) == .file
    else { return nil }
    return path
  }

  /// Keeps a text that differs from its golden; returns the reason if that fails.
  private func keep(
    _ text: [UInt8], of snapshot: WrittenSnapshot, using reader: GoldenReader
  ) -> Diagnostic? {
    let values = snapshot.test.file.values
    do {
      // An earlier run's message does not describe this text, and the golden has its assertion.
      try values.remove(snapshot.path.difference)
      try values.remove(snapshot.path.unclaimedMark)
      _ = try text.withUnsafeBytes { text in try values.write(text, to: snapshot.path, using: reader) }
    } catch {
      return error as? Diagnostic ?? Diagnostic("\(error)")
    }
    state.withLock { $0.keptValues.insert(snapshot.key) }
    return nil
  }
}
