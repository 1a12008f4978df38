import Expectations
import Testing

@testable import Porting

@Suite struct OptionalRequirementRuleTests {
  @Test func `Optional requirements with an optional result, or none, have a default`() {
    let ported = Ported(
      "@objc public protocol P: AnyObject {\n  @objc optional func a(_ b: Int)\n  @objc optional func c() -> Int?\n}\n"
    )
    expectEqual(
      ported.lines,
      [
        "      public protocol P: AnyObject {", "                 func a(_ b: Int)",
        "                 func c() -> Int?",
        "}; public extension P { func a(_ b: Int) {}; func c() -> Int? { nil } }", "",
      ])
    expectEqual(ported.findings, [])
  }

  @Test func `Optional requirements are called without a question mark`() {
    forEachRow([
      ("delegate?.a?(1)", "delegate?.a(1)"),
      ("delegate?.tableView?(t, b: 1)", "delegate?.tableView(t, b: 1)"),
      ("delegate?.closure?(1)", "delegate?.closure?(1)"), ("a?(1)", "a?(1)"),
    ]) { call, ported in
      let source = "@objc protocol P: AnyObject { @objc optional func a(_ b: Int) }\n"
      expectEqual(Ported(source + call).lines[1], ported)
    }
  }
}
