import Foundation
import Snapshotting

/// Where an assertion may be made, besides in a test itself.
///
/// Each asserts a snapshot without a golden, if the process was started for that.
enum Context: String, CaseIterable, Sendable {
  case detachedTask, afterTheTest, thread, queue, actor, task, group, test, setUpOfClass

  /// Those that Swift Testing has.
  static let ofSwiftTesting = allCases.filter { $0 != .setUpOfClass }

  private static let variable = "SHOWCASE_TEST_ASSERTS"

  /// The variables of a process that asserts.
  static let environment = ProcessInfo.processInfo.environment.merging(
    [variable: "yes", "CI": "", "SHOWCASE_RECORD": "never"]
  ) { $1 }

  /// Whether this process is one.
  static var asserts: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Asserts what is not so.
  func fail() {
    assertSnapshot(of: "asserted in \(rawValue)", as: .text, named: "none of \(rawValue)")
  }
}

/// Neither the main actor nor a test's.
actor OtherActor {
  func fail(_ context: Context) { context.fail() }
}
