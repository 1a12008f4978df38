import Foundation
import Testing
import XCTest

/// Runs the contexts of Swift Testing where XCTest runs its own, in processes of ``ContextTests`` alone.
final class ContextOfBoth: XCTestCase {
  func testSwiftTesting() async throws {
    try XCTSkipUnless(Context.asserts, "asserted in processes of their own")
    var arguments = __CommandLineArguments_v0()
    arguments.filter = ["ContextOfSwiftTesting/"]
    let status: CInt = await Testing.__swiftPMEntryPoint(passing: arguments)
    XCTAssertEqual(status, EXIT_FAILURE)
  }
}
