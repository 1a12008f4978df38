import Expectations
import Testing

@testable import Project

@Suite struct DeclaredNamesTests {
  @Test func `a test is owned by what #function names, or by a string that is passed on`() {
    let source = #"""
      @Suite struct OrderTests {
        init() { check() }
        @Test func `an order 1.2`() {}
        @Test(arguments: ["tea"]) func item(name: String) { check("passed on") }
        func check(_ test: StaticString = #function) {}
        var total: Int { 0 }
      }
      """#
    forEachRow([
      ("an order 1.2", true), ("item", true), ("check", true), ("total", true), ("init", true),
      ("passed on", true), ("OrderTests.item", true), ("OrderTests.an order 1.2", true),
      ("OrderTests", false),
      ("an order 1", false), ("2", false), ("gone", false), ("tem", false),
    ]) { test, isOwned in
      expectEqual(DeclaredNames(source).own(test), isOwned)
    }
  }
}
