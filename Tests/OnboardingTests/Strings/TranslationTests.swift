import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

/// Rules for all texts of a language.
@Suite struct TranslationTests {
  private let table: StringCatalog

  init() throws { table = try .onboardingTable }

  @Test func `Texts are in their language's script, others in Latin letters, and no letters are mixed up`() {
    forEachRow([
      ("ru", #"\p{Cyrillic}"#), ("uk", #"\p{Cyrillic}"#), ("th", #"\p{Thai}"#),
      ("ja", #"[\p{Hiragana}\p{Katakana}\p{Han}]"#), ("zh-Hans", #"\p{Han}"#), ("zh-Hant", #"\p{Han}"#),
    ]) { language, script in
      for key in table.keys {
        let text = table.text(key, language)
        expectNotNil(text.range(of: script, options: .regularExpression), "\(key): \(text)")
        let latin = text.matches(of: /[A-Za-z]+/).map { String($0.output) }
        expectTrue(latin.allSatisfy { ["Trello", "ToDo"].contains($0) }, "\(key): \(text)")
      }
    }
    forEachRow(languages.filter { !["ja", "ru", "th", "uk", "zh-Hans", "zh-Hant"].contains($0) }) {
      language in
      for key in table.keys {
        let text = table.text(key, language)
        let strange = text.range(of: #"[\p{L}&&[^\p{Latin}]]"#, options: .regularExpression)
        expectNil(strange, "\(key): \(text)")
      }
    }
    for key in table.keys {
      #expect(!table.text(key, "ru").contains(/[іїєґІЇЄҐ]/), "\(key)")
      #expect(!table.text(key, "uk").contains(/[ыэёъЫЭЁЪ]/), "\(key)")
    }
  }

  @Test func `Names that can be edited are within the limit of characters, and buttons are short`() {
    forEachRow(languages) { language in
      let names = table.keys.filter {
        $0.contains(/(board|list_\d|card_\d)_name$/) || $0.hasPrefix("default_board_")
      }
      expectEqual(names.count, 5 * 7 + 5)
      for key in names { #expect(table.text(key, language).count <= 35, "\(key)") }
    }
    forEachRow(languages) { language in
      let buttons = table.keys.filter { $0.hasPrefix("overlay_") }
      expectEqual(buttons.count, 4)
      for key in buttons { #expect(table.text(key, language).count <= 26, "\(key)") }
    }
  }

  @Test func `A title is one line of words, a subtitle whole sentences, and greetings name the app`() {
    forEachRow(languages) { language in
      for key in table.keys where key.hasSuffix("_overlay_title") {
        #expect(!".。,".contains(table.text(key, language).last ?? "."), "\(key)")
      }
      // Thai has no stop at the end of a sentence.
      for key in table.keys where key.hasSuffix("_overlay_subtitle") && language != "th" {
        #expect(".。?？！!".contains(table.text(key, language).last ?? " "), "\(key)")
      }
    }
    forEachRow(languages) { language in
      // Some languages decline the name.
      #expect(table.text("welcome_label", language).contains("Trell"), "\(language)")
      #expect(table.text("skip_to_trello_button", language).contains("Trell"), "\(language)")
    }
  }
}
