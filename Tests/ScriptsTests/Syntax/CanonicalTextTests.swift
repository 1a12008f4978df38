import Expectations
import Scripts
import TestSupport
import Testing
import UTF8Text

@Suite struct CanonicalTextTests {
  @Test func `A statement has one spelling`() throws {
    forEachRow([
      ("snapshot( \"a\" )", #"snapshot("a")"#),
      ("f(a:1,b :2)", "f(a: 1, b: 2)"),
      ("f([ 1,2, ],)", "f([1, 2])"),
      ("let  x=grey_tap()", "let x = grey_tap()"),
      ("try f()", "f()"),
      ("try? f()", "f()"),
      ("let x = try! f()", "let x = f()"),
      ("a . b\n  .c()", "a.b.c()"),
      ("f(.down)", "f(.down)"),
      ("f(UISwitch.self)", "f(UISwitch.self)"),
      ("f(true, false, nil)", "f(true, false, nil)"),
      ("f(1.0, 01.50, 1_000, -0, -0.0, -2.5)", "f(1, 1.5, 1000, 0, 0, -2.5)"),
      ("f(0.0000001, 0.00000012)", "f(0.0000001, 0.00000012)"),
      ("f(9007199254740991)", "f(9007199254740991)"),
      (#"f("\t\r\n\0\'\"\\")"#, #"f("\t\r\n\u{0}'\"\\")"#),
      ("f(\"❤\u{FE0F}\")", "f(\"❤\u{FE0F}\")"),
      (#"f("\u{41}\u{0301}\u{202E}\u{1F600}")"#, "f(\"A\u{301}\\u{202E}😀\")"),
      (#"f("\u{301}\u{A0}\u{7F}")"#, #"f("\u{301}\u{A0}\u{7F}")"#),
      (#"f("\n\u{301} \u{301}e\u{301}\u{302}")"#, "f(\"\\n\\u{301} \\u{301}e\u{301}\u{302}\")"),
      ("f(/* one /* two */ */ 1) // three", "f(1)"),
    ]) { source, canonical in
      let script = try Script(parsing: source)
      expectEqual(script.statements.map(\.canonicalText), [canonical])
    }
  }

  @Test func `A storyboard reports a statement as its canonical text, escaped once`() throws {
    // A storyboard reports a statement as its canonical text, and escapes nothing a second time.
    forEachRow(["☎\u{FE0F} ❤\u{FE0F}", "👩\u{200D}👧", "a\u{A0}b"]) { name in
      let script = try Script(parsing: "snapshot(\"\(name)\")")
      let checked = try ScriptChecker().check(script)
      expectEqual(checked.statements.map(\.cause), ["snapshot(\"\(name)\")"])
      expectEqual(checked.statements.map(\.cause.oneLine), script.statements.map(\.canonicalText))
    }
    // Escapes that the line of a cause needs stay in it.
    let source = #"snapshot("a\"b\\c\nd")"#
    expectEqual(try ScriptChecker().check(Script(parsing: source)).statements.map(\.cause), [source])
  }

  @Test func `Parsing the canonical text gives the statement again`() {
    forEachRow(SplitMix64.seeds(500)) { (seed: UInt64) in
      var generator = ScriptGenerator(seed: seed)
      let statement = generator.statement()
      let parsed = try Script(parsing: statement.canonicalText)
      expectEqual(parsed.statements.map(\.withoutPositions), [statement], "seed \(seed)")
      expectEqual(parsed.statements.map(\.canonicalText), [statement.canonicalText], "seed \(seed)")
    }
  }
}
