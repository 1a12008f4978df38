import Foundation
import Platform

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A failed assertion on its way to the framework that runs the tests.
package struct SnapshotFailure {
  private let outcome: SnapshotOutcome
  private let callSite: SnapshotCallSite

  package init(_ outcome: SnapshotOutcome, at callSite: SnapshotCallSite) {
    self.outcome = outcome
    self.callSite = callSite
  }

  private var message: String { outcome.message }

  /// Fails the current test; where no test is known, the run.
  package func report() {
    #if canImport(Testing)
      if Test.current != nil {
        record()
        attach()
        return
      }
      // Without a test, Swift Testing fails the run, if it is what runs.
      record()
    #endif
    if !isSeenByXCTest() { UnattributedFailures.shared.add("\(callSite.text): error: \(message)") }
  }

  /// Fails the test case of XCTest that runs, and returns whether there surely is one. Without one, XCTest
  /// drops the failure.
  private func isSeenByXCTest() -> Bool {
    #if canImport(Darwin)
      // Xcode's drops none, and has failures that are expected.
      XCTFail(message, file: callSite.filePath, line: UInt(callSite.line))
      return true
    #elseif canImport(XCTest)
      // Test cases run on the main thread, as their observers do.
      guard Thread.isMainThread, !CommandLine.arguments.contains("swift-testing") else {
        XCTFail(message, file: callSite.filePath, line: UInt(callSite.line))
        return false
      }
      let witness = FailureWitness()
      XCTestObservationCenter.shared.addTestObserver(witness)
      defer { XCTestObservationCenter.shared.removeTestObserver(witness) }
      XCTFail(message, file: callSite.filePath, line: UInt(callSite.line))
      return witness.hasSeen
    #else
      return false
    #endif
  }

  #if canImport(Testing)
    private func record() {
      let location = SourceLocation(
        fileID: callSite.fileID.description, filePath: callSite.filePath.description, line: callSite.line,
        column: callSite.column)
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// Attaches the files where attachments are kept: without a folder for them, each would only print a
    /// line.
    private func attach() {
      #if !canImport(Darwin)
        let options = ["--attachments-path", "--configuration-path"]
        let isKept = CommandLine.arguments.contains { argument in options.contains { argument.hasPrefix($0) }
        }
        guard isKept else { return }
      #endif
      for file in outcome.files { Attachment.record(file.bytes, named: file.name) }
    }
  #endif
}

#if canImport(XCTest) && !canImport(Darwin)
  /// Sees whether XCTest has a test case for a failure.
  private final class FailureWitness: XCTestObservation {
    private(set) var hasSeen = false

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      hasSeen = true
    }
  }
#endif

/// The failures that no test is known to have, with which the process must not succeed, whatever its
/// frameworks saw.
private final class UnattributedFailures: Sendable {
  static let shared = UnattributedFailures()
  private let messages = Locked<[String]>([])

  private init() {
    atexit { UnattributedFailures.shared.end() }
  }

  /// - Parameter message: The failure with its place.
  func add(_ message: String) {
    messages.withLock { $0.append(message) }
  }

  /// Ends the process with a failure, after what it wrote.
  private func end() {
    let messages = messages.withLock { $0 }
    guard !messages.isEmpty else { return }
    fflush(nil)
    let heading = "\nThe run fails, since these snapshots failed where the framework may not know the test:\n"
    var lines = heading + messages.map { "\($0)\n" }.joined()
    lines.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    // What runs at the end of a process in order is skipped, except the measurements of a run with coverage.
    if let write = dlsym(nil, "__llvm_profile_write_file") {
      _ = unsafeBitCast(write, to: (@convention(c) () -> Int32).self)()
    }
    _exit(EXIT_FAILURE)
  }
}
