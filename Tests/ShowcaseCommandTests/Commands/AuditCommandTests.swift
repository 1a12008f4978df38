import Commands
import Diagnostics
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct AuditCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `Where nothing is found, the audit passes`() {
    let session = package.call("audit")
    #expect(session.status == .success)
    #expect(session.output == "3 scenarios: nothing found\n")
    #expect(session.errorOutput.isEmpty)
  }

  @Test func `Each finding is a line, and the audit fails`() {
    let session = package.call("audit", showcases: [lamps, dimLamps])
    #expect(session.status == .failure)
    let lines = session.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("Dim lamps/CandleViewController/Candle/launch (") })
    #expect(lines[0].hasSuffix("UIButton #nameless: the button has no label (unlabeled control)"))
    #expect(lines[4] == "5 scenarios: 4 findings")
  }

  @Test(arguments: [
    ["--filter", "LampViewController"], ["--skip", "CandleViewController"], ["--skip", "Dim lamps"],
  ])
  func `What is not selected is not judged`(options: [String]) {
    #expect(package.call(["audit"] + options, showcases: [lamps, dimLamps]).status == .success)
  }

  @Test func `A plan is named in front, and an unknown one is refused`() throws {
    try package.write(plan(("iPhone", "")), to: "Plans/All.xctestplan")
    #expect(package.call("audit", "All").output == "3 scenarios: nothing found\n")
    #expect(package.call("audit", "Al").status == .unusableInput)
  }

  @Test func `Where nothing is selected, that is a status of its own`() {
    #expect(package.call("audit", "--skip", "Lamps").status == .nothingSelected)
  }
}
