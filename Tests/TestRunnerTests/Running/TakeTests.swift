import Expectations
import LampShowcase
import Project
import TestSupport
import Testing

@testable import TestRunner

@MainActor @Suite struct TakeTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func take(_ script: String? = nil) throws -> Take {
    if let script { try package.write(script, to: "\(deskLampScripts)/on.eg.swift") }
    return try package.project().scenario(of: "Desk lamp", script: script == nil ? "launch" : "on").take()
  }

  @Test func `A take survives the way to another process, and what is no take is refused`() {
    // A take survives the way to another process.
    forEachRow([nil, switchOnScript, failingScript, "oh\n"]) { (script: String?) in
      let take = try take(script)
      expectEqual(try Take(message: take.message), take)
    }
    // What is no take is refused.
    forEachRow(["", "no line feed", "{\"other\":1}\nrest", "{\n"]) { message in
      #expect(throws: (any Error).self, "\(message)") { try Take(message: Array(message.utf8)) }
    }
  }

  @Test func `A take has the storyboard as far as the script came, and why it stopped`() throws {
    // Of a whole script there is the storyboard, and nothing in its way.
    do {
      let take = try take(switchOnScript)
      expectNil(take.obstacle)
      #expect(String(decoding: take.storyboard, as: UTF8.self).hasPrefix("showcase-storyboard 1\n"))
    }
    // Of a script that stops there are the steps before, and why it stopped.
    do {
      let take = try take(failingScript)
      guard case .stopped(let stop)? = take.obstacle else {
        Issue.record("the label is gone when it is looked for")
        return
      }
      expectEqual(stop.step, 3)
      expectEqual(stop.causes.count, 2)
      expectEqual(stop.statement?.file, "\(deskLampScripts)/on.eg.swift")
      expectFalse(take.storyboard.isEmpty)
    }
  }
}
