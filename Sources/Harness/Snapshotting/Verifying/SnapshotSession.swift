import Diagnostics
import Foundation
import GoldenFiles
import Platform
import UTF8Text

/// The state that the snapshots of one test run share: what is recorded, and which assertion claimed
/// which golden.
///
/// A test process has one session, ``shared``.
package final class SnapshotSession: Sendable {
  /// The session of this process.
  ///
  /// The variable `SHOWCASE_RECORD` determines what it records (see `RecordMode`); recording is refused
  /// if `CI` is set. `SHOWCASE_PACKAGE_PATH` is the folder of the package, if it is not the one in which
  /// the tests were compiled.
  package static let shared: SnapshotSession = {
    atexit { SnapshotSession.shared.noteUnclaimedGoldens() }
    return SnapshotSession(
      environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments
    ) { print($0) }
  }()

  /// What is recorded; or a fault of the variables, with which every assertion fails.
  let recordMode: Result<RecordMode, Diagnostic>
  let packagePath: String?
  /// Whether the process runs only some of the tests.
  let isFiltered: Bool
  let announce: @Sendable (String) -> Void
  let state = Locked(State())

  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - arguments: The arguments of the process, which may select tests; none by default.
  ///   - announce: Receives a line for each golden that was written.
  package init(
    environment: [String: String], arguments: [String] = [], announce: @escaping @Sendable (String) -> Void
  ) {
    isFiltered = RunningTests.areSelected(by: arguments)
    recordMode = Result { () throws(Diagnostic) in try SnapshotSession.recordMode(environment) }
    packagePath = environment["SHOWCASE_PACKAGE_PATH"].flatMap { $0.isEmpty ? nil : $0 }
    self.announce = announce
  }

  private static func recordMode(_ environment: [String: String]) throws(Diagnostic) -> RecordMode {
    let mode = try RecordMode(variable: environment["SHOWCASE_RECORD"])
    do {
      return try RecordingPolicy.mode(mode, environment: environment, isAllowedOnServers: false)
    } catch {
      throw Diagnostic(error.problem, expected: "goldens that were recorded elsewhere and committed")
    }
  }

  struct State {
    var tests: [TestKey: SnapshotTest] = [:]
    var claims = SnapshotClaims()
    /// The goldens of assertions that failed before they could claim them.
    var failed: Set<Int> = []
    /// The numbers of the tests of which every assertion is in this process, unless one ended it early.
    var wholeTests: Set<Int> = []
    var keptValues = KeptValues()
    var workspaces: [SnapshotWorkspace] = []
  }
}

/// A test and the location of its goldens. String literals are compared by address, which is faster
/// than comparing their text for each assertion.
struct TestKey: Hashable {
  let file: UInt
  let function: UInt
  let location: SnapshotLocation

  init(_ callSite: SnapshotCallSite, _ location: SnapshotLocation) {
    file = UInt(bitPattern: callSite.filePath.utf8Start)
    function = UInt(bitPattern: callSite.function.utf8Start)
    self.location = location
  }
}

extension SnapshotSession {
  /// Compares a value with its golden, or records it.
  ///
  /// - Parameters:
  ///   - value: The value; if it throws, the failure reports the error.
  ///   - strategy: How the value becomes text.
  ///   - name: The snapshot's name; `nil` for the test's only snapshot without one.
  ///   - rules: What is replaced in the text.
  ///   - location: Where the golden is.
  ///   - callSite: The position of the assertion.
  /// - Returns: The message of the failure; `nil` if the snapshot passes.
  package func failure<Value>(
    of value: () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String?,
    redacting rules: [Redaction] = [], in location: SnapshotLocation, at callSite: SnapshotCallSite
  ) -> String? {
    outcome(of: value, as: strategy, named: name, redacting: rules, in: location, at: callSite)?.message
  }

  /// As ``failure(of:as:named:redacting:in:at:)``, with the files of the failure.
  package func outcome<Value>(
    of value: () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String?,
    redacting rules: [Redaction], in location: SnapshotLocation, at callSite: SnapshotCallSite
  ) -> SnapshotOutcome? {
    // Separate from the assertion's critical section, since tests run on several threads.
    let workspace = state.withLock { $0.workspaces.popLast() } ?? SnapshotWorkspace()
    defer {
      workspace.removeAll()
      state.withLock { $0.workspaces.append(workspace) }
    }
    do {
      let key = TestKey(callSite, location)
      let test = try workspace.test(key) { try findTest(key, at: callSite) }
      test.writePath(named: name, fileExtension: strategy.fileExtension, to: workspace.path)
      let (unused, outcome) = try asserting(test, in: workspace) {
        let unused = try workspace.write(try value(), as: strategy, redacting: rules)
        let outcome = try self.outcome(
          ofTextIn: workspace, test, at: callSite, isNamed: name != nil, summary: strategy.summary)
        return (unused, outcome)
      }
      guard !unused.isEmpty else { return outcome }
      let message = SnapshotMessage.unused(unused, at: callSite, behind: outcome?.message)
      return SnapshotOutcome(message: message, files: outcome?.files ?? [])
    } catch let error as Diagnostic {
      return SnapshotOutcome(message: error.description)
    } catch {
      return SnapshotOutcome(message: SnapshotMessage.unwritten(error))
    }
  }

