import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct FormatStringTests {
  @Test func `Text, arguments and substitutions are kept apart`() {
    let pieces = FormatString("a%@%2$lld%#@files@%1$#@more@%arg%%").pieces
    expectEqual(
      pieces.map(\.source), ["a", "%@", "%2$lld", "%#@files@", "%1$#@more@", "%arg", "%%"])
    expectEqual(pieces.first?.meaning, .text("a"))
    expectEqual(pieces[1].meaning, .argument(position: nil, FormatSpecifier("@")))
    expectEqual(pieces[2].meaning, .argument(position: 2, FormatSpecifier("lld")))
    expectEqual(pieces[3].meaning, .substitution("files", position: nil))
    expectEqual(pieces[4].meaning, .substitution("more", position: 1))
    expectEqual(pieces[5].meaning, .ownArgument)
    expectEqual(pieces[6].meaning, .text("%"))
  }

  @Test func `What begins no argument is text, and no text gets lost, whatever it is made of`() {
    forEachRow(["%", "100%", "%y", "a %#@open", "% ", "%1$", "%5", ""]) { text in
      for piece in FormatString(text).pieces {
        guard case .text(let meaning) = piece.meaning else {
          Issue.record("\(piece.source) is not text")
          continue
        }
        expectEqual(meaning, piece.source)
      }
      expectEqual(FormatString(text).pieces.map(\.source).joined(), text)
    }
    // Random texts of the parts of formats.
    forEachRow(UInt64(0)..<50) { seed in
      var generator = SeededRandomNumberGenerator(seed: seed)
      let parts = [
        "%", "$", "#@", "@", "1", "27", "ll", "d", ".", "arg", "-",
        " ", "f", "ö", "\u{301}", "👨‍👩‍👧",
      ]
      for _ in 0..<20 {
        let count = Int.random(in: 0..<12, using: &generator)
        let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
        expectEqual(FormatString(text).pieces.map(\.source).joined(), text)
        let literals = FormatString(text).pieces.filter { if case .text = $0.meaning { true } else { false } }
        expectTrue(literals.allSatisfy { !$0.source.isEmpty })
      }
    }
  }

  @Test func `Arguments are written as printf does, in the locale's digits and with its separators`() {
    forEachRow(
      [
        ("@", "text", "text"), ("@", 1234, "1234"), ("d", 1234, "1,234"), ("lld", -1234, "-1,234"),
        ("5d", 42, "   42"), ("-5d", 42, "42   "), ("05d", -42, "-0042"), ("+d", 42, "+42"),
        (" d", 42, " 42"),
        ("d", 2.9, "2"), ("x", 255, "ff"), ("X", 255, "FF"), ("o", 8, "10"), ("f", 1.5, "1.500000"),
        (".2f", 1234.567, "1,234.57"), (".0f", 2.6, "3"), ("lf", 2, "2.000000"), (".1e", 1234.5, "1.2e+03"),
        ("g", 0.5, "0.5"), ("d", "text", "text"), ("6@", "ab", "    ab"),
      ] as [(String, any Sendable, String)]
    ) { specifier, argument, text in
      expectEqual(FormatSpecifier(specifier).write(argument, in: Locale(identifier: "en_US")), text)
    }
    let german = Locale(identifier: "de_DE")
    expectEqual(FormatSpecifier("lld").write(1_234_567, in: german), "1.234.567")
    expectEqual(FormatSpecifier(".2f").write(1234.5, in: german), "1.234,50")
  }
}
