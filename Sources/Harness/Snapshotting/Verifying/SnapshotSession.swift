import Diagnostics
import Foundation
import GoldenFiles
import Synchronization

/// What the snapshots of one run of tests have in common: whether they are recorded, and who claimed which golden.
///
/// A test process has one, ``shared``. Nothing else is kept from one assertion to the next.
public final class SnapshotSession: Sendable {
  /// The session of this process.
  ///
  /// The variable `SHOWCASE_RECORD` says what it records (see `RecordMode`); recording is refused where `CI` is set.
  /// `SHOWCASE_PACKAGE_PATH` is the folder of the package where that is not the one in which the tests were compiled.
  public static let shared = SnapshotSession(environment: ProcessInfo.processInfo.environment) { print($0) }

  /// What is recorded, or why nothing is.
  let recordMode: Result<RecordMode, Diagnostic>
  let packagePath: String?
  let announce: @Sendable (String) -> Void
  let state = Mutex(State())

  /// - Parameter announce: what becomes of the one line that tells of a golden that was written.
  public init(environment: [String: String], announce: @escaping @Sendable (String) -> Void) {
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
    var keptValues = KeptValues()
    var workspaces: [SnapshotWorkspace] = []
  }
}

/// A test and where its goldens lie; a literal of the program is told by where it is in memory.
struct TestKey: Hashable {
  let file: UInt
  let function: UInt
  let location: SnapshotLocation

  init(_ place: SnapshotPlace, _ location: SnapshotLocation) {
    file = UInt(bitPattern: place.filePath.utf8Start)
    function = UInt(bitPattern: place.function.utf8Start)
    self.location = location
  }
}
