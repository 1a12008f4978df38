import Diagnostics
import Expectations
import Testing

@testable import AppPackages

@Suite struct ToolkitCloneTests {
  @Test func `The way to the clone is relative where both are in one folder`() throws {
    let clone = try ToolkitClone(at: nil, named: nil)
    expectEqual(clone.path(fromPackage: "\(clone.path)/x/A/B"), "../../..")
    expectEqual(clone.path(fromPackage: "/nowhere in particular"), clone.path)
  }

  @Test func `A program whose clone is gone says what to write`() {
    let source = "/gone/Sources/Port/AppPackages/Building/ToolkitClone.swift"
    let error = #expect(throws: Diagnostic.self) { try ToolkitClone(at: nil, named: nil, orOf: source) }
    expectEqual(
      error?.description,
      """
      error: the clone of Showcase that this program was built in is no longer at '/gone'
        expected: the folder of its Package.swift: --toolkit ../Showcase
        next:     showcase help init
      """)
  }
}
