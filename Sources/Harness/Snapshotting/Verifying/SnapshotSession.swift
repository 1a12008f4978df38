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
      environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments,
      runningTest: RunningTest.current
    ) { print($0) }
  }()

  /// What is recorded; or a fault of the variables, with which every assertion fails.
  let recordMode: Result<RecordMode, Diagnostic>
  private let environment: [String: String]
  let packagePath: String?
  let runningTest: @Sendable () -> RunningTest?
  /// Whether the process runs only some of the tests.
  let isFiltered: Bool
  let announce: @Sendable (String) -> Void
  let state = Locked(State())

  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - arguments: The arguments of the process, which may select tests; none by default.
  ///   - runningTest: Returns the test around an assertion; by default, none is known.
  ///   - announce: Receives a line for each golden that was written.
  package init(
    environment: [String: String], arguments: [String] = [],
    runningTest: @escaping @Sendable () -> RunningTest? = { nil },
    announce: @escaping @Sendable (String) -> Void
  ) {
    isFiltered = SelectedTests.areSelected(by: arguments)
    self.runningTest = runningTest
    recordMode = Result { () throws(Diagnostic) in
      try SnapshotSession.permitted(RecordMode(variable: environment["SHOWCASE_RECORD"]), environment)
    }
    self.environment = environment
    packagePath = environment["SHOWCASE_PACKAGE_PATH"].flatMap { $0.isEmpty ? nil : $0 }
    self.announce = announce
  }

  /// Returns a mode that may be used here.
  private static func permitted(
    _ mode: RecordMode, _ environment: [String: String]
  ) throws(Diagnostic) -> RecordMode {
    do {
      return try RecordingPolicy.mode(mode, environment: environment, isAllowedOnServers: false)
    } catch {
      throw Diagnostic(error.problem, expected: "goldens that were recorded elsewhere and committed")
    }
  }

  /// What an assertion records: as it asks itself, else as is configured around it, else by the variable.
  func mode(_ request: SnapshotRequest) throws(Diagnostic) -> RecordMode {
    let recording = request.recording ?? SnapshotConfiguration.current.recording
    guard let recording else { return try recordMode.get() }
    do {
      return try Self.permitted(RecordMode(recording), environment)
    } catch {
      // A source may ask for what is missing; where nothing is, or has to be shown, it is compared.
      guard recording == .all else { return .never }
      throw error
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
    var inlineTexts = InlineTexts()
    var folded = FoldedGoldens()
  }
}

/// A test and the location of its goldens. String literals are compared by address, which is faster
/// than comparing their text for each assertion. Functions of one name share a literal.
struct TestKey: Hashable {
  let file: UInt
  let function: UInt
  let location: SnapshotLocation
  let testName: String?
  var test = Test.itself

  /// Which test the function belongs to.
  enum Test: Hashable {
    /// The function is the test, and has no namesakes in its file.
    case itself
    /// A test calls the function, or has namesakes.
    case caller(RunningTest)
    /// No test is known, as in XCTest, except by the line of the assertion.
    case unknown(line: Int)
  }

  init(_ request: SnapshotRequest) {
    file = UInt(bitPattern: request.callSite.filePath.utf8Start)
    function = UInt(bitPattern: request.callSite.function.utf8Start)
    location = request.location
    testName = request.testName
  }
}

extension TestKey.Test {
  fileprivate init(_ running: RunningTest?, at callSite: SnapshotCallSite) {
    guard let running else {
      self = .unknown(line: callSite.line)
      return
    }
    self = callSite.isIn(running) ? .itself : .caller(running)
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
    let request = SnapshotRequest(named: name, redacting: rules, in: location, at: callSite)
    return outcome(of: value, as: strategy, request)?.message
  }

