import Diagnostics
import Expectations
import GoldenFiles
import Testing

@testable import ShowcaseTesting

@Suite struct TestVariablesTests {
  @Test func `Filters are parted by commas`() {
    forEachRow([
      ("", []), (" , ", []), ("A", ["A"]), ("A, B/C d ,E", ["A", "B/C d", "E"]),
      (#"Red\, green,White"#, ["Red, green", "White"]), (#"A\"#, ["A,"]),
    ]) { list, filters in
      expectEqual(TestVariables(["SHOWCASE_FILTER": list]).filters, filters)
    }
  }

  @Test
  func `Without variables everything is compared; a mode that is none, or on a server, is refused`() throws {
    let variables = TestVariables([:])
    expectEmpty(variables.filters)
    expectNil(try variables.shard())
    expectEqual(try variables.recordMode(), .never)

    expectEqual(try TestVariables(["SHOWCASE_RECORD": "missing"]).recordMode(), .missing)
    #expect(throws: Diagnostic.self) { try TestVariables(["SHOWCASE_RECORD": "some"]).recordMode() }
    #expect(throws: Diagnostic.self) {
      try TestVariables(["SHOWCASE_RECORD": "all", "CI": "1"]).recordMode()
    }
  }
}
