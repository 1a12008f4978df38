import Expectations
import GoldenFiles
import Reports
import Review
import SampleGoldens
import Testing

@Suite struct RevisionTextTests {
  private let base = BaseRevision(commit: "0123456789abcdef", origin: .mergeBase(with: "origin/main"))

  private func text(_ before: [GoldenFile], _ after: [GoldenFile]) -> String {
    RevisionText(RevisionDifference(from: before, to: after), since: base).text
  }

  @Test
  func `nothing that differs is one line with the revision, what cannot be read one with its position`() {
    expectEqual(text([], []), "No golden differs from 0123456789 (merge base of HEAD and origin/main).\n")

    let path = SampleGolden.path("a")
    let told = text([SampleGolden.file("a", "1")], [SampleGolden.file("hello\n", at: path)])
    #expect(told.contains("\nchanged  T/C/a/s (c): it cannot be read, so it is compared line by line\n"))
    #expect(told.contains("\n  \(path):1:1: error: the file is not a storyboard\n"))
    #expect(told.contains("\n  +hello\n"))
  }

  @Test
  func `each cause is reported once with its scenarios, then what was added and removed by use case`() {
    let before = [
      SampleGolden.file("a", "1", "x"), SampleGolden.file("b", "1", "y"), SampleGolden.file("c", "p", "q"),
      SampleGolden.file("gone", "g", "h"), SampleGolden.file("old", "k", "l", "m"),
    ]
    let after = [
      SampleGolden.file("a", "2", "x"), SampleGolden.file("b", "2", "y"), SampleGolden.file("c", "p"),
      SampleGolden.file("came", "e", "f", "s", "t"),
      SampleGolden.file("came", "v", "w", "z", "u", configuration: "d"),
      SampleGolden.file("new", "k", "l", "m"),
    ]
    expectEqual(
      text(before, after),
      """
      Goldens since 0123456789 (merge base of HEAD and origin/main): 3 changed, 1 renamed, 2 added, 1 removed

      e0be  structure, 1 scenario: removed UILabel "q"
            in T/C/c/s (c), step 1:
            removed UILabel "q"

      a430  text, 2 scenarios: "1" -> "2" of UILabel "1"
            in 2 use cases of T, as in T/C/a/s (c), step 1:
            changed UILabel "1": "1" -> "2"
            scenarios:
              T/C/a/s (c)
              T/C/b/s (c)

      7ead  renamed, 1 scenario: renamed old -> new
            in T/C/new/s (c):
            renamed old -> new

      added    T/C/came: s (c), s (d)

      removed  T/C/gone: s (c)

      """)
  }

  @Test func `of many lines the first are reported, and nothing commands a terminal`() {
    let path = GoldenPath("Snapshots/M/T/a.txt")
    let lines = (1...100).map { "\($0)\n" }.joined()
    let long = text([SampleGolden.file("0\n", at: path)], [SampleGolden.file(lines, at: path)])
    #expect(long.contains("\n  +58\n  ... and 42 more lines\n"))
    #expect(!long.contains("+59"))

    let hostile = GoldenPath("Snapshots/M/a\u{1B}[31m.txt")
    let escaped = text(
      [SampleGolden.file("a\u{1B}]0;x\u{7}\n", at: hostile)], [SampleGolden.file("\u{202E}b\n", at: hostile)])
    expectTrue(escaped.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7F) })
    #expect(escaped.contains("+\\u{202E}b"))
  }
}
