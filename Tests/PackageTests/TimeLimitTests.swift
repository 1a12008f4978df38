import Expectations
import Foundation
import Testing

/// A test's time limit counts its wait for other tests, so a short one fails on a slow machine alone.
@Suite struct TimeLimitTests {
  @Test func `no test has a time limit of its own`() throws {
    let own = "Tests/Expectations/TimeLimitTrait+HangLimit.swift"
    // Taken apart, since this file is read, too.
    let limit = ".timeLimit" + "("
    let files = try ClassNamesTests.sources(in: "Tests").filter { $0.text.contains(limit) }.map(\.path)
    expectEqual(files, [own], "write '.hangLimit'")
  }
}
