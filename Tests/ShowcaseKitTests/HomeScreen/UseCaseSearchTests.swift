import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite struct UseCaseSearchTests {
  private func found(_ text: String, locale: String = "en_US") -> [String] {
    UseCaseSearch(text, locale: Locale(identifier: locale)).matches(among: Registry2023.showcase.rows)
      .map(\.name)
  }

  @Test func `Class and use case are searched, whatever the case of letters in the user's language`() {
    // Class and use case are searched, ignoring case; the class that is made is not.
    forEachRow([
      ("infobar", ["Infobar Banner", "Infobar Banner No Modal"]),
      ("INCOGNITO", ["Incognito Reauth Blocker"]),
      (
        "credential",
        [
          "Credential Provider Consent UI", "Credential Provider Credentials List UI",
          "Credential Provider Empty Credentials UI", "Credential Provider Stale Credentials UI",
        ]
      ),
      ("zzz", []),
      ("Glue", []),
      ("tEXT", ["Text badge"]),
      ("promo half", ["Sign in promo half sheet for feed personalization menu options"]),
    ]) { text, names in
      expectEqual(found(text), names)
    }
    // An empty search finds everything.
    expectEqual(found("").count, 28)
    // Which letters match depends on the language: the Turkish I is not an i.
    expectEqual(found("INCOGNITO", locale: "en_US").count, 1)
    expectEmpty(found("INCOGNITO", locale: "tr_TR"))
  }

  @Test func `A change of rows takes out what is gone and puts in what is new, and nothing else`() {
    let rows = Registry2023.showcase.rows
    let (all, some, none) = (Array(rows[0..<5]), [rows[1], rows[4]], [UseCase]())
    func places(_ change: RowChange) -> [[Int]] { [change.deleted.map(\.row), change.inserted.map(\.row)] }
    expectEqual(places(RowChange(from: all, to: some)), [[0, 2, 3], []])
    expectEqual(places(RowChange(from: some, to: all)), [[], [0, 2, 3]])
    expectEqual(places(RowChange(from: some, to: [rows[0], rows[4]])), [[0], [0]])
    expectEqual(places(RowChange(from: none, to: some)), [[], [0, 1]])
    expectEqual(places(RowChange(from: all, to: all)), [[], []])
  }
}
