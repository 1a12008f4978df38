import Expectations
import Testing

@testable import Porting

@Suite struct RespondingRuleTests {
  @Test func `What only Objective-C asks for overrides nothing, and is reported`() {
    let ported = Ported(
      "class A: NSObject { override func responds(to s: Selector!) -> Bool { true }; override func f() {} }")
    expectEqual(
      ported.text,
      "class A: NSObject {          func ported_responds(to s: Selector!) -> Bool { true }; override func f() {} }"
    )
    expectEqual(ported.findings.count, 1)
  }
}
