import Causes
import Diagnostics
import Expectations
import GoldenFiles
import HeadlessUIKit
import LampShowcase
import ShowcaseKit
import TestRunner
import TestSupport
import Testing
import UTF8Text
import Workers

@testable import Reports

@MainActor @Suite struct FailureTextTests {
  private let package: TemporaryFolder
  private let golden = "Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt"
  private let name = "Lamps/LampViewController/Desk lamp/on (iPhone)"

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
  }

  /// The words for the result of the desk lamp's script.
  private func text(_ next: NextSteps = .commandLine("demo")) throws -> String? {
    FailureText(try result(in: package), next: next)?.text
  }

  private var files: String {
    """
      golden: \(golden)
      now:    .build/showcase/pending/\(golden)
      next:   demo review
      or:     demo --record --filter 'Lamps/LampViewController/Desk lamp/on' --configuration 'iPhone'
    """
  }

  @Test
  func `A missing golden is reported with place and command as typed there; a success has no words`() throws {
    expectEqual(try text(), "\(name): the golden is missing\n\(files)")

    let swiftTest = try #require(try text(.swiftTest))
    #expect(
      swiftTest.hasSuffix(
        "next:   SHOWCASE_RECORD=failed SHOWCASE_FILTER='Lamps/LampViewController/Desk lamp/on' swift test"))

    expectNil(FailureText(try result(in: package, recording: .all), next: .swiftTest))
    expectNil(try text())
  }

  @Test func `A difference is reported step by step, then the files and the command`() throws {
    _ = try result(in: package, recording: .all)
    try package.edit(golden, "UIButton \"Switch\"", to: "UIButton \"Toggle\"")
    expectEqual(
      try text(),
      """
      \(name): differs from its golden (golden -> now)
        step 1: launch
          changed UIButton "Toggle": "Toggle" -> "Switch" (the same in step 2)
      \(files)
      """)
  }

  @Test
  func `Where the build folder cannot be written, the difference is reported all the same, and a note why`()
    throws
  {
    try package.write("", to: ".build")
    expectEqual(
      try text(),
      """
      \(name): the golden is missing
        golden: \(golden)
        .build/showcase/pending/\(golden): note: the file cannot be read: Not a directory
        next:   demo --record --filter 'Lamps/LampViewController/Desk lamp/on' --configuration 'iPhone'
      """)
  }

  @Test func `A broken golden is reported with its position, and recording repairs it`() throws {
    try package.write("showcase-storyboard 3\n", to: golden)
    let lines = try #require(try text()).split(separator: "\n").map(String.init)
    expectEqual(lines.first, "\(name): the golden cannot be used")
    expectEqual(lines.dropFirst().first?.hasPrefix("  \(golden):1:"), true)
    expectEqual(lines.suffix(4).joined(separator: "\n"), files)
    _ = try result(in: package, recording: .failed)
    expectNil(try text())
  }

  @Test func `Recording is not advised if something is at the golden's path that it leaves alone`() throws {
    try package.write("", to: "\(golden)/below")
    let text = try #require(try text())
    #expect(text.contains("error: the golden is a folder\n"))
    #expect(!text.contains("next:"))
  }

  @Test
  func `A misspelled golden is reported with its name, and the command that says how to rename it`()
    throws
  {
    let found = golden.replacing("Lamps/", with: "lamps/")
    try package.write("", to: found)
    let lines = try #require(try text()).components(separatedBy: "\n")
    expectEqual(
      lines,
      [
        "\(name): the golden's file name differs in case or accents", "  found:  \(found)",
        "  golden: \(golden)", "  next:   demo check",
      ])
  }

  @Test
  func `A faulty script is reported with its position and the program's own check, not with a golden`() throws
  {
    try package.write("EarlGrey.selectElement(with: grey_txt(\"a\"))\n", to: "\(deskLampScripts)/on.eg.swift")
    let text = try #require(try text())
    #expect(
      text.hasPrefix("\(name): the script cannot be used\n  \(deskLampScripts)/on.eg.swift:1:30: error: "))
    #expect(text.contains("\n    nearest:  grey_text\n"))
    #expect(text.hasSuffix("\n    next:     demo check"))
    #expect(!text.contains("golden:"))
  }

  @Test
  func `A script that stopped is reported with the statement, its position, and EarlGrey's report`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    let lines = try #require(try text()).components(separatedBy: "\n")
    expectEqual(lines[0], "\(name): the script stopped at step 3")
    expectEqual(
      lines[1],
      "  \(deskLampScripts)/on.eg.swift:2:1: error: EarlGrey.selectElement(with: grey_text(\"Dark\"))"
        + ".assert(grey_sufficientlyVisible())")
    let steps = [
      "", "  before it:", "    step 1: launch",
      #"    step 2: EarlGrey.selectElement(with: grey_buttonTitle("Switch")).perform(grey_tap())"#,
      "  now:    .build/showcase/stopped/\(golden)", "",
    ]
    expectEqual(lines[2], "  Interaction cannot continue because the desired element was not found.")
    expectEqual(lines[3..<9], steps[...])
    expectEqual(
      lines.suffix(2),
      [
        "  ... 8 nodes",
        "  next:   demo show 'Lamps/LampViewController/Desk lamp/on' --configuration 'iPhone'",
      ])
    expectFalse(lines.contains { $0.contains("golden:") })
  }

  @Test func `The whole report of a script that stopped has every view`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    let result = try result(in: package)
    let text = try #require(FailureText(result, next: .commandLine("demo"), isWhole: true)).text
    #expect(text.contains("\n  UI Hierarchy (Back to front):\n  ========== Window 1 ==========\n"))
    #expect(!text.contains("next:"))
  }

  @Test func `Before a script that stopped comes the first difference from the golden`() throws {
    _ = try result(in: package, recording: .all)
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    #expect(
      try #require(try text()).hasPrefix("\(name): the script stopped at step 3\n  \(deskLampScripts)/"))
    try package.edit(golden, "LampCommands.setLamp(on: true)", to: "LampCommands.setLamp(on: false)")
    #expect(
      try #require(try text()).hasPrefix(
        """
        \(name): the script stopped at step 3
          step 2: expected call LampCommands.setLamp(on: false), got LampCommands.setLamp(on: true)
          \(deskLampScripts)/on.eg.swift:2:1: error:
        """))
  }

  @Test func `Scripts that stop alike on different screens are one finding`() throws {
    var collector = FindingsCollector(next: .commandLine("demo"))
    for (number, width) in [390, 820].enumerated() {
      let frame = "AX.frame={{0, 0}, {\(width), 20}}"
      let others = (0...number).map { "  |--<UIView:0x\($0 + 2); isAccessible=N; \(frame)>\n" }.joined()
      let stop = ScriptStop(
        step: 2,
        statement: .init(
          cause: #"EarlGrey.selectElement(with: grey_text("Of")).assert(grey_enabled())"#, file: "a.eg.swift",
          position: SourcePosition(line: 1, column: 1)),
        report: """
          Not enabled.

          Element:
          <UILabel:0x3; AX.label='Off'; \(frame); alpha=1>

          UI Hierarchy (Back to front):
          ========== Window 1 ==========

          <UIWindow:0x1; \(frame)>
          \(others)  |--<UILabel:0x9; AX.label='Off'; \(frame)>
          """, causes: ["launch"])
      _ = collector.record(
        .finished(ScenarioResult(LampResults.name("A", configuration: "\(width)"), .stopped(stop))))
    }
    let end = collector.record(.ended(RunSummary(failed: 2)))
    let findings = try #require(end)
    expectEqual(findings.causes.map(\.scenarios.count), [2])
    expectEqual(
      findings.causes.map(\.change),
      [#"Not enabled: EarlGrey.selectElement(with: grey_text("Of")).assert(grey_enabled())"#])
  }

  @Test func `Of many steps before a failure the last ten are reported`() throws {
    let snapshots = (1...20).map { "snapshot(\"\($0)\")\n" }.joined()
    try package.write(snapshots + failingScript, to: "\(deskLampScripts)/on.eg.swift")
    let lines = try #require(try text()).components(separatedBy: "\n")
    expectEqual(lines[0], "\(name): the script stopped at step 23")
    expectEqual(lines[5...6], ["    ...", "    step 13: snapshot(\"12\")"])
    #expect(lines[15].hasPrefix("    step 22: EarlGrey"))
  }

  @Test func `A crash is reported by its words, above what was printed before it`() throws {
    var death = LampResults.death("hello\n\n")
    death.words = ["it crashed:", "  A.swift:9: Fatal error: Index out of range"]
    let result = ScenarioResult(LampResults.name("Desk lamp"), .died([death]))
    let text = try #require(FailureText(result, next: .swiftTest)).text
    #expect(
      text.contains(
        """


          it crashed:
            A.swift:9: Fatal error: Index out of range

          its output:
            hello
          next:
        """))
  }

  @Test func `A use case that never comes to rest is reported with what it waits for`() throws {
    let package = try TemporaryFolder.package()
    let showcase = Showcase("Restless") { UseCase("Ticks", of: RestlessViewController.self) }
    let result = try result(of: "Ticks", script: "launch", in: package, showcase: showcase)
    let lines = try #require(FailureText(result, next: .swiftTest)).text.components(separatedBy: "\n")
    expectEqual(
      lines[0], "Restless/RestlessViewController/Ticks/launch (iPhone): the use case could not be launched")
    #expect(lines[1].hasSuffix("It waits for: tick"))
  }
}

