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
      runningTest: RunningTest.current, isRunning: RunningTest.isCurrent
    ) { print($0) }
  }()

  /// What is recorded; or a fault of the variables, with which every assertion fails.
  let recordMode: Result<RecordMode, Diagnostic>
  private let environment: [String: String]
  let packagePath: String?
  let runningTest: @Sendable () -> RunningTest?
  /// Whether a test, or none, is the one that runs; faster than asking which one does.
  let isRunning: @Sendable (RunningTest?) -> Bool
  /// Whether the process runs only some of the tests.
  let isFiltered: Bool
  package let announce: @Sendable (String) -> Void
  let state = Locked(State())

  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - arguments: The arguments of the process, which may select tests; none by default.
  ///   - runningTest: Returns the test around an assertion; by default, none is known.
  ///   - isRunning: Whether a test is what `runningTest` returns, which it is asked by default.
  ///   - announce: Receives a line for each golden that was written.
  package init(
    environment: [String: String], arguments: [String] = [],
    runningTest: @escaping @Sendable () -> RunningTest? = { nil },
    isRunning: (@Sendable (RunningTest?) -> Bool)? = nil,
    announce: @escaping @Sendable (String) -> Void
  ) {
    isFiltered = SelectedTests.areSelected(by: arguments)
    self.runningTest = runningTest
    self.isRunning = isRunning ?? { $0 == runningTest() }
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
    var folded = FoldedGoldens()
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
      let test = try workspace.test(of: request, isRunning: isRunning) { function in
        let running = runningTest()
        return (try findTest(function, request, running), running)
      }
      test.writePath(named: request.name, fileExtension: strategy.fileExtension, to: workspace.path)
      return try asserting(test, in: workspace) {
        try writing(value, as: strategy, request, to: workspace) { mode in
          try outcome(ofTextIn: workspace, test, request, mode, format: strategy.format)
        }
      }
    }
  }

  /// Compares a value's text with what the caller has instead of a golden.
  ///
  /// - Parameter compare: Returns the failure of a text in this format, or records it if the mode says so.
  /// - Returns: The failure; `nil` if the snapshot passes.
  package func outcome<Value>(
    of value: () throws -> Value, as strategy: SnapshotStrategy<Value>, _ request: SnapshotRequest,
    comparing compare: (UTF8Buffer, SnapshotFormat, RecordMode) throws -> SnapshotOutcome?
  ) -> SnapshotOutcome? {
    withWorkspace { workspace in
      try writing(value, as: strategy, request, to: workspace) { mode in
        try compare(workspace.text, strategy.format, mode)
      }
    }
  }

  /// Writes a value's text, and compares it; rules that replaced nothing are a failure, too.
  private func writing<Value>(
    _ value: () throws -> Value, as strategy: SnapshotStrategy<Value>, _ request: SnapshotRequest,
    to workspace: SnapshotWorkspace, _ compare: (RecordMode) throws -> SnapshotOutcome?
  ) throws -> SnapshotOutcome? {
    if let fault = strategy.fault { throw fault }
    let unused = try workspace.write(try value(), as: strategy, redacting: request.rules)
    // What should have been replaced is not recorded.
    let mode = unused.isEmpty ? try mode(request) : .never
    let outcome = try compare(mode)
    return unused.isEmpty ? outcome : .unused(unused, at: request.callSite, behind: outcome)
  }

  /// Compares a snapshot in a workspace that is lent for it; an error that it throws fails the assertion.
  private func withWorkspace(
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

  /// Finds the test that the golden belongs to.
  private func findTest(
    _ function: TestKey, _ request: SnapshotRequest, _ running: RunningTest?
  ) throws -> SnapshotTest {
    let callSite = request.callSite
    if let test = foundTest(function, callSite, running) { return test }
    let owner = SnapshotOwner(callSite, running: running, named: request.testName)
    guard !owner.isNameless else {
      throw Diagnostic(
        "the function of this assertion has no name that stays, as in the closure of an exit test",
        file: callSite.filePath.description, expected: "testName: with the name of the test")
    }
    if packagePath == nil { try TestFile.checkSources(of: owner) }
    let file = try TestFile(of: owner, in: function.location, packagePath: packagePath)
    let number = state.withLock { $0.claims.number(testIn: callSite.filePath) }
    let test = SnapshotTest(owner, number: number, in: file)
    state.withLock { state in
      state.tests[function.inTest(running, at: callSite)] = test
      if test.hasNamesakes { state.tests[function.inTest(running, at: callSite, hasNamesakes: true)] = test }
      if isWhole(owner, request) { state.wholeTests.insert(number) }
      state.keptValues.list(file)
    }
    return test
  }

  /// Returns a test that was found before.
  private func foundTest(
    _ function: TestKey, _ callSite: SnapshotCallSite, _ running: RunningTest?
  ) -> SnapshotTest? {
    let key = function.inTest(running, at: callSite)
    let found = state.withLock { $0.tests[key] }
    guard let found, found.hasNamesakes else { return found }
    let own = function.inTest(running, at: callSite, hasNamesakes: true)
    return state.withLock { $0.tests[own] }
  }

  /// Whether all assertions of a test are made in this process, as far as that is known.
  private func isWhole(_ owner: SnapshotOwner, _ request: SnapshotRequest) -> Bool {
    // Several tests may have one name.
    guard isFiltered else { return true }
    return request.testName == nil && (owner.running != nil || owner.name.hasPrefix("test"))
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
      test: test, callSite: callSite, isNamed: isNamed,
      recording: request.recording ?? SnapshotConfiguration.current.recording,
      path: GoldenPath(workspace.path.string), key: key)
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
}

extension UnsafeRawBufferPointer {
  /// Differs for other bytes, and from process to process.
  var hash: Int {
    var hasher = Hasher()
    hasher.combine(bytes: self)
    return hasher.finalize()
  }
}
