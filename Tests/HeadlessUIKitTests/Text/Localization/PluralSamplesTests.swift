import Expectations
import Testing

@testable import HeadlessUIKit

/// The samples of whole and decimal numbers of Unicode's CLDR: `plurals.json` in `cldr-core`, at commit d4c36e16 of
/// `unicode-org/cldr-json`, without compact numbers such as 1c6 and without decimals such as 1.0, whose zeros Swift's
/// numbers do not keep.
@Suite struct PluralSamplesTests {
  /// Languages with the samples of each form.
  private static let families: [(languages: String, samples: [(PluralCategory, String)])] = [
    (
      "id ja km ko lo ms my th to vi yue zh zh-Hans zh-Hant",
      [(.other, "0~15 100 1000 10000 100000 1000000 0.1~1.5")]
    ),
    (
      "de en et fi fy gl nl sv sw ur yi",
      [(.one, "1"), (.other, "0 2~16 100 1000 10000 100000 1000000 0.1~0.9 1.1~1.5")]
    ),
    (
      "af az bg el eo eu fo ha hu ka kk ku ky lb ml mn mr nb ne nn no or ps so sq ta te tk tr ug uz xh",
      [(.one, "1"), (.other, "0 2~16 100 1000 10000 100000 1000000 0.1~0.9 1.1~1.6")]
    ),
    (
      "am as bn fa gu hi kn zu",
      [(.one, "0 1 0.1~0.9"), (.other, "2~17 100 1000 10000 100000 1000000 1.1~1.9 2.1~2.6")]
    ),
    ("hy", [(.one, "0 1 0.1~1.5"), (.other, "2~17 100 1000000 2.1~2.9 3.1~3.5")]),
    ("ak ln mg pa ti", [(.one, "0 1"), (.other, "2~17 100 1000000 0.1~0.9 1.1~1.7")]),
    ("ca it pt-PT", [(.one, "1"), (.many, "1000000"), (.other, "0 2~16 100 1000 10000 100000 0.1~1.5")]),
    ("es", [(.one, "1"), (.many, "1000000"), (.other, "0 2~16 100 1000 10000 100000 0.1~0.9 1.1~1.6")]),
    ("fr pt", [(.one, "0 1 0.1~1.5"), (.many, "1000000"), (.other, "2~17 100 1000 100000 2.1~2.9 3.1~3.5")]),
    ("da", [(.one, "1 0.1~0.9 1.1~1.6"), (.other, "0 2~16 100 1000000 2.1~2.9 3.1~3.4")]),
    (
      "is",
      [
        (.one, "1 21 31 41 51 61 71 81 101 1001 0.1 1.1 2.1 3.1 10.1 100.1 1000.1"),
        (.other, "0 2~16 100 1000 1000000 0.2~0.9 1.2~1.8"),
      ]
    ),
    (
      "mk",
      [
        (.one, "1 21 31 41 51 61 71 81 101 1001 0.1 1.1 2.1 10.1 1000.1"),
        (.other, "0 2~16 100 1000000 0.2~0.9 1.2~1.7"),
      ]
    ),
    (
      "fil tl",
      [
        (.one, "0~3 5 7 8 10~13 15 17 18 20 21 100 1000 1000000 0.1~0.3 0.5 0.7 0.8 1.1~1.3 1.5 1.7 1.8 2.1"),
        (.other, "4 6 9 14 16 19 24 26 104 1004 0.4 0.6 0.9 1.4 1.6 1.9 2.4 2.6 10.4 1000.4"),
      ]
    ),
    ("cs sk", [(.one, "1"), (.few, "2~4"), (.many, "0.1~0.9 1.1~1.5"), (.other, "0 5~19 100 1000 1000000")]),
    (
      "pl",
      [
        (.one, "1"), (.few, "2~4 22~24 32~34 42~44 52~54 62 102 1002"),
        (.many, "0 5~19 100 1000 10000 100000 1000000"), (.other, "0.1~0.9 1.1~1.5"),
      ]
    ),
    (
      "ru uk be",
      [
        (.one, "1 21 31 41 51 61 71 81 101 1001"), (.few, "2~4 22~24 32~34 42~44 52~54 62 102 1002"),
        (.many, "0 5~19 100 1000 10000 100000 1000000"), (.other, "0.1~0.9 1.1~1.5"),
      ]
    ),
    (
      "hr sr bs sh",
      [
        (.one, "1 21 31 41 51 61 71 81 101 1001 0.1 1.1 2.1 10.1 1000.1"),
        (.few, "2~4 22~24 32~34 42~44 52~54 62 102 1002 0.2~0.4 1.2~1.4 10.2 1000.2"),
        (.other, "0 5~19 100 1000 10000 100000 1000000 0.5~0.9 1.5~1.9 2.5~2.7"),
      ]
    ),
    (
      "sl",
      [
        (.one, "1 101 201 301 401 501 601 701 1001"), (.two, "2 102 202 302 402 502 602 702 1002"),
        (.few, "3 4 103 104 203 204 303 304 403 404 1003 0.1~0.9 1.1~1.5"),
        (.other, "0 5~19 100 1000 10000 100000 1000000"),
      ]
    ),
    (
      "lt",
      [
        (.one, "1 21 31 41 51 61 71 81 101 1001"), (.few, "2~9 22~29 102 1002"),
        (.many, "0.1~0.9 1.1~1.7 10.1 100.1 1000.1"), (.other, "0 10~20 30 40 50 60 100 1000 1000000"),
      ]
    ),
    (
      "lv",
      [
        (.zero, "0 10~20 30 40 50 60 100 1000 10000 100000 1000000"),
        (.one, "1 21 31 41 51 61 71 81 101 1001 0.1 1.1 2.1 10.1 1000.1"),
        (.other, "2~9 22~29 102 1002 0.2~0.9 1.2~1.9 10.2 1000.2"),
      ]
    ),
    (
      "ro mo",
      [
        (.one, "1"), (.few, "0 2~16 101 1001 0.1~0.9 1.1~1.5"),
        (.other, "20~35 100 1000 10000 100000 1000000"),
      ]
    ),
    (
      "ar",
      [
        (.zero, "0"), (.one, "1"), (.two, "2"), (.few, "3~10 103~110 1003"), (.many, "11~26 111 1011"),
        (
          .other, "100~102 200~202 300~302 400~402 500~502 600 1000 10000 100000 1000000 0.1~0.9 1.1~1.7 10.1"
        ),
      ]
    ),
    (
      "he iw",
      [
        (.one, "1 0.1~0.9"), (.two, "2"), (.other, "0 3~17 100 1000 10000 100000 1000000 1.1~1.9 2.1~2.5"),
      ]
    ),
    (
      "cy",
      [
        (.zero, "0"), (.one, "1"), (.two, "2"), (.few, "3"), (.many, "6"),
        (.other, "4 5 7~20 100 1000 1000000 0.1~0.9 1.1~1.7"),
      ]
    ),
    (
      "ga",
      [
        (.one, "1"), (.two, "2"), (.few, "3~6"), (.many, "7~10"),
        (.other, "0 11~25 100 1000 1000000 0.1~0.9 1.1~1.6 10.1"),
      ]
    ),
    (
      "mt",
      [
        (.one, "1"), (.two, "2"), (.few, "0 3~10 103~109 1003"), (.many, "11~19 111~117 1011"),
        (.other, "20~35 100 1000 10000 100000 1000000 0.1~0.9 1.1~1.7 10.1"),
      ]
    ),
  ]

