import Expectations
import Testing

@testable import Porting

@Suite struct ConventionRuleTests {
  @Test func `Blocks and functions of methods are closures, and functions of C stay`() {
    forEachRow([
      ("typealias A = @convention(block) (Int) -> Void", "typealias A =                    (Int) -> Void"),
      (
        "typealias A = @convention(c) (AnyObject, Selector) -> Void",
        "typealias A =                (AnyObject, Selector) -> Void"
      ),
      ("let a: @convention(c) (Int32) -> Void", "let a: @convention(c) (Int32) -> Void"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }

  @Test func `The description of a class is its name`() {
    forEachRow([
      ("a += type(of: b.c).description()", "a += String(reflecting: type(of: b.c))"),
      ("type(of: a).description", "type(of: a).description"), ("type(of: a).f()", "type(of: a).f()"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }
}
