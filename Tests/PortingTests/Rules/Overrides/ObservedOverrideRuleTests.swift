import Expectations
import Testing

@testable import Porting

@Suite struct ObservedOverrideRuleTests {
  @Test func `An extension's observer is called by the class`() {
    forEachRow([
      (
        "  open override var a: Int {\n    didSet { f(oldValue) }\n  }",
        "open override var a: Int { didSet { ported_a(oldValue) } }",
        "                func ported_a(_ oldValue: Int) {\n    do { f(oldValue) }\n  }"
      ),
      (
        "  override var a: [B]? { willSet(next) { f(next) } }",
        "override var a: [B]? { willSet { ported_a(newValue) } }",
        "           func ported_a(_ next: [B]?) { do { f(next) } }"
      ),
    ]) { source, member, ported in
      let text = Ported("class A: UIView {\n}\nextension A {\n\(source)\n}").text
      expectTrue(text.hasPrefix("class A: UIView {\n\(member); }\nextension A {\n"), "\(text)")
      expectTrue(text.hasSuffix("\(ported)\n}"), "\(text)")
    }
  }

  @Test func `A class's own observer, and an extension's other properties, stay`() {
    for source in [
      "class A: UIView {\n  override var a: Int { didSet { f() } }\n}",
      "class A: UIView {\n}\nextension A {\n  var a: Int { 1 }\n}",
    ] {
      expectEqual(Ported(source).text, source)
    }
  }
}
