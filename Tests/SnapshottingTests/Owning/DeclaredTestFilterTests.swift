import Expectations
import SwiftSources
import Testing

@testable import Snapshotting

@Suite struct DeclaredTestFilterTests {
  private let tests = DeclaredTests(
    """
    @Suite struct Menus {
      @Test func titles(of count: Int) {}
      @Suite struct Long { @Test func `sorts (all)`() {} }
    }
    @Test func free() {}
    final class MenuTests: XCTestCase { func testTitles() {} }
    """)

  private static let filters = [
    ("titles(of:)", #"^App\.Menus/titles\(of:\)/"#),
    ("sorts (all)()", #"^App\.Menus/Long/`sorts \(all\)`\(\)/"#),
    ("free()", #"^App\.free\(\)/"#), ("testTitles()", #"^App\.MenuTests/testTitles$"#),
  ]

  @Test(arguments: filters)
  func `A filter selects one test`(signature: String, filter: String) throws {
    let test = try #require(tests.tests.first { $0.signature == signature })
    expectEqual(test.filter(in: "App"), filter)
  }
}
