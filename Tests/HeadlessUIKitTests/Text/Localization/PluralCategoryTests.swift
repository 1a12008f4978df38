import Expectations
import Testing

@testable import HeadlessUIKit

/// The sample numbers of Unicode's CLDR.
@Suite struct PluralCategoryTests {
  private static let wholeNumbers: [(String, [(Int, PluralCategory)])] = [
    ("en", [(1, .one), (0, .other), (2, .other), (11, .other), (21, .other)]),
    ("de", [(1, .one), (0, .other), (2, .other)]),
    ("fi", [(1, .one), (0, .other), (2, .other)]),
    ("nl", [(1, .one), (0, .other), (101, .other)]),
    ("sv", [(1, .one), (0, .other), (101, .other)]),
    ("nb", [(1, .one), (0, .other), (2, .other)]),
    ("hu", [(1, .one), (0, .other), (2, .other)]),
    ("tr", [(1, .one), (0, .other), (2, .other)]),
    ("es", [(1, .one), (0, .other), (2, .other), (1_000_000, .many), (1_000_001, .other)]),
    ("it", [(1, .one), (0, .other), (2, .other), (3_000_000, .many)]),
    ("fr", [(0, .one), (1, .one), (2, .other), (1_000_000, .many)]),
    ("pt-BR", [(0, .one), (1, .one), (2, .other), (1_000_000, .many)]),
    ("pt-PT", [(0, .other), (1, .one), (2, .other)]),
    ("cs", [(1, .one), (2, .few), (4, .few), (5, .other), (0, .other), (22, .other)]),
    (
      "pl",
      [
        (1, .one), (2, .few), (4, .few), (22, .few), (0, .many), (5, .many), (11, .many), (12, .many),
        (21, .many), (112, .many),
      ]
    ),
    (
      "ru",
      [
        (1, .one), (21, .one), (101, .one), (2, .few), (24, .few), (0, .many), (5, .many), (11, .many),
        (14, .many), (111, .many),
      ]
    ),
    ("uk", [(1, .one), (31, .one), (3, .few), (13, .many), (20, .many)]),
    ("ja", [(0, .other), (1, .other), (2, .other)]),
    ("th", [(1, .other)]), ("vi", [(1, .other)]), ("zh-Hans", [(1, .other)]), ("zh-Hant", [(1, .other)]),
    (
      "ar",
      [
        (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (103, .few), (11, .many), (99, .many),
        (111, .many), (100, .other), (102, .other), (200, .other),
      ]
    ),
    ("he", [(1, .one), (2, .two), (0, .other), (3, .other), (20, .other)]),
    ("da", [(1, .one), (0, .other), (2, .other)]),
    ("is", [(1, .one), (21, .one), (11, .other), (0, .other)]),
    ("hr", [(1, .one), (21, .one), (2, .few), (12, .other), (5, .other)]),
    ("sl", [(1, .one), (101, .one), (2, .two), (102, .two), (3, .few), (4, .few), (5, .other), (0, .other)]),
    (
      "lt",
      [(1, .one), (21, .one), (2, .few), (9, .few), (0, .other), (10, .other), (11, .other), (12, .other)]
    ),
    ("lv", [(0, .zero), (10, .zero), (11, .zero), (1, .one), (21, .one), (2, .other)]),
    ("ro", [(1, .one), (0, .few), (2, .few), (101, .few), (19, .few), (20, .other), (100, .other)]),
    ("hi", [(0, .one), (1, .one), (2, .other)]),
    ("cy", [(0, .zero), (1, .one), (2, .two), (3, .few), (6, .many), (4, .other)]),
    ("ga", [(1, .one), (2, .two), (3, .few), (6, .few), (7, .many), (10, .many), (11, .other)]),
    ("xx", [(1, .other)]),
  ]

  @Test func `Whole numbers take the forms of the language`() {
    forEachRow(Self.wholeNumbers) { language, samples in
      for (number, category) in samples {
        expectEqual(PluralCategory(of: number, in: language), category, "\(number) in \(language)")
      }
    }
  }

  @Test func `Decimal numbers take the forms of the language, and the sign does not matter`() {
    forEachRow(
      [
        ("en", "1.0", .one), ("en", "1.5", .other), ("cs", "1.5", .many), ("pl", "1.5", .other),
        ("ru", "1.5", .other), ("fr", "1.5", .one), ("da", "0.1", .one), ("da", "2.1", .other),
        ("is", "0.1", .one), ("hr", "1.1", .one), ("hr", "1.2", .few), ("sl", "1.5", .few),
        ("lt", "1.5", .many),
        ("lv", "0.1", .one), ("lv", "1.11", .zero), ("ro", "1.5", .few), ("he", "0.5", .one),
        ("hi", "0.5", .one),
        ("ar", "1.5", .other), ("es", "1.5", .other), ("en", "1.50", .other),
      ] as [(String, String, PluralCategory)]
    ) { language, number, category in
      expectEqual(PluralCategory(of: PluralOperands(decimal: number), in: language), category)
    }
    expectEqual(PluralCategory(of: -1, in: "en"), .one)
    expectEqual(PluralCategory(of: Int.min, in: "en"), .other)
    expectNil(PluralOperands("1"))
    expectEqual(PluralOperands(1.25)?.f, 25)
    expectEqual(PluralOperands(UInt8(7))?.i, 7)
  }
}
