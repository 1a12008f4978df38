import Expectations
import TestSupport
import Testing

@testable import FontMetrics

@Suite
struct FontRulerTests {
  private func ruler(
    _ size: Double = 17, _ weight: FontWeight = .regular, design: FontDesign = .system
  ) -> FontRuler {
    FontRuler(.system(design), size: size, weight: weight)
  }

  @Test func `Text is as wide as views of iOS that others printed`() {
    forEachRow(
      [
        ("Layout", 17, .regular, 51.333), ("Layout", 15, .regular, 47), ("What's", 17, .semibold, 56),
        ("工作圈", 17, .regular, 52), ("CENTER", 17, .regular, 64.333), ("error", 17, .regular, 37),
      ] as [(String, Double, FontWeight, Double)]
    ) { text, size, weight, recorded in
      expectTrue(abs(ruler(size, weight).width(of: text) - recorded) / recorded < 0.02, "\(text)")
    }
  }

  @Test func `A text is exactly as wide as its parts`() {
    let texts = ["Hello, World", "Grüße 12:30", "Привет, мир", "工作 at 9", "👍🏽 ok", "สวัสดี", "مرحبا", "नमस्ते"]
    forEachRow(texts) { text in
      for design in FontDesign.allCases {
        let typeface = Typeface.system(design)
        var extent = TextExtent()
        for character in text { extent += TextExtent(character, typeface: typeface) }
        expectEqual(TextExtent(text, typeface: typeface), extent, "\(design)")
        let sum = text.reduce(0) { $0 + ruler(20, .bold, design: design).advance(of: $1) }
        expectTrue(abs(ruler(20, .bold, design: design).width(of: text) - sum) < 1e-9, "\(design)")
      }
    }
  }

  @Test func `Text is wider in a heavier weight and in a larger size`() {
    forEachRow(["Hello", "0123", "Ünïted", "Привет", "Ωμέγα", "שלום", "किताब"]) { text in
      let weights = FontWeight.allCases.map { ruler(17, $0).width(of: text) }
      expectTrue(zip(weights, weights.dropFirst()).allSatisfy(<), "\(weights)")
      let sizes = stride(from: 5, through: 120, by: 0.5).map { ruler($0).width(of: text) }
      expectTrue(zip(sizes, sizes.dropFirst()).allSatisfy(<), "\(text)")
    }
  }

  @Test func `A size that text cannot have makes it have no width`() {
    forEachRow([0, -1, -Double.infinity, .infinity, .nan]) { size in
      expectEqual(ruler(size).width(of: "Hello 世界 👍 مرحبا"), 0)
    }
    expectTrue(ruler(1e300).width(of: "Hello").isFinite)
  }

  @Test func `Marks, controls, invisible characters and what Unicode lacks take no room by themselves`() {
    forEachRow(["\u{301}", "\u{7F}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\r\n", "\0"]) { text in
      for design in FontDesign.allCases { expectEqual(ruler(design: design).width(of: text), 0, "\(design)") }
    }
    // What a lone surrogate becomes is a character that is shown.
    #expect(ruler().width(of: String(decoding: [0xD83D] as [UInt16], as: UTF16.self)) > 0)
  }

  @Test func `A very long text is measured like a short one`() {
    let text = String(repeating: "Hello, 世界 👍 ", count: 10_000)
    let once = ruler().width(of: "Hello, 世界 👍 ")
    #expect(abs(ruler().width(of: text) - 10_000 * once) < 1e-3)
  }

  @Test func `Digits are as wide as each other in the design for that, at any size`() {
    for size in [12.0, 17, 28, 64] {
      let font = ruler(size, design: .monospacedDigit)
      #expect(Set("0123456789".map(font.advance)).count == 1, "\(size)")
      expectEqual(font.width(of: "Hello"), ruler(size).width(of: "Hello"))
    }
    #expect(Set("0123456789".map(ruler().advance)).count > 5)
  }

  @Test func `Display digits have the widths that iOS reports at 64 points`() {
    // CTFontGetAdvancesForGlyphs at 64 points, from developer.apple.com/forums/thread/715797, without tracking.
    let recorded: [Character: Double] = [
      "0": 39.03125, "1": 28.59375, "2": 36.4375, "3": 38.09375, "4": 38.90625, "5": 37.65625, "6": 39.71875,
      "8": 38.59375, "9": 39.71875,
    ]
    let tracking = 64 * Tracking.thousandths(at: 64) / 1000
    for (digit, width) in recorded {
      #expect(abs(ruler(64).advance(of: digit) - tracking - width) < 1e-9, "\(digit)")
    }
  }

  @Test func `The monospaced design has one width for all but ideographs, emoji and marks`() {
    let font = ruler(design: .monospaced)
    expectEqual(Set("iW é0ж…".map(font.advance)).count, 1)
    expectEqual(font.advance(of: "世"), ruler().advance(of: "世"))
    expectEqual(font.advance(of: "👍"), ruler().advance(of: "👍"))
  }
}