  /// Remembers that a golden has an assertion, if that fails before it claims the golden.
  private func asserting<Result>(
    _ test: SnapshotTest, in workspace: SnapshotWorkspace, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch {
      let key = workspace.path.withUnsafeBytes { test.file.hash(of: $0) }
      state.withLock { _ = $0.failed.insert(key) }
      throw error
    }
  }

  private func findTest(_ key: TestKey, at callSite: SnapshotCallSite) throws -> SnapshotTest {
    if let test = state.withLock({ $0.tests[key] }) { return test }
    if packagePath == nil { try TestFile.checkSources(of: callSite) }
    let file = try TestFile(of: callSite, in: key.location, packagePath: packagePath)
    return state.withLock { state in
      // Another thread may have added it in the meantime.
      if let test = state.tests[key] { return test }
      let number = state.claims.number(testIn: callSite.filePath)
      let test = SnapshotTest(callSite.test, number: number, in: file)
      state.tests[key] = test
      if !isFiltered || RunningTests.have(callSite.function.description) { state.wholeTests.insert(number) }
      state.keptValues.list(file)
      return test
    }
  }

  /// Compares the text in the workspace with its golden; if they are equal, nothing is allocated.
  private func outcome(
    ofTextIn workspace: SnapshotWorkspace, _ test: SnapshotTest, at callSite: SnapshotCallSite, isNamed: Bool,
    summary: SnapshotSummary?
  ) throws -> SnapshotOutcome? {
    let mode = try recordMode.get()
    let comparison = try workspace.comparison(in: test.file.goldens)
    let key = workspace.path.withUnsafeBytes { test.file.hash(of: $0) }
    let value = comparison == .equal ? nil : workspace.text.withUnsafeBytes { $0.hash }
    // If the text equals its golden, a text kept by an earlier failure is obsolete.
    let (first, isKept) = state.withLock { state in
      let first = state.claims.claim(key, for: callSite, ofTest: test.number, value: value, isNamed: isNamed)
      return (first, value == nil && state.keptValues.remove(key))
    }
    guard first != nil || isKept || comparison != .equal else { return nil }
    let snapshot = WrittenSnapshot(
      test: test, callSite: callSite, isNamed: isNamed, path: GoldenPath(workspace.path.string), key: key)
    if let first { return SnapshotOutcome(message: SnapshotMessage.claimedTwice(snapshot, first: first)) }
    if isKept { try test.file.values.removeAll(about: snapshot.path) }
    guard comparison != .equal else { return nil }
    guard !mode.writes(after: comparison) else {
      try record(snapshot, from: workspace)
      return nil
    }
    return try outcome(of: snapshot, in: workspace, isMissing: comparison == .missing, summary: summary)
  }

  private func record(_ snapshot: WrittenSnapshot, from workspace: SnapshotWorkspace) throws {
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
  private func outcome(
    of snapshot: WrittenSnapshot, in workspace: SnapshotWorkspace, isMissing: Bool, summary: SnapshotSummary?
  ) throws -> SnapshotOutcome {
    let file = snapshot.test.file
    let golden = isMissing ? nil : try file.goldens.bytes(at: snapshot.path, using: workspace.reader)
    let text = workspace.text.withUnsafeBytes { [UInt8]($0) }
    let fault = keep(text, of: snapshot, using: workspace.valueReader)
    let message = SnapshotMessage(snapshot, golden: golden, new: text, summary: summary, fault: fault)
    let whole = message.whole
    let name = snapshot.path.path.split(separator: "/").suffix(2).joined(separator: ".")
    return SnapshotOutcome(
      message: message.text(of: whole), files: [(name, text), ("\(name).diff", Array(whole.utf8))])
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

extension UnsafeRawBufferPointer {
  fileprivate var hash: Int {
    var hasher = Hasher()
    hasher.combine(bytes: self)
    return hasher.finalize()
  }
}
