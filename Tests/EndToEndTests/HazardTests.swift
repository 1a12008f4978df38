import Expectations
import Foundation
import TestSupport
import Testing

/// Use cases that would end a whole run fail only their own scenario.
@Suite @HazardActor struct HazardTests {
  private let package: TemporaryFolder
  private static let time = "20"
  init() async throws {
    package = try Hazards.package(of: "Hazards")
    let well = try await run("--record", "--filter", "CalmViewController")
    expectEqual(well.headlines.last, "4 scenarios: 4 recorded")
  }

  private func run(_ arguments: String..., backtrace: String = "enable=no") async throws -> Program.Outcome {
    try await Hazards.program.run(
      arguments, in: package.url(), environment: ["SWIFT_BACKTRACE": backtrace])
  }

  /// The causes' headlines, the worst first, of as many scenarios each in the order of their names.
  private static let headlines = [
    "crashed, 1 scenario: it crashed: its process was ended by signal 6 (SIGABRT): Fatal error: failed to allocate",
    "crashed, 1 scenario: it closed the connections of its process",
    "crashed, 1 scenario: it ended its process, with status 7",
    "crashed, 1 scenario: it wrote more than 1048576 bytes to its output",
    "crashed, 1 scenario: it exceeded its time of 20 s",
    "crashed, 1 scenario: it crashed: its process was ended by signal 4 (SIGILL): hazards/Hazards.swift:37: Fatal "
      + "error: the model is missing",
  ]

  /// A failed precondition ends with another signal on other processors.
  private static func withoutArchitecture(_ lines: [String]) -> [String] {
    lines.map { $0.replacingOccurrences(of: "signal 5 (SIGTRAP)", with: "signal 4 (SIGILL)") }
  }

  @Test(arguments: Extent.size([["1"], ["2", "2"], ["5"]], quick: [["2"]]))
  func `exactly the bad ones fail, in order, at any number of workers and every time`(
    runs: [String]
  ) async throws {
    for workers in runs {
      let outcome = try await run("--workers", workers, "--again", "--timeout", Self.time)
      let (causes, counts) = (outcome.headlines.dropFirst().dropLast(), outcome.headlines.last)
      // Each cause's line begins with its name and two spaces.
      let words = causes.map {
        String($0.drop { $0 != " " }.dropFirst(2)).replacing(#/allocate \d+ bytes.*/#, with: "allocate")
      }
      expectEqual(Self.withoutArchitecture(words), Self.headlines)
      expectEqual(counts, "10 scenarios: 4 passed, 6 failed")
      expectEqual(outcome.status, 1)
    }
  }

  @Test
  func `a crash is reported with what was printed, with the calls that led to it, and with what to type`()
    async throws
  {
    let outcome = try await run("--filter", "TrappingViewController", backtrace: "enable=yes,color=no")
    #expect(outcome.output.contains("    nothing to see\n"))
    #expect(outcome.output.contains("Fatal error: the model is missing\n"))
    #expect(outcome.output.contains("TrappingViewController.viewDidLoad()"))
    #expect(
      outcome.output.contains(
        "next:   swift run hazards run --workers 0 --filter 'Hazards/TrappingViewController/Traps/launch' "
          + "--configuration 'iPhone'\n"))
  }

  @Test func `crashes alike are put into words once, whichever process crashed first`() throws {
    let package = try Hazards.package(of: "Crashes")
    let outputs = try ["1", "3"].map { workers in
      try Hazards.program.run(["--workers", workers], in: package.url()).output
    }
    expectEqual(outputs[1], outputs[0])
    let paragraphs = outputs[0].components(separatedBy: "\n\n").filter { $0.contains("  crashed, ") }
    let crash = "scenarios: it crashed: its process was ended by signal"
    expectEqual(
      paragraphs.map {
        $0.prefix { $0 != "\n" }.drop { $0 != "," }.replacing("scenario:", with: "scenarios:")
      },
      [
        ", 5 \(crash) 4 (SIGILL): hazards/Crashes.swift:34: Fatal error: there is no model",
        ", 1 \(crash) 11 (SIGSEGV)",
        ", 1 \(crash) 4 (SIGILL): Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
      ].map { $0[...] })
    #expect(paragraphs[0].contains("  FaultyViewController.init(caller:) at /"))
    #expect(paragraphs[1].contains("      Bad pointer dereference at 0x8\n"))
    #expect(paragraphs[2].contains("  IndexingViewController.viewDidLoad() at /"))
    #expect(paragraphs[2].contains("/Crashes.swift:19:"))
    // The output has no number that differs from one process to the next.
    #expect(!outputs[0].contains("0x0000"))
  }

  @Test func `only crashes are tried again, as often as is asked for`() async throws {
    let outcome = try await run("--filter", "ExitingViewController", "--retry-crashes", "2")
    #expect(outcome.headlines[0].hasSuffix("it ended its process, with status 7 (3 times)"))
  }

  @Test(arguments: Extent.rows(Hazards.signals, quick: 1))
  func `a signal stops the run in good order`(signal: Int32, status: Int32) throws {
    let folder = package.url()
    let process = Process()
    process.executableURL = Hazards.program.executable
    process.arguments = [
      "--workers", "2", "--timeout", "600", "--skip", "AllocatingViewController", "--report", "json",
    ]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer { process.terminate() }
    // The second scenario is reported, and the third one hangs.
    let reported = try readResult(of: "ExitingViewController", from: output.fileHandleForReading)
    let workers = Self.children(of: process.processIdentifier)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let rest = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)

    expectEqual(process.terminationStatus, status)
    expectEqual(process.terminationReason, .exit)
    let summary = #""summary":{"failed":2,"interruption":\#(signal),"notRun":5,"passed":2}"#
    expectTrue((reported + rest).contains(summary), "\(rest.suffix(300))")
    expectFalse(workers.isEmpty)
    expectTrue(workers.allSatisfy { kill($0, 0) != 0 })
    expectTrue(try package.contents(of: ".").keys.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  /// Reads a log up to the result of a scenario.
  private func readResult(of name: String, from file: FileHandle) throws -> String {
    var text = ""
    var line = ""
    while !(line.contains(#""event":"finished""#) && line.contains(name)),
      let bytes = try file.read(upToCount: 1),
      !bytes.isEmpty
    {
      let piece = String(decoding: bytes, as: UTF8.self)
      text += piece
      line = piece == "\n" ? "" : line + piece
    }
    return text
  }

  private static func children(of process: Int32) -> [Int32] {
    let list = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return (list ?? "").split(separator: " ").compactMap { Int32($0) }
  }
}
