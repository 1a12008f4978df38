import Commands
import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import LampShowcase
import Project
import Reports
import ShowcaseKit
import TestSupport
import Testing
import UTF8Text

@testable import ShowcaseCommand

/// Printed commands do what they say when they are pasted into a shell, whatever the names are.
@MainActor @Suite struct PrintedCommandTests {
  /// Names that differ from each other, even on a case-insensitive disk; each is printed in a different way.
  private static func names(seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    let fixed = ["👨‍👩‍👧", "--fast", "a\\u{200D}b", "a\u{200D}b", "Don't", " x ", "a, b\\", "$(x) `y` \"z\" !1"]
    let names = (0..<4).map { "\($0)" + random.hostileString() } + [fixed[Int(seed) % fixed.count]]
    return names.map { $0.replacing("/", with: "|") }
  }

  /// The words that a shell makes of a command, without those that start the program.
  private func words(of command: String, in package: TemporaryFolder) throws -> [String] {
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "swift() { printf '%s\\0' \"$@\"; }\n" + command]
    shell.standardOutput = output
    try shell.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `The command that records a scenario, pasted into a shell, records it and no other`() {
    forEachRow(SplitMix64.seeds(24)) { seed in
      let package = try TemporaryFolder.package()
      let names = Self.names(seed: seed)
      let showcase = Showcase(names[4]) { for name in names { UseCase(name, of: SignViewController.self) } }
      let quoted = names[seed % 2 == 0 ? 1 : 4].jsonQuoted
      try package.write(
        """
        {
          "configurations" : [
            { "id" : "1", "name" : \(quoted), "options" : { "device" : "iPhone" } },
            { "id" : "2", "name" : "Other", "options" : { "device" : "iPad" } }
          ],
          "defaultOptions" : { },
          "testTargets" : [ { "target" : { "name" : \(names[4].jsonQuoted) } } ],
          "version" : 1
        }

        """, to: "Plans/All.xctestplan")
      let project = try Project(root: package.root, showcases: [showcase])
      let scenarios = try project.scenarios()
      expectEqual(scenarios.count, 2 * names.count)

      for scenario in scenarios {
        let command = NextSteps.commandLine("swift run demo").record(scenario.name).terminalLine
        let session = package.call(try words(of: command, in: package), showcases: [showcase])
        expectEqual(session.errorOutput, "", "\(command)")
        expectEqual(
          session.output, "created  \(scenario.golden.path.terminalLine)\n1 scenario: 1 recorded\n",
          "\(command)")
        try package.remove(scenario.golden.path)
      }
    }
  }

  @Test func `A name may be typed as it is printed wherever a name is expected`() throws {
    let package = try TemporaryFolder.package()
    let showcase = Showcase("Signs") { UseCase("a\u{200D}b", of: SignViewController.self) }
    for typed in ["a\u{200D}b", #"a\u{200D}b"#, #"SignViewController/a\u{200d}b"#] {
      expectEqual(package.call(["show", typed], showcases: [showcase]).status, .success)
    }
    expectEqual(
      package.call(["run", "--filter", #"SignViewController/a\u{200D}b"#, "--record"], showcases: [showcase])
        .status,
      .success)
    expectEqual(package.call(["show", #"a\u{200D"#], showcases: [showcase]).status, .unusableInput)
  }
}