extension FailureTextTests {
  /// Names and labels that would control a terminal, reorder text, or forge a line.
  nonisolated static let hostileTexts = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{07}", "\u{9B}31m", "a\u{202E}b\u{2066}c", "zero\u{200B}width",
    "two\nlines", "back\rward", "\u{8}\u{8}", "line\u{2028}end",
  ]

  @Test func `Nothing in a label or a name can command a terminal or forge a line`() {
    forEachRow(Self.hostileTexts) { hostile in
      let package = try TemporaryFolder.package()
      let showcase = Showcase(hostile) {
        UseCase(hostile, of: LabelViewController.self) { LabelViewController(hostile) }
      }
      let identifier = "LabelViewController/\(hostile)"
      let missing = try result(of: identifier, script: "launch", in: package, showcase: showcase)
      try check(missing, lineCount: 5)
      _ = try result(of: identifier, script: "launch", in: package, showcase: showcase, recording: .all)
      let changed = Showcase(hostile) {
        UseCase(hostile, of: LabelViewController.self) { LabelViewController("now " + hostile) }
      }
      let differing = try result(of: identifier, script: "launch", in: package, showcase: changed)
      try check(differing, lineCount: 7)
    }
  }

  private func check(_ result: ScenarioResult, lineCount: Int) throws {
    let text = try #require(FailureText(result, next: .commandLine("demo"))).text
    expectTrue(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible })
    expectEqual(text.unicodeScalars.count { $0 == "\n" }, lineCount - 1)
  }

  @Test func `A label that the difference shows in escapes keeps them as they are`() throws {
    let package = try TemporaryFolder.package()
    for (label, mode) in [("a", RecordMode.all), ("a\u{202E}b", .never)] {
      let showcase = Showcase("Labels") {
        UseCase("Label", of: LabelViewController.self) { LabelViewController(label) }
      }
      let result = try result(of: "Label", script: "launch", in: package, showcase: showcase, recording: mode)
      guard mode == .never else { continue }
      let text = try #require(FailureText(result, next: .swiftTest)).text
      #expect(text.contains(#""a" -> "a\u{202E}b""#))
    }
  }
}