  /// Returns the numbers of samples such as `0 2~4 0.1~0.3`.
  private static func numbers(_ samples: String) -> [String] {
    samples.split(separator: " ").flatMap { sample -> [String] in
      let ends = sample.split(separator: "~").map(String.init)
      guard ends.count == 2 else { return ends }
      if let first = Int(ends[0]), let last = Int(ends[1]) { return (first...last).map(String.init) }
      // Tenths.
      func tenths(_ text: String) -> Int { Int(text.replacing(".", with: "")) ?? 0 }
      return (tenths(ends[0])...tenths(ends[1])).filter { $0 % 10 != 0 }.map { "\($0 / 10).\($0 % 10)" }
    }
  }

  @Test func `Every sample has its form in every language`() {
    var count = 0
    for family in Self.families {
      for language in family.languages.split(separator: " ").map(String.init) {
        for (category, samples) in family.samples {
          for number in Self.numbers(samples) {
            count += 1
            expectEqual(
              PluralCategory(of: PluralOperands(decimal: number), in: language), category,
              "\(number) in \(language)")
          }
        }
      }
    }
    expectTrue(count > 3000)
  }

  @Test func `Every language with rules has samples`() {
    let sampled = Set(Self.families.flatMap { $0.languages.split(separator: " ").map(String.init) })
    expectEqual(Set(PluralRules.all.keys).subtracting(sampled), [])
  }
}
