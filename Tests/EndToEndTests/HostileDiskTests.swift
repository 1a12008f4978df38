import Expectations
import Foundation
import Platform
import TestSupport
import Testing

/// Disks that are full, outputs without a reader, and another Showcase at work.
@Suite @ProgramActor struct HostileDiskTests {
  private let package: TemporaryFolder
  private static let badge = "Snapshots/Chrome/TextBadgeView/Text badge/launch.iPhone.txt"

  init() throws {
    package = try Repository.copyOfPlans()
  }

  private func showcase(_ arguments: String...) throws -> Program.Outcome {
    try Program.showcase.run(arguments, in: package.url())
  }

  /// Runs lines of a shell, in which `$0` is the program.
  private func shell(_ lines: String) throws -> Program.Outcome {
    let shell = Program(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c"])
    return try shell.run([lines, Program.showcase.executable.path], in: package.url())
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `results that do not fit on the disk end with a message and status 3`() throws {
    let run = try shell(#""$0" list > /dev/full"#)

    expectEqual(run.status, 3)
    #expect(run.errors.hasPrefix("the output cannot be written: "))
  }

  @Test(arguments: [("list", 0), ("list --plan None 2>/dev/null", 2), ("run Smoke", 1)])
  func `a reader that goes away is not a fault, and the status is the command's own`(
    arguments: String, status: Int
  ) throws {
    let run = try shell(Program.withoutReader("\"$0\" \(arguments)"))

    expectEqual(run.errors, "status \(status)\n")
  }

  @Test func `a reader that has read enough ends nothing and hears nothing more`() throws {
    let run = try shell(#"{ "$0" list; echo "status $?" >&2; } | head -1"#)

    expectEqual(run.output, "showcase Account\n")
    expectEqual(run.errors, "status 0\n")
  }

  @Test func `a disk that takes nothing more leaves the old goldens and no other file`() throws {
    try Repository.copyGoldens(to: package)
    try package.edit(Self.badge, "UILabel \"TEXT\"", to: "UILabel \"TXET\"")
    let goldens = try package.contents(of: "Snapshots")

    let run = try shell(
      #"(trap "" XFSZ; ulimit -f 0; "$0" Smoke --record; echo "status $?") 2>&1 | cat"#)

    #expect(run.output.contains("\(Self.badge): error: the golden cannot be written: File too large"))
    #expect(run.output.contains("10 scenarios: 9 passed, 1 unusable"))
    #expect(run.output.hasSuffix("status 2\n"))
    expectEqual(try package.contents(of: "Snapshots"), goldens)
    expectEmpty(try shell("find . -name '*.tmp'").output)
  }

  @Test func `a second Showcase does not write while the first one does, but may compare`() throws {
    try Repository.copyGoldens(to: package)
    let orphan = "Snapshots/Chrome/Gone/Gone/launch.iPhone.txt"
    try package.write("", to: orphan)
    try package.write("", to: ".build/showcase/lock")
    let lock = open(package.url(".build/showcase/lock").path, O_RDWR)
    defer { close(lock) }
    var region = flock()
    region.l_type = Int16(F_WRLCK)
    try #require(fcntl(lock, F_SETLK, &region) == 0)

    let pruning = try showcase("prune")
    let recording = try showcase("Smoke", "--record=all")
    let comparing = try showcase("Smoke")

    for refused in [pruning, recording] {
      expectEqual(refused.status, 2)
      #expect(
        refused.errors.hasPrefix(
          ".build/showcase/lock: error: another Showcase is writing goldens of this package (process \(getpid()))"
        ))
    }
    #expect(package.has(orphan))
    #expect(comparing.output.hasSuffix("10 scenarios: 10 passed\n"))
    #expect(comparing.output.contains("Of all goldens: 1 orphan"))
  }

  @Test func `recordings at once never mix, and the goldens are whole`() async throws {
    try Repository.copyGoldens(to: package)
    let goldens = try package.contents(of: "Snapshots")
    try package.remove("Snapshots")

    let folder = package.url()
    async let first = Program.showcase.run(["Smoke", "--record"], in: folder)
    async let second = Program.showcase.run(["Smoke", "--record"], in: folder)
    async let third = Program.showcase.run(["Smoke", "--record"], in: folder)
    let runs = try await [first, second, third]

    expectEqual(try package.contents(of: "Snapshots"), goldens)
    expectTrue(runs.contains { $0.status == 0 })
    expectTrue(
      runs.allSatisfy { $0.status == 0 || $0.errors.contains("another Showcase is writing goldens") })
  }
}
