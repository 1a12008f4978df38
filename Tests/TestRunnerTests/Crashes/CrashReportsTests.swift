import Expectations
import Testing
import Workers

@testable import TestRunner

@Suite struct CrashReportsTests {
  @Test func `Crashes like a reported one have its words`() {
    var crashes = CrashReports()
    expectTrue(crashes.note([Crash.death(full: true)], of: 0))
    expectFalse(crashes.note([Crash.death()], of: 1))
    expectFalse(crashes.requests(Crash.death(), of: 1))
    let words = crashes.words(for: [Crash.death(full: true)], of: 0)
    expectEqual(crashes.words(for: [Crash.death()], of: 1), words)
    expectTrue(words[0].text.contains("Settings.load() at Settings.swift:7:5"))
  }

  @Test func `A crash that is not known is to be reported in full once, by the first scenario`() {
    var crashes = CrashReports()
    expectTrue(crashes.requests(Crash.death(), of: 5))
    expectFalse(crashes.requests(Crash.death(), of: 6))
    // It crashed later, but is reported before the others.
    expectTrue(crashes.requests(Crash.death(), of: 2))
    expectFalse(crashes.requests(Crash.death(), of: 3))
    // A death without a report has nothing to add.
    expectFalse(crashes.requests(nil, of: 7))
    expectFalse(
      crashes.requests(WorkerDeath(cause: .exit(7), output: CapturedOutput(), earlierJobs: 0), of: 8))
  }

  @Test func `Words are those of the first scenario, whichever crashed first`() {
    let texts = [[0, 1, 2], [2, 1, 0], [1, 0, 2]].map { order in
      var crashes = CrashReports()
      for index in order where index == order[0] || crashes.requests(Crash.death(), of: index) {
        _ = crashes.note([Crash.death(full: true, line: index + 1)], of: index)
      }
      return (0..<3).map { crashes.words(for: [Crash.death()], of: $0)[0].text }
    }
    for text in texts.joined() { #expect(text.contains("Settings.load() at Settings.swift:1:5")) }
  }

  @Test func `Of many calls that lead to one line, some are reported in full`() {
    var crashes = CrashReports()
    let requested = (0..<6).map { crashes.requests(Crash.death(caller: 0x30 + $0), of: $0) }
    expectEqual(requested, [true, true, true, true, false, false])
    for index in 0..<4 { _ = crashes.note([Crash.death(full: true, caller: 0x30 + index)], of: index) }
    let texts = (0..<6).map { index in
      crashes.words(for: [Crash.death(caller: 0x30 + index)], of: index)[0].text
    }
    expectEqual(texts.map { $0.contains("Stage.open()") }, requested)
    // The others end where they part.
    expectTrue(texts[5].hasSuffix("  Settings.load() at Settings.swift:7:5\n  ..."))
  }

  @Test func `A crash that did not come again says where it was`() {
    var crashes = CrashReports()
    expectTrue(crashes.requests(Crash.death(), of: 0))
    #expect(crashes.words(for: [Crash.death()], of: 0)[0].text.contains("  app + 0x10\n"))
  }
}

extension WorkerDeath {
  fileprivate var text: String { words.joined(separator: "\n") }
}
