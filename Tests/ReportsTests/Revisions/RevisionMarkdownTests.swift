import Expectations
import Reports
import Review
import SampleGoldens
import Storyboards
import Testing

@Suite struct RevisionMarkdownTests {
  private let base = BaseRevision(commit: "0123456789abcdef", origin: .named("main"))

  private func markdown(_ before: [GoldenFile], _ after: [GoldenFile]) -> String {
    RevisionMarkdown(
      RevisionDifference(from: before, to: after), since: base, command: "showcase diff 0123456789"
    ).text
  }

  @Test func `no difference is reported, too, and names and texts of any sort stay what they are`() {
    expectEqual(markdown([], []), "### Goldens: no difference\n\nSince `0123456789 (main)`.\n")

    let before = SampleGolden.file("``` <b> @all `x", "1")
    let after = SampleGolden.file("``` <b> @all `x", "```\n</details>\u{202E}")
    let text = markdown([before], [after])
    #expect(text.contains("- changed ````T/C/``` <b> @all `x/s (c)````\n"))
    #expect(text.contains("\n````diff\n@@ step 1: launch @@\n"))
    #expect(text.contains(#"-> "```\n</details>\u{202E}""#))
    #expect(text.hasSuffix("\n````\n"))
  }

  @Test func `sections have a heading, their scenarios, and what differs, with signs in front`() {
    let text = markdown(
      [
        SampleGolden.file("a", "1", "2"), SampleGolden.file("b", "1", "2"), SampleGolden.file("gone", "g"),
        SampleGolden.file("old", "x", "y", "z"),
      ],
      [
        SampleGolden.file("a", "1"), SampleGolden.file("b", "1"), SampleGolden.file("came", "p", "q"),
        SampleGolden.file("new", "x", "y", "z"),
      ])
    expectEqual(
      text,
      """
      ### Goldens: 2 changed, 1 renamed, 1 added, 1 removed

      Since `0123456789 (main)`.

      #### `42d5` **structure**, 2 scenarios: `removed UILabel "2"`

      - `T/C/a/s (c)`
      - `T/C/b/s (c)`

      ```diff
      removed UILabel "2"
      ```

      #### `7ead` **renamed**, 1 scenario: `renamed old -> new`

      - `T/C/new/s (c)`

      ```diff
      renamed old -> new
      ```

      #### Added

      - `T/C/came: s (c)`

      #### Removed

      - `T/C/gone: s (c)`

      """)
  }

  @Test func `of many scripts the first ten are seen`() {
    let labels = (1...40).map(String.init)
    let before = (10...30).map { number in
      SampleGolden.file(
        SampleGolden.storyboard("\(number)", labels).text, at: SampleGolden.path("\(number)"))
    }
    let after = (10...30).map { number in
      SampleGolden.file(
        SampleGolden.storyboard("\(number)", labels.map { $0 + "!" }).text,
        at: SampleGolden.path("\(number)"))
    }
    let text = markdown(before, after)
    #expect(
      text.contains(
        "- `T/C/19/s (c)`\n\n<details><summary>11 more</summary>\n\n- `T/C/20/s (c)`\n"))
  }

  @Test func `a comment has room for it, and what is left out is counted`() {
    let long = String(repeating: "x", count: 1_000)
    // Words without numbers, so that each is a separate cause.
    func word(_ number: Int) -> String {
      "\(UnicodeScalar(UInt32(0x4E00 + number)).map(Character.init) ?? "x")"
    }
    let before = (100..<400).map { SampleGolden.file("\($0)", word($0)) }
    let after = (100..<400).map { SampleGolden.file("\($0)", word($0 + 1_000) + long) }
    let text = markdown(before, after)
    #expect(text.utf8.count < 65_536)
    let sections = text.split(separator: "\n").count { $0.hasPrefix("#### ") }
    #expect((40..<300).contains(sections))
    #expect(
      text.hasSuffix(
        "\n\(300 - sections) more sections do not fit here; all are listed by `showcase diff 0123456789`.\n"))
  }
}
