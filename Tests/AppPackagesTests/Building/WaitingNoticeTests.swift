import Expectations
import Foundation
import Testing

@testable import AppPackages

@Suite struct WaitingNoticeTests {
  private let words =
    "is already running using '/x/.build', waiting until that process has finished execution..."

  @Test func `The process that holds the build folder is named once`() {
    var notice = WaitingNotice()
    expectEqual(notice.line(in: ""), nil)
    expectEqual(notice.line(in: "Building for debugging...\n"), nil)
    let output = "Another instance of SwiftPM (PID: 7) \(words)\n"
    expectEqual(notice.line(in: output), "waiting for process 7, which builds in '/x/.build'")
    expectEqual(notice.line(in: output), nil)
    var other = WaitingNotice()
    expectEqual(
      other.line(in: "Another instance of SwiftPM \(words)"),
      "waiting for another process, which builds in '/x/.build'")
  }

  @Test(.hangLimit) func `It is said while the program still waits`() throws {
    var lines: [String] = []
    let tool = Tool.process { lines.append($0) }
    let outcome = try tool.run(
      ["sh", "-c", "echo \"(PID: 7) \(words)\"; sleep 1; echo done; exit 3"], "/tmp",
      ProcessInfo.processInfo.environment)
    expectEqual(lines, ["waiting for process 7, which builds in '/x/.build'"])
    expectEqual(outcome.status, 3)
    expectTrue(outcome.output.hasSuffix("done\n"), "\(outcome.output)")
  }
}
