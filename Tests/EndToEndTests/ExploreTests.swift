import Expectations
import Foundation
import TestSupport
import Testing

/// An exploration by other processes.
@Suite @HazardActor struct ExploreTests {
  private func explore(_ arguments: [String], in package: TemporaryFolder) throws -> Program.Outcome {
    try Hazards.program.run(["explore"] + arguments, in: package.url())
  }

  /// What ends the process. Two taps may also be a double tap.
  private static let crashes: [(useCase: String, words: String)] = [
    ("Index", "Fatal error: Index out of range, in closure #2 in IndexViewController.viewDidLoad()"),
    ("Emoji", "the name has no room"),
    ("Digits", "the amount is not a number"),
    ("Empty", "there is no first letter"),
    ("Twice", "there is no order"),
  ]

  @Test func `Crashes cost their own walk alone, and the same is found by any number of processes`() throws {
    let package = try Hazards.package(of: "Planted faults")
    let crashes = Extent.rows(Self.crashes, quick: 2)
    let names = crashes.map(\.useCase) + ["Rotation", "Leak"]
    let walks = Extent.size("6", quick: "3")
    let arguments = names.flatMap { ["--filter", $0] } + ["--walks", walks, "--seed", "3"]
    let outcome = try explore(arguments + ["--workers", "2"], in: package)
    expectEqual(outcome.status, 1)
    forEachRow(crashes) { crash in
      #expect(outcome.output.contains("/\(crash.useCase): crash\n"), "\(outcome.output)")
      #expect(outcome.output.contains(crash.words), "\(outcome.output)")
      let script = outcome.output.components(separatedBy: "/\(crash.useCase)/crash-1.eg.swift, ").last ?? ""
      #expect(script.hasPrefix("1 statement:") || script.hasPrefix("2 statements:"), "\(outcome.output)")
    }
    #expect(outcome.output.hasSuffix(": \(names.count) findings\n"), "\(outcome.output)")
    let files = try package.contents(of: ".build/showcase/explored")
    for count in Extent.rows(["1", "3"], quick: 1) {
      expectEqual(try explore(arguments + ["--workers", count], in: package).output, outcome.output)
      expectEqual(try package.contents(of: ".build/showcase/explored"), files)
    }
  }

