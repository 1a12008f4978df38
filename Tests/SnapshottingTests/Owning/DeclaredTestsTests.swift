import Expectations
import Testing

@testable import Snapshotting

@Suite struct DeclaredTestsTests {
  private static let source = """
    import Testing
    import XCTest

    @Suite struct Menus {
      @Test func titles() {
        check()
      }
      @Test(arguments: [1]) func titles(of count: Int) {}
      @Suite struct Long { @Test func `sorts (all)`() {} }
      func check() {}
    }
    extension Menus.Long { @Test func wraps() {} }
    @Test func free() {}
    final class MenuTests: XCTestCase {
      func testTitles() throws {
        check()
      }
      func prepare() {}
    }
    func testsNothing() {}
    """

  private let tests = DeclaredTests(source)

  @Test func `Tests of both frameworks are found with their suites`() {
    expectEqual(
      tests.tests.map { ($0.suites + [$0.signature]).joined(separator: "/") },
      [
        "free()", "Menus/titles()", "Menus/titles(of:)", "Menus/Long/sorts (all)()", "Menus/Long/wraps()",
        "MenuTests/testTitles()",
      ])
  }

  @Test(arguments: [
    (5, "titles()"), (6, "titles()"), (8, "titles(of:)"), (15, "testTitles()"), (10, nil), (1, nil),
  ])
  func `A line belongs to the test around it`(line: Int, signature: String?) {
    expectEqual(tests.test(around: line)?.signature, signature)
  }

  @Test(arguments: [
    ("check", true), ("titles", true), ("prepare", true), ("missing", false), ("Menus", false),
  ])
  func `Functions that tests call are declared, too`(name: String, isDeclared: Bool) {
    expectEqual(tests.declares(name), isDeclared)
  }

  @Test(
    arguments: zip(
      source.isEmpty ? [] : ["titles(of:)", "sorts (all)()", "free()", "testTitles()"],
      [
        #"^App\.Menus/titles\(of:\)/"#, #"^App\.Menus/Long/`sorts \(all\)`\(\)/"#, #"^App\.free\(\)/"#,
        #"^App\.MenuTests/testTitles$"#,
      ]))
  func `A filter selects one test`(signature: String, filter: String) throws {
    let test = try #require(tests.tests.first { $0.signature == signature })
    expectEqual(test.filter(in: "App"), filter)
  }
}