  /// As ``failure(of:as:named:redacting:in:at:)``, with the files of the failure.
  package func outcome<Value>(
    of value: () throws -> Value, as strategy: SnapshotStrategy<Value>, _ request: SnapshotRequest
  ) -> SnapshotOutcome? {
    withWorkspace { workspace in
      let test = try workspace.test(TestKey(request)) { key in try findTest(&key, request) }
      test.writePath(named: request.name, fileExtension: strategy.fileExtension, to: workspace.path)
      return try asserting(test, in: workspace) {
        if let fault = strategy.fault { throw fault }
        let unused = try workspace.write(try value(), as: strategy, redacting: request.rules)
        // What should have been replaced is not written into a golden.
        let mode = unused.isEmpty ? try mode(request) : .never
        let outcome = try self.outcome(ofTextIn: workspace, test, request, mode, format: strategy.format)
        return unused.isEmpty ? outcome : .unused(unused, at: request.callSite, behind: outcome)
      }
    }
  }

  /// Compares a snapshot in a workspace that is lent for it; an error that it throws fails the assertion.
  func withWorkspace(
    _ compare: (SnapshotWorkspace) throws -> SnapshotOutcome?
  ) -> SnapshotOutcome? {
    // Separate from the assertion's critical section, since tests run on several threads.
    let workspace = state.withLock { $0.workspaces.popLast() } ?? SnapshotWorkspace()
    defer {
      workspace.removeAll()
      state.withLock { $0.workspaces.append(workspace) }
    }
    return SnapshotOutcome { try compare(workspace) }
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

  /// Finds the test that the golden belongs to, and changes the key unless the asserting function is that test
  /// and has no namesakes.
  private func findTest(_ key: inout TestKey, _ request: SnapshotRequest) throws -> SnapshotTest {
    let callSite = request.callSite
    let running = runningTest()
    key.test = .init(running, at: callSite)
    if let test = foundTest(&key, running) { return test }
    let owner = SnapshotOwner(callSite, running: running, named: request.testName)
    if packagePath == nil { try TestFile.checkSources(of: owner) }
    let file = try TestFile(of: owner, in: key.location, packagePath: packagePath)
    let number = state.withLock { $0.claims.number(testIn: callSite.filePath) }
    let test = SnapshotTest(owner, number: number, in: file)
    state.withLock { [key] state in
      state.tests[key] = test
      if !isFiltered || running != nil || owner.name.hasPrefix("test") { state.wholeTests.insert(number) }
      state.keptValues.list(file)
    }
    guard test.hasNamesakes, let running, key.test == .itself else { return test }
    key.test = .caller(running)
    state.withLock { [key] in $0.tests[key] = test }
    return test
  }

  /// Returns a test that was found before; for a test with namesakes, the key becomes that of the test.
  private func foundTest(_ key: inout TestKey, _ running: RunningTest?) -> SnapshotTest? {
    guard let test = state.withLock({ [key] in $0.tests[key] }) else { return nil }
    guard key.test == .itself, test.hasNamesakes, let running else { return test }
    key.test = .caller(running)
    return state.withLock { [key] in $0.tests[key] }
  }

  /// Compares the text in the workspace with its golden; if they are equal, nothing is allocated.
  private func outcome(
    ofTextIn workspace: SnapshotWorkspace, _ test: SnapshotTest, _ request: SnapshotRequest,
    _ mode: RecordMode, format: SnapshotFormat
  ) throws -> SnapshotOutcome? {
    let (callSite, isNamed) = (request.callSite, request.name != nil)
    let comparison = try workspace.comparison(
      in: test.file.goldens, passing: mode == .all ? nil : format.isEqual)
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
    if comparison == .missing {
      try state.withLock { try $0.folded.note(snapshot.path, in: test.file.goldens) }
    }
    guard !mode.writes(after: comparison) else {
      try record(snapshot, from: workspace)
      return nil
    }
    return try outcome(of: snapshot, in: workspace, isMissing: comparison == .missing, format: format)
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

  /// Returns where the golden was recorded when goldens belonged to the function that asserts, if it is there.
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

extension UnsafeRawBufferPointer {
  /// Differs for other bytes, and from process to process.
  var hash: Int {
    var hasher = Hasher()
    hasher.combine(bytes: self)
    return hasher.finalize()
  }
}