  /// The smallest arguments that show each fault.
  private static let smallest: [(useCase: String, end: String)] = [
    ("Long", #".perform(grey_replaceText("aaaaaaaaaaaaa"))"#), ("Late", "advance(by: 7)"),
    ("Lower", #"EarlGrey.selectElement(with: grey_buttonTitle("Choose")).atIndex(2).perform(grey_tap())"#),
    ("Much", ".perform(grey_moveSliderToValue(5))"),
  ]

  @Test(.enabled(if: Extent.isWhole))
  func `Arguments are as small as can be, the same with any number of processes`() throws {
    let package = try Hazards.package(of: "Planted arguments")
    let arguments = ["--walks", "4", "--oracle", "crash"]
    let outcome = try explore(arguments + ["--workers", "2"], in: package)
    forEachRow(Self.smallest) { row in
      let script = outcome.output.components(separatedBy: "/\(row.useCase)/crash-1.eg.swift, ").last ?? ""
      let statements = script.components(separatedBy: "\n\n")[0]
      #expect(statements.hasSuffix(row.end), "\(outcome.output)")
    }
    for count in ["1", "3"] {
      expectEqual(try explore(arguments + ["--workers", count], in: package).output, outcome.output)
    }
  }

  @Test func `A script of a finding shows it again`() throws {
    let package = try Hazards.package(of: "Planted faults")
    _ = try explore(["Twice", "--walks", "4"], in: package)
    let path = ".build/showcase/explored/Planted faults/TwiceViewController/Twice/crash-1.eg.swift"
    let replay = try Hazards.program.run(
      ["replay", path, "--use-case", "TwiceViewController/Twice"], in: package.url())
    expectEqual(replay.status, 1)
    #expect(replay.errors.contains("there is no order"), "\(replay.errors)")
  }

  @Test func `Reports are written as a page, as JUnit XML and as JSON, and the text to standard output`()
    throws
  {
    let package = try Hazards.package(of: "Planted faults")
    let arguments = ["Deaf", "Twice", "Leak", "--walks", "4"]
    let kinds = ["html=found.html", "junit=found.xml", "json=found.json"]
    let outcome = try explore(arguments + kinds.flatMap { ["--report", $0] }, in: package)
    let plain = try explore(arguments, in: package)
    expectEqual(outcome.output, plain.output)
    expectEqual(outcome.status, 1)
    expectEqual(
      try explore(arguments + ["--format", "json"], in: package).output, try package.read("found.json"))
    let (page, junit) = (try package.read("found.html"), try package.read("found.xml"))
    #expect(page.contains("<h1>3 findings in 3 of 3 use cases</h1>"), "\(page.suffix(3000))")
    #expect(
      page.contains("Outlined: UIButton &quot;Deaf&quot;") || page.contains("Outlined: UIButton \"Deaf\""))
    #expect(
      junit.contains(#"<testsuite name="Planted faults" tests="3" failures="3" errors="0""#), "\(junit)")
    #expect(junit.contains(#"<failure type="nothingHappens""#), "\(junit)")
    // What a report says to type shows the finding again.
    let command = try #require(
      junit.split(separator: "\n").first { $0.hasPrefix("next: ") && $0.contains("crash-1") })
    #expect(command.contains("replay '.build/showcase/explored/"), "\(command)")
  }

  @Test func `A report that cannot be is refused before anything is explored`() throws {
    let package = try Hazards.package(of: "Planted faults")
    let kind = try explore(["--report", "github"], in: package)
    #expect(kind.errors.contains("'github' is not a kind of report"), "\(kind.errors)")
    #expect(kind.errors.contains("expected: one of: terminal, json, junit, html\n"), "\(kind.errors)")
    let both = try explore(["--report", "junit", "--format", "json"], in: package)
    #expect(both.errors.contains("'--report junit' and '--format' exclude each other"), "\(both.errors)")
    let one = try explore(["--report", "html=a", "--report", "junit=a"], in: package)
    #expect(one.errors.contains("two reports go to 'a'"), "\(one.errors)")
    let misspelled = try explore(["Daef", "--report", "html=new.html"], in: package)
    expectTrue(misspelled.status != 0)
    expectEqual(package.files(in: "").filter { $0.hasSuffix(".html") }, [])
  }

  @Test(arguments: Extent.rows([("Hang", "Start"), ("Busy hang", "Compute")], quick: 1))
  func `What does not answer is found within the time limit, with its shortest script`(
    name: String, button: String
  ) async throws {
    let package = try Hazards.package(of: "Planted hang")
    let type = name == "Hang" ? "HangViewController" : "BusyHangViewController"
    let walks = Extent.size("2", quick: "1")
    let arguments = [type, "--walks", walks, "--steps", "100", "--timeout", "1"]
    // It mostly waits, while other tests run.
    let outcome = try await Hazards.program.run(["explore"] + arguments, in: package.url())
    expectEqual(outcome.status, 1)
    let words =
      "\(name): hang\n  does not answer in time: UIButton \"\(button)\"\n  It takes longer than 1 s.\n"
    #expect(outcome.output.contains(words), "\(outcome.output)")
    #expect(outcome.output.contains("/\(name)/hang-1.eg.swift, 1 statement:"), "\(outcome.output)")
    guard Extent.isWhole else { return }
    expectEqual(try explore(arguments + ["--workers", "1"], in: package).output, outcome.output)
  }

  @Test func `What writes without end has words of its own`() throws {
    let package = try Hazards.package(of: "Hazards")
    let outcome = try explore(["FloodingViewController", "--walks", "1"], in: package)
    expectEqual(outcome.status, 1)
    #expect(outcome.output.contains("Floods: flood\n  writes too much: the launch\n"), "\(outcome.output)")
    #expect(outcome.output.contains("flood-1.eg.swift: the launch alone\n"), "\(outcome.output)")
  }

  @Test func `A finding has a picture beside its script, of the last screen before it`() throws {
    let package = try Hazards.package(of: "Planted faults")
    let outcome = try explore(["Twice", "--walks", "4"], in: package)
    let path = ".build/showcase/explored/Planted faults/TwiceViewController/Twice/crash-1.svg"
    #expect(outcome.output.contains("  \(path)\n"), "\(outcome.output)")
    #expect(try package.read(path).hasPrefix("<svg "))
  }

  @Test(arguments: Extent.rows(Hazards.signals, quick: 1))
  func `A signal ends the walks, and what was found so far is reported`(signal: Int32, status: Int32) throws {
    for format in Extent.rows(["json", "text"], quick: 1) {
      let package = try Hazards.package(of: "Planted faults")
      let arguments = ["explore", "--walks", "1000000", "--format", format, "--output", "found"]
      let (ended, screen) = try PseudoTerminal(columns: 80, rows: 24).run(
        Hazards.program.executable, arguments, in: package.url(), keys: [(after: " finding", press: "")],
        endedBy: signal)
      expectEqual(ended, status)
      let text = try package.read("found")
      let end = format == "json" ? "\"isInterrupted\" : true" : " so far; the exploration was interrupted\n"
      #expect(text.contains(end), "\(text.suffix(300)) \(screen.suffix(300))")
      let scripts = package.files(in: ".build/showcase/explored").filter { $0.hasSuffix(".eg.swift") }
      expectFalse(scripts.isEmpty)
      expectTrue(scripts.allSatisfy { text.contains($0) })
      // Whole folders alone are moved into place.
      let folder = package.url(".build/showcase").path
      expectEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["explored"])
    }
  }

  @Test func `On a terminal, the progress is the last line, and goes at the end`() throws {
    let package = try Hazards.package(of: "Planted faults")
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let (status, screen) = try terminal.run(
      Hazards.program.executable, ["explore", "Deaf", "--walks", "40"], in: package.url(), keys: [])
    expectEqual(status, 1)
    #expect(screen.contains(" of 40 walks"), "\(screen)")
    #expect(screen.contains("40 walks, "), "\(screen)")
    #expect(screen.contains(": 1 finding"), "\(screen)")
  }
}
