import Diagnostics
import Expectations
import Foundation
import RenderTree
import TestRunner
import TestSupport
import Testing
import UTF8Text

@testable import Reports

/// What a person sees at a terminal.
@Suite struct TerminalScreenTests {
  /// A terminal whose time is set by the test.
  private final class Clock {
    var now = Duration.zero
  }

  private let clock = Clock()

  private func screen(columns: Int = 80, isColored: Bool = false) -> TerminalScreen {
    TerminalScreen(columns: { columns }, isColored: isColored, now: { [clock] in clock.now })
  }

  /// The whole output, event by event; some time passes before each result.
  private func pieces(
    _ results: [ScenarioResult], on screen: TerminalScreen?, each duration: Duration = .seconds(1)
  ) -> [String] {
    var pieces: [String] = []
    var report = TerminalReport(next: .commandLine("demo"), on: screen) { pieces.append($0) }
    for event in LampResults.events(results) {
      if case .finished = event { clock.now += duration }
      report.record(event)
    }
    return pieces
  }

  private func passed(_ count: Int) -> [ScenarioResult] {
    (1...count).map { ScenarioResult(LampResults.name("\($0)"), .passed) }
  }

  private let erasure = "\r\u{1B}[K"

  @Test
  func `Progress is reported with counts and the time left, is written over, and is gone at the end`() {
    let results = passed(2) + [LampResults.differing("A", "a", "b")] + passed(1)
    let pieces = pieces(results, on: screen())
    expectEqual(pieces[0], "\(erasure)0 of 4")
    expectEqual(pieces[1], "\(erasure)1 of 4, about 4 s left")
    expectEqual(pieces[2], "\(erasure)2 of 4, about 3 s left")
    expectEqual(pieces[3], "\(erasure)3 of 4, 1 failed, about 2 s left")
    #expect(pieces.last?.hasPrefix("\(erasure)Lamps/LampViewController/A/launch (iPhone): differs ") == true)
    #expect(pieces.last?.hasSuffix("\n\n4 scenarios: 3 passed, 1 failed\n") == true)
  }

  @Test func `Lines are never written behind the progress`() {
    forEachRow(SplitMix64.seeds(30)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: 20, using: &random)
      let screen = screen(columns: Int.random(in: 1...100, using: &random))
      let duration = random.oneOf([Duration.zero, .milliseconds(60), .seconds(9), .seconds(900)])
      var (text, plain) = ("", "")
      var report = TerminalReport(next: .commandLine("demo"), on: screen) { text += $0 }
      var other = TerminalReport(next: .commandLine("demo")) { plain += $0 }
      for event in run.events {
        if case .finished = event { clock.now += duration }
        report.record(event)
        other.record(event)
      }
      // A terminal keeps a line's part after the last erasure. It does not support characters of several scalars.
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        Array($0).split(separator: Array(erasure.utf8), omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      expectTrue(
        lines.allSatisfy { $0.dropLast().allSatisfy { $0.columns < screen.columns() } }, "seed \(seed)")
      let shown = lines.map { $0.last ?? "" }
      let expected = plain.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      expectEqual(shown.count, expected.count, "seed \(seed)")
      expectTrue(
        zip(shown, expected).allSatisfy { $0 == $1 || $0.unicodeScalars.contains("…") }, "seed \(seed)")
    }
  }

  @Test func `Progress is not drawn more often than anybody can see, with the time left, roughly`() {
    let drawings = pieces(passed(1000), on: screen(), each: .milliseconds(10))
    #expect((90...110).contains(drawings.count))

    forEachRow(
      [
        (Duration.milliseconds(10), nil), (.seconds(1), "about 10 s left"),
        (.seconds(60), "about 9 min left"),
        (.seconds(3600), "about 9 h 0 min left"),
      ] as [(Duration, String?)]
    ) { each, words in
      let first = pieces(passed(10), on: screen(), each: each).dropFirst().first ?? ""
      expectEqual(first, (words.map { "\(erasure)1 of 10, \($0)" } ?? first))
      expectEqual(first.contains("left"), (words != nil))
    }
  }

  @Test func `Elsewhere there is neither progress nor color, and nothing depends on the time`() {
    let results = passed(2) + [LampResults.differing("A", "a", "b")]
    let text = pieces(results, on: nil, each: .seconds(100)).joined()
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.contains("\r"))
    expectEqual(text, pieces(results, on: nil, each: .zero).joined())
  }

  @Test func `Colors distinguish what was removed from what was added, and end with their line`() {
    let text = pieces(
      [LampResults.differing("A", [LampResults.label("a")], [RenderNode("UIButton", text: "b")])],
      on: screen(isColored: true)
    ).joined()
    #expect(text.contains("\u{1B}[31m      - UILabel \"a\"\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[32m      + UIButton \"b\"\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[36m  next:   demo review\u{1B}[0m\n"))
    let lines = text.replacing(erasure, with: "").split(separator: "\n")
    expectTrue(lines.allSatisfy { !$0.contains("\u{1B}[") || $0.hasSuffix("\u{1B}[0m") })
  }

  @Test func `Long differences lack their middle; commands and files are whole`() {
    forEachRow([10, 40, 80, 200]) { columns in
      let long = String(repeating: "long ", count: 100)
      let result = LampResults.differing(
        "Use case of \(long)", [LampResults.label(long + "a")], [LampResults.label(long + "b")])
      let lines = pieces([result], on: screen(columns: columns)).joined().split(separator: "\n")
      let difference = lines.filter { $0.contains("…") }
      expectTrue(difference.count >= 1, "\(difference.count)")
      expectTrue(difference.allSatisfy { String($0.replacing(erasure, with: "")).columns <= columns })
      let commands = lines.filter { $0.contains("next:") || $0.contains("or: ") || $0.contains("golden: ") }
      expectEqual(commands.count, 3)
      expectTrue(commands.allSatisfy { !$0.contains("…") })
    }
  }

  @Test func `No character that orders text or commands a terminal comes through`() {
    let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        || $0.properties.isBidiControl
    }
    #expect(scalars.count > 200)
    for part in stride(from: 0, to: scalars.count, by: 40).map({ scalars[$0..<min($0 + 40, scalars.count)] })
    {
      let text = String(String.UnicodeScalarView(part))
      var result = LampResults.differing("A", text, "now \(text)")
      result.name = LampResults.name(text, configuration: text)
      var dead = ScenarioResult(result.name, .died([LampResults.death(text)]))
      dead.kept = .file(text)
      let written = pieces([result, dead], on: screen()).joined().replacing(erasure, with: "")
      let strangers = written.unicodeScalars.filter { $0 != "\n" && $0 != "…" && !$0.isVisible }
      expectEmpty(strangers, "\(strangers.map(\.codePoint))")
    }
  }

  @Test func `What passed only after its process died is a note, with what the process wrote`() {
    var result = ScenarioResult(LampResults.name("A"), .passed)
    result.earlierDeaths = [LampResults.death("Lamp.swift:7: Fatal error: Index out of range\n")]
    expectEqual(
      pieces([result], on: nil).joined(),
      """
      note: Lamps/LampViewController/A/launch (iPhone) passed, but before that it crashed: its process was ended by \
      signal 11 (SIGSEGV)
        its output:
          Lamp.swift:7: Fatal error: Index out of range
      1 scenario: 1 passed

      """)
  }
}
