import Diagnostics
import Expectations
import Scripts
import TestSupport
import Testing

/// Scripts that no author would write get an answer, too.
@Suite struct HostileScriptTests {
  @Test func `Noise of any bytes gets an answer`() {
    forEachRow(SplitMix64.seeds(40)) { seed in
      for language in ScriptLanguage.allCases {
        var random = SplitMix64(seed: seed)
        let bytes = (0..<2000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        #expect(answer(to: String(decoding: bytes, as: UTF8.self), language) > 0, "seed \(seed) \(language)")
      }
    }
  }

  @Test func `Noise of tokens gets an answer, with faults in order`() {
    forEachRow(SplitMix64.seeds(300)) { seed in
      for language in ScriptLanguage.allCases {
        var random = SplitMix64(seed: seed)
        let pieces = [
          "EarlGrey", ".", "selectElement", "(", ")", "with", ":", "grey_tap", "[", "]", ",", "\n", " ",
          "let", "=", "x", "\"a\"", "1", "-", "try", "?", "snapshot", "/*", "*/", "//", "\"", "\\", "nil",
          ";", "@", "{", "}", "#", "@implementation", "@end", "- (void)testA {", "atIndex:", "@\"a\"", "<",
          "*",
        ]
        let source = (0..<60).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
        do throws(Diagnostics) {
          let script = try Script(parsing: source, language: language)
          _ = try? ScriptChecker().check(script)
          _ = try Script.formatted(source, language: language)
        } catch {
          let positions = error.all.compactMap(\.position)
          expectEqual(positions.count, error.all.count, "seed \(seed) \(language)")
          expectEqual(positions, positions.sorted(), "seed \(seed) \(language)")
        }
      }
    }
  }

  @Test func `A script of ten megabytes is refused by its size`() {
    forEachRow(["f(", "\u{0}", ".a", "\"", "/*", "snapshot(\"a\")\n", "\u{202E}"]) { piece in
      for language in ScriptLanguage.allCases {
        let source = String(
          repeating: piece, count: Extent.size(10_000_000, quick: 1_000_000) / piece.utf8.count)
        expectEqual(
          faults(source, language),
          [
            """
            1:1: error: the script has \(source.utf8.count) bytes
              expected: at most 200000 bytes; split it into several scripts
            """
          ], "\(language)")
      }
    }
  }

  /// A hundred faults, and the remark that the rest is not checked.
  private static let mostFaults = 101

  @Test(.hangLimit)
  func `A hundred thousand brackets, or what nothing sees, are faults with a place`() {
    forEachRow(["[", "f(", "}", "\u{0}", "\u{202E}", "\"\u{202E}"]) { piece in
      for language in ScriptLanguage.allCases {
        let source = String(
          repeating: piece,
          count: min(Extent.size(100_000, quick: 20_000), Script.Limit.bytes / piece.utf8.count))
        do throws(Diagnostics) {
          _ = try Script.formatted(source, language: language)
          Issue.record("no fault")
        } catch {
          expectTrue(error.all.allSatisfy { $0.position != nil }, "\(language)")
        }
      }
    }
  }

  @Test(.hangLimit) func `The largest script gets its answer`() {
    forEachRow([
      "f(", "\u{0}", "f.a.", "\"", "/*", "a(1)\n", "!\n", "f([1,", "9", "let a = \"b\"\n", "advance(by: 1)\n",
    ]) { piece in
      let source = String(
        repeating: piece, count: Extent.size(Script.Limit.bytes, quick: 20_000) / piece.utf8.count)
      #expect(answer(to: source, .swift) <= Self.mostFaults, "\(piece)")
    }
  }

  @Test(.hangLimit) func `The largest script in Objective-C gets its answer`() {
    forEachRow([
      "a(1);\n", "NSString *s = @\"a\";\n", "f(@[1,", "@implementation A\n", "#\n", "- (void)testA {}\n",
      "[a atIndex:1];\n",
    ]) { piece in
      let source = String(
        repeating: piece, count: Extent.size(Script.Limit.bytes, quick: 20_000) / piece.utf8.count)
      #expect(answer(to: source, .objectiveC) <= Self.mostFaults, "\(piece)")
    }
  }

  @Test(.hangLimit) func `A statement as large as a script may be is formatted`() {
    forEachRow(["f", "[f", ".f"]) { piece in
      let arguments = Array(repeating: "g(1, 2)", count: Extent.size(10_000, quick: 2000)).joined(
        separator: ", ")
      let source =
        switch piece {
        case "f": "f(\(arguments))"
        case "[f": String(repeating: "f([", count: 20) + arguments + String(repeating: "])", count: 20)
        default: "f" + String(repeating: ".f(1)", count: Extent.size(30_000, quick: 6000))
        }
      let calls = try Script.formatted(source).utf8.count { $0 == UInt8(ascii: "(") }
      expectEqual(calls, source.utf8.count { $0 == UInt8(ascii: "(") })
    }
  }

  @Test func `After a hundred faults the rest is not checked, and the last fault says so`() {
    forEachRow(["f(]\n", "f()\n"]) { line in
      for count in [99, 100, 101, 1000] {
        let faults = faults(in: String(repeating: line, count: count))
        expectEqual(faults.count, min(count, 101), "\(count)")
        let last = """
          101:1: error: the rest of the script is not checked
            expected: fewer than 100 faults; mend those above first
          """
        expectEqual((faults.last == last), (count > 100), "\(count)")
      }
    }
  }

  @Test func `Values that double in size or nest deeper with each name are refused`() {
    // Values that double in size with each name are refused.
    do {
      let lines = (1...60).map { "let m\($0) = grey_allOf([m\($0 - 1), m\($0 - 1)])" }
      let source = (["let m0 = grey_enabled()"] + lines).joined(separator: "\n")
      let faults = faults(in: source)
      expectEqual(faults.count, 1)
      expectEqual(
        faults.first?.contains(": error: the script is too long\n  expected: at most 50000 expressions"), true
      )
      expectEqual(faults.first?.hasSuffix("; split it into several scripts"), true)
    }
    // Values that nest deeper with each name are refused.
    do {
      let lines = (1...60).map { "let m\($0) = grey_not(m\($0 - 1))" }
      let source = (["let m0 = grey_enabled()"] + lines).joined(separator: "\n")
      expectEqual(
        faults(in: source),
        [
          """
          51:20: error: with the value of 'm49' brackets nest too deep
            expected: at most 50 levels; leave out brackets, or use a simpler matcher
          """
        ])
    }
  }

  /// The number of faults that parsing, or else checking, finds.
  private func answer(to source: String, _ language: ScriptLanguage) -> Int {
    do throws(Diagnostics) {
      _ = try ScriptChecker().check(try Script(parsing: source, language: language))
      return 0
    } catch {
      return error.all.count
    }
  }
}
