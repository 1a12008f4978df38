import Expectations
import Snapshotting
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
      ("passed on", true), ("OrderTests.item", false), ("item(name:)", false),
      ("OrderTests", false),
      ("an order 1", false), ("2", false), ("gone", false), ("tem", false),
    ]) { test, isOwned in
      expectEqual(DeclaredNames(source).own(TestGoldenNames(suites: nil, test: test)), isOwned)
    }
  }

  @Test func `A test of several with one name is owned by its suite and labels`() {
    let names = DeclaredNames(
      """
      @Suite struct Files { @Test func titles() {}; @Test func titles(of name: String) {} }
      @Suite struct Edits { @Test func titles() {} }
      """)
    forEachRow(
      [
        ("Files", "titles()", true), ("Files", "titles(of:)", true), ("Edits", "titles", true),
        ("Edits", "titles()", false), ("Files", "titles", false), ("Views", "titles", false),
        (nil, "titles", false),
      ] as [(String?, String, Bool)]
    ) { suites, test, isOwned in
      expectEqual(names.own(TestGoldenNames(suites: suites, test: test)), isOwned)
    }
  }
}
