import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct AuditCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `Where nothing is found, the audit passes; that nothing is selected is a status of its own`() {
    let session = package.call("audit")
    expectEqual(session.status, .success)
    expectEqual(session.output, "3 scenarios: nothing found\n")
    expectEmpty(session.errorOutput)

    expectEqual(package.call("audit", "--skip", "Lamps").status, .nothingSelected)
  }

  @Test func `Each finding is a line, and the audit fails; what is not selected is not judged`() {
    let session = package.call("audit", showcases: [lamps, dimLamps])
    expectEqual(session.status, .failure)
    let lines = session.output.split(separator: "\n")
    expectEqual(lines.count, 5)
    expectTrue(lines.dropLast().allSatisfy { $0.hasPrefix("Dim lamps/CandleViewController/Candle/launch (") })
    #expect(lines[0].hasSuffix("UIButton #nameless: the button has no label (unlabeled control)"))
    expectEqual(lines[4], "5 scenarios: 4 findings")

    forEachRow([
      ["--filter", "LampViewController"], ["--skip", "CandleViewController"], ["--skip", "Dim lamps"],
    ]) { options in
      expectEqual(package.call(["audit"] + options, showcases: [lamps, dimLamps]).status, .success)
    }
  }

  @Test func `A plan is named in front, and an unknown one is refused`() throws {
    try package.write(plan(("iPhone", "")), to: "Plans/All.xctestplan")
    expectEqual(package.call("audit", "All").output, "3 scenarios: nothing found\n")
    expectEqual(package.call("audit", "Al").status, .unusableInput)
  }
}
