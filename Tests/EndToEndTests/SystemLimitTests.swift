import Expectations
import Foundation
import TestSupport
import Testing

/// A failure of the system is reported in its words, and nothing is left half done.
@Suite @HazardActor struct SystemLimitTests {
  private let package: TemporaryFolder
  private static let golden = "Snapshots/Obstacles/CalmViewController/Calm/launch.iPhone.txt"

  init() throws {
    package = try Hazards.package(of: "Obstacles")
  }

  /// Runs lines of a shell, in which `$0` is the program.
  private func shell(_ lines: String) throws -> Program.Outcome {
    let shell = Program(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c"])
    return try shell.run([lines, Hazards.program.executable.path], in: package.url())
  }

  @Test func `An earlier report stays as it was if nothing can run`() throws {
    try package.write("earlier", to: "r.xml")
    let outcome = try shell(#""$0" run --filter nosuch --report junit=r.xml --report json=new.json"#)

    expectEqual(outcome.status, 2)
    expectEqual(try package.read("r.xml"), "earlier")
    #expect(!package.has("new.json"))
  }

  @Test(arguments: ["junit", "json", "terminal"])
  func `A report to a pipe whose reader has read enough ends quietly, with the status of the run`(
    kind: String
  ) throws {
    let outcome = try shell(
      Program.withoutReader(
        "\"$0\" --filter CalmViewController --report \(kind)=/dev/stdout --report github=other"))

    expectEqual(outcome.errors, "status 1\n")
  }

  @Test func `Where no file can be opened any more the limit is named`() throws {
    let outcome = try shell(#"ulimit -n 5; "$0" --filter CalmViewController --workers 3"#)

    expectEqual(outcome.status, 3)
    #expect(
      outcome.errors.contains("error: a process for scenarios cannot be started: "))
    #expect(!outcome.errors.contains("WorkerNotStarted"))
  }

  @Test func `A file that may not grow leaves no file beside it`() throws {
    let outcome = try shell(
      #"(ulimit -f 0; "$0" --filter CalmViewController --record; echo "status $?") 2>&1 | cat"#)

    #expect(outcome.output.contains("\(Self.golden): error: the golden cannot be written: File too large"))
    #expect(outcome.output.hasSuffix("status 2\n"))
    expectEmpty(try shell("find . -name '*.tmp'").output)
  }

  @Test(.enabled(if: getuid() == 0 && FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func `A folder that may not be written is said to be that`() throws {
    let command =
      #"chmod 755 . && setpriv --reuid 65534 --clear-groups "$0" --filter CalmViewController --workers 0"#
    let recording = try shell(command + " --record")
    let reporting = try shell(command + " --report junit=reports/r.xml")

    for outcome in [recording, reporting] {
      expectEqual(outcome.status, 2)
      #expect(outcome.errors.contains("Permission denied"))
      #expect(!outcome.errors.contains("No such file"))
    }
  }
}
