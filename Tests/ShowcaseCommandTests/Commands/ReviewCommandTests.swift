import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct ReviewCommandTests {
  @Test func `Without a terminal it is an error that names the commands for that`() throws {
    let session = try TemporaryFolder.package().call("review")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("'review' needs a terminal\n"))
    #expect(session.errorOutput.contains("accept ID"))
    #expect(session.errorOutput.contains("\n  next:     swift run demo status\n"))
  }
}
