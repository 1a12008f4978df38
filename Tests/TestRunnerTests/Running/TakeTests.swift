import Expectations
import LampShowcase
import Project
import Storyboards
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

  @Test func `A take survives the way to another process, and what is not a take is refused`() {
    // A take is unchanged by the transfer to another process.
    forEachRow([nil, switchOnScript, failingScript, "oh\n"]) { (script: String?) in
      let take = try take(script)
      expectEqual(try Take(message: take.message), take)
    }
    // Data that is not a take is refused.
    forEachRow(["", "no line feed", "{\"other\":1}\n\nrest", "{\n\n", "\none line feed"]) { message in
      #expect(throws: (any Error).self, "\(message)") { try Take(message: Array(message.utf8)) }
    }
  }

  @Test func `A take has the times of its steps, which make no difference between two takes`() throws {
    let take = try take(switchOnScript)
    let timeline = try #require(take.timeline)
    expectEqual(timeline.steps.count, 2)
    expectEqual(try Take(message: take.message).timeline, timeline)
    var untimed = take
    untimed.timeline = nil
    expectNil(untimed.timeline)
    expectEqual(untimed, take)
    expectEqual(untimed.hashValue, take.hashValue)
  }

  @Test func `A take has the storyboard as far as the script came, and why it stopped`() throws {
    // A complete script has its storyboard, and no stop.
    do {
      let take = try take(switchOnScript)
      expectNil(take.obstacle)
      #expect(String(decoding: take.storyboard, as: UTF8.self).hasPrefix("showcase-storyboard 2\n"))
    }
    // A script that stops has the steps before the stop, and its reason.
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
