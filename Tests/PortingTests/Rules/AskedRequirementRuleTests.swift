import Expectations
import Testing

@testable import Porting

@Suite struct AskedRequirementRuleTests {
  private static let declaration = """
    @objc public protocol P {
      @objc optional func may(_ a: A, do b: inout B) -> Bool
      @objc optional var rate: Double { get }
      func must()
    }
    """

  @Test func `An optional requirement with a result moves to a protocol of its own, which is asked`() {
    let lines = portedTexts(["P.swift": Self.declaration])["P.swift"]?.split(separator: "\n") ?? []
    expectEqual(lines.count, 5)
    #expect(lines[1].allSatisfy { $0 == " " } && lines[2].allSatisfy { $0 == " " })
    expectEqual(lines[3], "  func must()")
    expectEqual(
      lines[4],
      "}; public protocol ported_P_may_do: AnyObject { func may(_ a: A, do b: inout B) -> Bool }; "
        + "public extension P { func may(_ a: A, do b: inout B) -> (Bool)? { (self as? any ported_P_may_do)?.may(a, do: &b) } }; "
        + "public protocol ported_P_rate: AnyObject { var rate: Double { get } }; "
        + "public extension P { var rate: (Double)? { (self as? any ported_P_rate)?.rate } }")
  }

  @Test func `A class that has the requirement conforms to its protocol, once in a line of classes`() {
    let texts = portedTexts([
      "P.swift": Self.declaration,
      "A.swift": "class A: P { func must() {}\n var rate: Double { 1 } }\n",
      "B.swift":
        "class B: A { override var rate: Double { 2 }\n func may(_ a: A, do b: inout B) -> Bool { true } }\n",
      "C.swift": "class C { var rate: Double { 3 } }\n",
      "D.swift":
        "enum D { class Inner: P { func must() {} } }\nextension D.Inner { var rate: Double { 4 } }\n",
    ])
    #expect(texts["A.swift"]?.hasSuffix("{ 1 } }; extension A: ported_P_rate {}\n") == true)
    #expect(texts["B.swift"]?.hasSuffix("{ true } }; extension B: ported_P_may_do {}\n") == true)
    expectEqual(texts["C.swift"], "class C { var rate: Double { 3 } }\n")
    #expect(texts["D.swift"]?.contains("} }; extension D.Inner: ported_P_rate {}\n") == true)
  }

  @Test
  func `Of two requirements that differ in types alone, a class conforms to the protocol of the one it has`()
  {
    let texts = portedTexts([
      "P.swift": """
      @objc protocol P {
        @objc optional func layout(for a: Size) -> Int
        @objc optional func layout(for a: Traits) -> Int
      }
      """,
      "A.swift": "class A: P { func layout(for size: Size) -> Int { 1 } }",
    ])
    #expect(texts["P.swift"]?.contains("protocol ported_P_layout_for_Size: AnyObject") == true)
    #expect(texts["P.swift"]?.contains("protocol ported_P_layout_for_Traits: AnyObject") == true)
    #expect(texts["A.swift"]?.hasSuffix("; extension A: ported_P_layout_for_Size {}") == true)
  }

  @Test func `A call of the requirement is one of a method with an optional result`() {
    let texts = portedTexts([
      "P.swift": Self.declaration, "A.swift": "let b = p?.may?(a, do: &b) ?? false",
    ])
    expectEqual(texts["A.swift"], "let b = p?.may(a, do: &b) ?? false")
  }

  @Test func `That classes of other modules are not known is reported of a public protocol`() {
    let isReported = { (text: String) in !Ported(text).findings.isEmpty }
    #expect(isReported(Self.declaration))
    #expect(!isReported("@objc protocol P { @objc optional func may() -> Bool }"))
  }
}
