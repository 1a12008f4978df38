import Expectations
import Foundation
import TestSupport
import Testing

/// The review in a browser, with the built program.
@Suite @ProgramActor struct WebReviewTests {
  private static let badge = PendingBadge.golden
  private let package: TemporaryFolder

  init() throws {
    package = try PendingBadge().package
  }

  /// Serves the review while something is done, ends it by a signal, and returns its status and output.
  private func review(
    endedBy signal: Int32, _ use: (_ address: String) throws -> Void
  ) throws -> (status: Int32, output: String) {
    let files = try TemporaryFolder()
    try files.write("", to: "output")
    let process = Process()
    process.executableURL = Program.showcase.executable
    process.arguments = ["review", "--web"]
    process.currentDirectoryURL = package.url()
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardOutput = try FileHandle(forWritingTo: files.url("output"))
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    try use(try address(in: files))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process.terminationStatus, try files.read("output"))
  }

  private func address(in files: TemporaryFolder) throws -> String {
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      if let match = try files.read("output").firstMatch(of: #/  (http://127\.0\.0\.1:\d+/[0-9a-f]{32}/)\n/#)
      {
        return String(match.1)
      }
      usleep(50_000)
    }
    throw BrowserSession.Fault(words: "no address: \(try files.read("output"))")
  }

  @Test(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
  func `what is accepted in the browser is the golden, and Control-C says what was decided`() throws {
    let (status, output) = try review(endedBy: SIGINT) { address in
      let browser = try BrowserSession()
      try browser.open(address)
      try browser.wait(until: "document.getElementById('left').textContent.startsWith('1 of 1 left')")
      try browser.click(".cause-card [data-do=accept]")
      try browser.wait(
        until: "document.getElementById('left').textContent.startsWith('All decided: 1 accepted')")
      expectTrue(try package.read(Self.badge).contains("[1] launch"))
      expectTrue(!package.has(".build/showcase/pending/\(Self.badge)"))
      expectEmpty(browser.console)
    }
    expectEqual(status, 0)
    let lines = output.split(separator: "\n").map(String.init)
    expectEqual(lines.first, "1 change waits for review. Open this address in a browser on this machine:")
    expectEqual(lines.suffix(2), ["replaced \(Self.badge)", "1 accepted, 0 rejected, nothing left"])
  }

  @Test func `ending it without a decision says so, and a signal that is not Control-C is in the status`()
    throws
  {
    forEachRow([(SIGINT, 0), (SIGTERM, 143)] as [(Int32, Int32)]) { signal, expected in
      let (status, output) = try review(endedBy: signal) { _ in }
      expectEqual(status, expected)
      expectTrue(output.hasSuffix("\n\nNothing was decided.\n"), "\(output)")
      expectTrue(try package.read(Self.badge).contains("[1] lunch"))
    }
  }

  @Test func `where CI is set it is refused, and nothing is served`() throws {
    let outcome = try Program.showcase.run(
      ["review", "--web"], in: package.url(), environment: ["CI": "true"])
    expectEqual(outcome.status, 2)
    expectEqual(outcome.output, "")
    expectTrue(
      outcome.errors.contains("accepting is refused, since the variable CI is set"), "\(outcome.errors)")
    expectTrue(outcome.errors.contains("--record-in-ci"), "\(outcome.errors)")
  }
}
