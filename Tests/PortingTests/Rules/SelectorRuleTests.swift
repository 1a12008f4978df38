import Expectations
import Testing

@testable import Porting

@Suite struct SelectorRuleTests {
  @Test func `A selector carries the method of the innermost class that it is written in`() {
    // A selector carries the method of the class that it is written in.
    forEachRow([
      ("#selector(tap)", "Selector(\"tap\", A.tap)"),
      ("#selector(tap(_:))", "Selector(\"tap(_:)\", A.tap(_:))"),
      ("#selector(self.tap(_:event:))", "Selector(\"tap(_:event:)\", A.tap(_:event:))"),
      ("#selector( Self . tap )", "Selector(\"tap\", A.tap)"),
      ("#selector(B.tap(_:))", "Selector(\"tap(_:)\", B.tap(_:))"),
      ("#selector(B.C.tap)", "Selector(\"tap\", B.C.tap)"),
      ("#selector(tap as () -> Void)", "Selector(\"tap\", A.tap as (A) -> () -> Void)"),
      ("#selector(B.tap as (B) -> (Int) -> Void)", "Selector(\"tap\", B.tap as (B) -> (Int) -> Void)"),
      ("\"\\(#selector(tap))\"", "\"\\(Selector(\"tap\", A.tap))\""),
    ]) { source, ported in
      expectEqual(Ported("class A { let s = \(source) }").text, "class A { let s = \(ported) }")
    }
    // The class is the innermost one, with the names of those around it.
    do {
      let source =
        "class A { class B { let s = #selector(b) }\n let s = #selector(a) }\nextension A.B { var t: S { #selector(c) } }"
      let ported = Ported(source).text
      for reference in ["A.B.b)", "A.a)", "A.B.c)"] { #expect(ported.contains(reference)) }
    }
  }

  @Test func `A selector of a class's own method carries a function of the class`() {
    forEachRow([
      ("#selector(update)", "{ (type: A.Type) in type.update }"),
      ("#selector(A.move(_:))", "{ (type: A.Type) in type.move(_:) }"), ("#selector(both)", "A.both"),
      ("#selector(B.update)", "B.update"), ("#selector(C.update)", "{ (type: C.Type) in type.update }"),
    ]) { source, reference in
      let head =
        "class C: A {}\nclass A { static func update() {}; class func move(_ a: Int) {}; func both() {}; static func both() {}\n  let s = "
      let text = Ported("\(head)\(source) }").text
      expectTrue(text.hasSuffix(", \(reference)) }"), "\(text)")
    }
  }

  @Test func `A selector without a class's method is reported, and strings and comments stay`() {
    // A selector without a class's method keeps its name and is reported.
    forEachRow([
      ("#selector(getter: A.title)", "title"), ("#selector(model.tap(_:))", "tap(_:)"),
      ("#selector(self.model.tap)", "tap"),
    ]) { source, name in
      let ported = Ported("class A {\n  let s = \(source) }")
      expectEqual(ported.lines[1], "  let s = Selector(\"\(name)\") }")
      expectEqual(
        ported.findings,
        [
          "A.swift:2:11: warning: the selector '\(name)' has no method that could be called; write '#selector' of a class's method, as 'Class.method(_:)'"
        ])
    }
    // Strings and comments are unchanged.
    forEachRow([
      ("let s = \"#selector(a)\""), ("// #selector(a)"), ("/* #selector(a) */"),
      ("let s = #\"#keyPath(A.b)\"#"),
    ]) { source in
      expectEqual(Ported(source).text, source)
    }
  }

  @Test func `A key path becomes its string, and several lines keep their number`() {
    // A key path becomes its string.
    forEachRow([
      ("#keyPath(A.b)", "\"b\""), ("#keyPath(A.B.c.d)", "\"c.d\""), ("#keyPath(self.c)", "\"c\""),
    ]) { source, ported in
      expectEqual(Ported("let p = \(source)").text, "let p = \(ported)")
    }
    // A selector on several lines keeps the number of lines.
    do {
      let ported = Ported("class A {\n  let s = #selector(\n    tap(_:)\n  )\n  let t = 1\n}\n")
      expectEqual(
        ported.lines,
        [
          "class A {", "  let s = Selector(\"tap(_:)\", A.tap(_:))", "", "", "  let t = 1", "}", "",
        ])
    }
  }
}
