import Goldens
import SourceText
import Synchronization

extension SnapshotSession {
  /// Compares a value with its golden, or records it.
  ///
  /// - Parameter rules: what is replaced in the text before it is compared.
  /// - Returns: Words for why it fails; `nil` where it passes.
  public func failure<Value>(
    of value: () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String?,
    redacting rules: [Redaction] = [], in location: SnapshotLocation, at place: SnapshotPlace
  ) -> String? {
    let workspace = state.withLock { $0.workspaces.popLast() } ?? SnapshotWorkspace()
    defer {
      workspace.buffer.removeAll()
      state.withLock { $0.workspaces.append(workspace) }
    }
    do {
      let test = try test(at: place, in: location)
      let path = test.path(named: name, fileExtension: strategy.fileExtension)
      let mode = try recordMode.get()
      try strategy.write(try value(), workspace.buffer)
      let snapshot = WrittenSnapshot(
        file: test.file, path: path, isNamed: name != nil, place: place, mode: mode)
      guard rules.isEmpty else {
        return try failure(of: snapshot, redacting: rules, in: workspace, summary: strategy.summary)
      }
      return try failure(of: snapshot, in: workspace, summary: strategy.summary)
    } catch let error as Diagnostic {
      return error.description
    } catch {
      return SnapshotMessage.unwritten(error)
    }
  }

  private func test(at place: SnapshotPlace, in location: SnapshotLocation) throws -> SnapshotTest {
    let key = TestKey(place, location)
    if let test = state.withLock({ $0.tests[key] }) { return test }
    let file = try TestFile(of: place, in: location, packagePath: packagePath)
    let test = SnapshotTest(place.test, in: file)
    state.withLock { $0.tests[key] = test }
    return test
  }

  /// Compares the redacted text, and tells of each rule that replaced nothing.
  private func failure(
    of snapshot: WrittenSnapshot, redacting rules: [Redaction], in workspace: SnapshotWorkspace,
    summary: (@Sendable (String, String) -> [String]?)?
  ) throws -> String? {
    var redactor = try Redactor(rules)
    let text = workspace.buffer.withUnsafeBytes { [UInt8]($0) }
    workspace.buffer.removeAll()
    text.withUnsafeBytes { redactor.write($0, to: workspace.buffer) }
    let failures = [
      try failure(of: snapshot, in: workspace, summary: summary),
      SnapshotMessage.unused(redactor.unused, at: snapshot.place),
    ].compactMap(\.self)
    return failures.isEmpty ? nil : failures.joined(separator: "\n\n")
  }

  private func failure(
    of snapshot: WrittenSnapshot, in workspace: SnapshotWorkspace,
    summary: (@Sendable (String, String) -> [String]?)?
  ) throws -> String? {
    try workspace.buffer.withUnsafeBytes { bytes in
      let comparison = try snapshot.file.goldens.compare(bytes, at: snapshot.path, using: workspace.reader)
      if let first = claim(snapshot, value: comparison == .equal ? nil : bytes.hash) {
        return SnapshotMessage.claimedTwice(snapshot, first: first)
      }
      guard comparison != .equal else { return nil }
      guard !snapshot.mode.writes(after: comparison) else {
        let write = try snapshot.file.goldens.write(bytes, to: snapshot.path, using: workspace.reader)
        try snapshot.file.values.remove(snapshot.path)
        state.withLock { $0.claims.settle(snapshot.claimKey) }
        announce("recorded \(snapshot.path) (\(write == .created ? "new" : "changed"))")
        return nil
      }
      _ = try snapshot.file.values.write(bytes, to: snapshot.path, using: workspace.reader)
      let golden = comparison == .missing ? nil : try snapshot.file.goldens.bytes(at: snapshot.path)
      return try SnapshotMessage(snapshot, golden: golden, new: [UInt8](bytes), summary: summary).text()
    }
  }

  private func claim(_ snapshot: WrittenSnapshot, value: Int?) -> SnapshotClaimant? {
    state.withLock {
      $0.claims.claim(snapshot.claimKey, for: snapshot.place, value: value, isNamed: snapshot.isNamed)
    }
  }
}

/// A snapshot whose text is written and whose golden is known.
struct WrittenSnapshot {
  let file: TestFile
  let path: GoldenPath
  let isNamed: Bool
  let place: SnapshotPlace
  let mode: RecordMode

  /// What tells the golden from all others of the run.
  var claimKey: Int {
    var hasher = Hasher()
    hasher.combine(file.goldens.root)
    hasher.combine(path.path)
    return hasher.finalize()
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var hash: Int {
    var hasher = Hasher()
    hasher.combine(bytes: self)
    return hasher.finalize()
  }
}
