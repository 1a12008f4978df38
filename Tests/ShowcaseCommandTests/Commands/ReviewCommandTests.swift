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

  @Test(arguments: [
    (["--web", "--port", "0"], "'0' is not a value of '--port'\n  expected: a number from 1 to 65535\n"),
    (["--web", "--port", "http"], "'http' is not a value of '--port'"),
    (["--web", "--listen", "localhost"], "expected: an address of this machine in numbers, such as"),
    (["--port", "8080"], "'--port' is for a review in a browser\n  expected: '--web' with it"),
    (["--listen", "0.0.0.0"], "'--listen' is for a review in a browser"),
  ])
  func `A place that cannot be served is an error before anything is read`(
    arguments: [String], words: String
  ) throws {
    let session = try TemporaryFolder.package().call(["review"] + arguments)
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains(words), "\(session.errorOutput)")
  }

  @Test func `An address that this machine does not have is an error that says so`() throws {
    let package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.changeLamps()
    _ = package.call()
    let session = package.call("review", "--web", "--listen", "192.0.2.1", "--port", "8080")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("port 8080 on 192.0.2.1 cannot be opened: "))
    #expect(session.errorOutput.contains("expected: a free port on an address of this machine"))
  }
}
