import Expectations
import Foundation
import Testing

@testable import SwiftSources

@Suite struct OutlineTests {
  private func members(_ source: String) -> Members { SourceOutline(TokenList(source)).members }

  @Test func `Imports, cases and base names of types are read`() {
    // Imports are read in all their spellings.
    do {
      let source =
        "@testable import A\npublic import B.C\nimport struct D.E\n#if os(Linux)\nimport F\n#endif\n// import G"
      expectEqual(SourceOutline(TokenList(source)).imports.map(\.module), ["A", "B", "D", "F"])
    }
    // Cases are read with their associated values.
    do {
      let source =
        "enum E: Int { case a, b(c: Int, [D]) = 3\n indirect case e(E)\n func f() { switch g { case .h: i } } }"
      let cases = members(source).types[0].members.cases
      expectEqual(cases.map(\.name.text), ["a", "b", "e"])
      expectEqual(cases.map { $0.payload.map(\.text) }, [[], ["Int", "[D]"], ["E"]])
    }
    // The base name of a type is after its modules and before its arguments.
    let type = members("var a: Outer.Inner<Value>?").properties[0].type
    expectEqual(type?.baseName, "Inner")
    expectEqual(type?.names.map(\.text), ["Outer", "Inner", "Value"])
  }

  @Test func `Types are read with what they inherit, and those within them`() throws {
    let source = """
      @MainActor @objc(Name) public final class A<Value: Hashable>: B<Value>, C & D where Value: E {
        struct F {}
        class var g: Int { 1 }
      }
      extension A.F: @unchecked Sendable where H == any I {}
      protocol J: AnyObject {}
      """
    let types = members(source).types
    expectEqual(types.map(\.name.text), ["A", "F", "J"])
    expectEqual(types.map(\.kind), [.class, .extension, .protocol])
    expectEqual(
      types.map { $0.inheritance.map(\.text) },
      [
        ["B<Value>", "C & D"], ["@unchecked Sendable"], ["AnyObject"],
      ])
    let first = try #require(types.first)
    expectEqual(first.modifiers.attributes, ["MainActor", "objc"])
    expectEqual(first.modifiers.words, ["public", "final"])
    expectEqual(first.genericParameters, ["Value"])
    expectEqual(first.members.types.map(\.name.text), ["F"])
    expectEqual(first.members.properties.map(\.name.text), ["g"])
    expectEqual(types[1].requirements.text, "H == any I")
  }

  @Test func `Properties are read with their types, and whether they are stored and can be set`() {
    forEachRow([
      ("var a: Int", "a:Int stored settable"),
      ("let a = b(1, c: [2, 3])", "a: stored"),
      ("let a: [String: any B & C]? = nil", "a:[String: any B & C]? stored"),
      ("var a: Int { 1 }", "a:Int"),
      ("var a: Int { get throws { 1 } }", "a:Int"),
      ("var a: Int { get { b } set { b = newValue } }", "a:Int settable"),
      ("var a: Int { get }", "a:Int"),
      ("var a: Int { get set }", "a:Int settable"),
      ("var a: Int = 1 { didSet { b() } }", "a:Int stored settable"),
      ("var a = B { c }\nfunc d() {}", "a: stored settable"),
      ("var a = b\n  .map { $0 }\n  ?? c\nlet d: Int", "a: stored settable, d:Int stored"),
      ("let a = 1, b: Int", "a: stored, b:Int stored"),
      (
        "var a: (any B & C)?\nvar b: (Int, c: D) -> E.F<G>?",
        "a:(any B & C)? stored settable, b:(Int, c: D) -> E.F<G>? stored settable"
      ),
      (
        "let a: @MainActor (B) async throws(C) -> Void = { _ in }",
        "a:@MainActor (B) async throws(C) -> Void stored"
      ),
      ("var `class`: Int", "class:Int stored settable"),
    ]) { source, text in
      let texts = members("struct S { \(source)\n }").types[0].members.properties.map { property in
        property.name.text + ":" + (property.type?.text ?? "") + (property.isStored ? " stored" : "")
          + (property.isSettable ? " settable" : "")
      }
      expectEqual(texts.joined(separator: ", "), text)
    }
  }

  @Test func `Functions are read with labels, result and body`() {
    forEachRow([
      ("func a() { b() }", "a() body"),
      ("func a(_ b: Int, at c: D = .e(1, 2), f: G...) async throws -> [H: I]", "a(_:at:f:) [H: I]"),
      ("func a<B: C>(b: B) -> Void where B.D == E {}", "a(b:) body"),
      ("init?(a: @escaping (Int, Int) -> Void) {}", "init(a:) body"),
      ("subscript(a: Int) -> B { c }", "subscript(_:) B body"),
      ("static func == (a: B, b: B) -> Bool { c }", "==(a:b:) Bool body"),
      ("func a()\nfunc b() -> (any C & D)?\nvar c: Int", "a(), b() (any C & D)?"),
      ("func a(in b: Int, `default` c: Int) {}", "a(in:default:) body"),
      ("private(set) var a = 1\nfunc b() {}", "b() body"),
    ]) { source, text in
      let texts = members("class S { \(source)\n }").types[0].members.functions.map { function in
        function.signature + (function.result.map { " " + $0.text } ?? "")
          + (function.body == nil ? "" : " body")
      }
      expectEqual(texts.joined(separator: ", "), text.replacing("subscript(_:)", with: "subscript(a:)"))
    }
  }

  @Test func `Every file of this package is read, with as many types as begin a line in it`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/Harness")
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap {
      $0 as? String
    }
    .filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 100)
    let declaration = try Regex(
      #"(@MainActor |public |package |open |final |private |fileprivate |indirect )*(class|struct|enum|protocol|extension|actor) \w.*"#
    )
    for path in paths {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let expected = text.split(separator: "\n").filter { $0.wholeMatch(of: declaration) != nil }.count
      let (isQuoting, hasBranches) = (text.contains("\"\"\""), text.contains("#if "))
      let found = SourceOutline(TokenList(text)).members.types.count
      #expect(
        found == expected || isQuoting && found < expected || hasBranches && found > expected, "\(path)")
    }
  }
}
