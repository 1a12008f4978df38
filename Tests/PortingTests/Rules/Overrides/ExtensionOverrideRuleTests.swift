import Expectations
import Testing

@testable import Porting

@Suite struct ExtensionOverrideRuleTests {
  @Test func `A class declares what its extension overrides, in whatever file that is`() {
    let files = portedTexts([
      "A.swift": "public class A: B {\n  var a = 1\n}\n",
      "B.swift": """
      extension A {
        public override func show(_ a: inout Int, at b: String, c d: Int...) async throws -> Int {
          super.show()
        }
        override var isOn: Bool { true }
        override class var kind: AnyClass { A.self }
      }
      """,
    ])
    expectEqual(
      files["A.swift"],
      """
      public class A: B {
        var a = 1
      public override func show(_ a: inout Int, at b: String, c d: Int...) async throws -> Int { try await ported_show(&a, at: b, c: d) }; override var isOn: Bool { ported_isOn }; override class var kind: AnyClass { ported_kind } }

      """)
    expectEqual(
      files["B.swift"],
      """
      extension A {
        public          func ported_show(_ a: inout Int, at b: String, c d: Int...) async throws -> Int {
          super.show()
        }
                 var ported_isOn: Bool { true }
                 class var ported_kind: AnyClass { A.self }
      }
      """)
  }

  @Test func `The class that declares an override is found above a subclass and by its whole name`() {
    // A method of an extension that a subclass overrides is declared by the class.
    let files = portedTexts([
      "A.swift": "class A: Base {}\nextension A: P { func a(_ b: Int) {}\n func c() {} }\n",
      "B.swift": "class B: A {}\nclass C: B { override func a(_ b: Int) {} }",
    ])
    expectEqual(
      files["A.swift"],
      "class A: Base {func a(_ b: Int) { ported_a(b) } }\nextension A: P { func ported_a(_ b: Int) {}\n func c() {} }\n"
    )
    // A nested class is found by its full name.
    let text = portedTexts([
      "A.swift": "class A {\n  class B: C {\n  }\n}\nextension A.B { override func f() {} }"
    ]
    )
    expectEqual(text["A.swift"]?.split(separator: "\n")[2], "  override func f() { ported_f() } }")
  }

  @Test func `An override that must not be used is not moved`() {
    let text = Ported(
      "class A: B {\n}\nextension A {\n  @available(*, unavailable)\n  open override var b: Int { 1 }\n  @available(iOS 13, *) override var c: Int { 2 }\n}"
    ).text
    expectTrue(text.hasPrefix("class A: B {\noverride var c: Int { ported_c } }\n"), "\(text)")
    expectTrue(text.contains(" var ported_b: Int { 1 }"), "\(text)")
  }

  @Test func `An extension of a class that is not the app's is reported`() {
    let ported = Ported("extension UIView {\n  override func layoutSubviews() {}\n}")
    expectEqual(ported.text, "extension UIView {\n  override func layoutSubviews() {}\n}")
    expectEqual(
      ported.findings,
      [
        "A.swift:2:17: warning: an extension of UIView cannot override 'layoutSubviews()'; write a subclass of UIView that does"
      ])
  }
}
