import Expectations
import RenderTree
import TestSupport
import Testing

@Suite struct DecimalTests {
  static let spellings: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-91, "-91"), (6.5, "6.5"), (0.30000000000000004, "0.3"),
    (0.3333333, "0.333"), (0.6666667, "0.667"), (-0.0004, "0"), (-0.0005, "-0.001"), (0.01, "0.01"),
    (10.05, "10.05"), (100, "100"), (999_999_999.9996, "1000000000"), (1e15, "1000000000000000"),
    (123_456_789_012_345.6, "123456789012346"), (1.5e20, "150000000000000000000"),
    (-1e21, "-1000000000000000000000"), (1e-300, "0"), (.leastNonzeroMagnitude, "0"), (0.0005, "0.001"),
    (2.5, "2.5"),
    (1.0005, "1.001"), (0.49999999999999994, "0.5"), (1e12 - 0.5, "999999999999.5"), (-0.05, "-0.05"),
    (1e300, "1" + String(repeating: "0", count: 300)),
    (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test func `numbers are short, without exponent and negative zero, and come back from their text`() {
    forEachRow(Self.spellings) { number, text in
      expectEqual(number.decimalText, text)
      expectEqual(number.roundedForTree.decimalText, text)
    }

    forEachRow(SplitMix64.seeds(300)) { seed in
      var random = SplitMix64(seed: seed)
      let number = random.number().roundedForTree
      let read = try #require(Double(decimalText: number.decimalText))
      expectTrue(read == number || (read.isNaN && number.isNaN))
      expectEqual(read.roundedForTree.decimalText, number.decimalText)
    }
  }

  @Test func `other spellings are no numbers`() {
    forEachRow(["", "1e3", "0x10", "+1", " 1", "1 ", "NaN", "infinity", "--1", "1.2.3"]) { text in
      expectNil(Double(decimalText: text))
    }
  }
}
