import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct StringCatalogTests {
  @Test func `A text is that of the language, or of the source language, or the key`() throws {
    let catalog = try StringCatalog.sample(
      """
      "done" : { "localizations" : { "en" : \(unit("Done")), "de" : \(unit("Fertig")) } },
      "Skip" : { "localizations" : { "de" : \(unit("Überspringen")) } },
      "Empty" : {}
      """)
    expectEqual(catalog.text("done", "de_DE"), "Fertig")
    expectEqual(catalog.text("done", "fr_FR"), "Done")
    expectEqual(catalog.text("Skip", "de_AT"), "Überspringen")
    expectEqual(catalog.text("Skip", "en_US"), "Skip")
    expectEqual(catalog.text("Empty", "de_DE"), "Empty")
    expectEqual(catalog.text("Unknown", "de_DE"), "Unknown")
    expectEqual(catalog.keys, ["Empty", "Skip", "done"])
    expectEqual(catalog.languages, ["de", "en"])
  }

  @Test func `A region's language falls back to the language`() {
    forEachRow([
      ("pt_BR", "br"), ("pt_PT", "pt"), ("zh-Hant_TW", "hant"), ("zh_TW", "hant"), ("zh-Hans_CN", "hans"),
      ("zh_CN", "hans"), ("nb_NO", "nb"), ("fr_CA", "source"), ("pt-BR", "br"),
    ]) { locale, text in
      let catalog = try StringCatalog.sample(
        """
        "k" : { "localizations" : {
          "en" : \(unit("source")), "pt" : \(unit("pt")), "pt-BR" : \(unit("br")), "nb" : \(unit("nb")),
          "zh-Hant" : \(unit("hant")), "zh-Hans" : \(unit("hans")) } }
        """)
      expectEqual(catalog.text("k", locale), text)
    }
  }

  @Test func `What is not translated is the source's, and is not a key of the language`() throws {
    let catalog = try StringCatalog.sample(
      """
      "a" : { "extractionState" : "manual", "localizations" : {
        "en" : \(unit("A")), "de" : \(unit("", state: "new")) } },
      "b" : { "shouldTranslate" : false, "localizations" : { "en" : \(unit("B")), "de" : \(unit("be")) } },
      "c" : { "localizations" : { "de" : \(unit("C", state: "needs_review")) } }
      """)
    expectEqual(catalog.text("a", "de"), "A")
    expectEqual(catalog.text("b", "de"), "B")
    expectEqual(catalog.text("c", "de"), "C")
    expectEqual(catalog.extractionState(ofKey: "a"), "manual")
    expectNil(catalog.extractionState(ofKey: "b"))
    let partial = try StringCatalog.sample(
      """
      "b" : { "localizations" : { "en" : \(unit("B")), "de" : \(unit("be")) } },
      "a" : { "localizations" : { "pt-BR" : \(unit("á")), "de" : \(unit("a")) } },
      "c" : { "localizations" : { "de" : \(unit("", state: "new")) } }
      """)
    expectEqual(partial.keys(in: "de"), ["a", "b"])
    expectEqual(partial.keys(in: "en"), ["b"])
    expectEmpty(partial.keys(in: "pt"))
  }

  @Test func `Plurals follow the rules of the text's language, and a zero may have its text`() throws {
    let catalog = try StringCatalog.sample(
      """
      "%lld cards" : { "localizations" : {
        "en" : { "variations" : \(plurals(["one": "%lld card", "other": "%lld cards"])) },
        "pl" : { "variations" : \(plurals([
          "one": "%lld karta", "few": "%lld karty", "many": "%lld kart", "other": "%lld karty",
        ])) } } }
      """)
    expectEqual(
      [1, 3, 5, 22, 1000].map { catalog.text("%lld cards", "pl", $0) },
      [
        "1 karta", "3 karty", "5 kart", "22 karty", "1000 kart",
      ])
    expectEqual([0, 1, 2].map { catalog.text("%lld cards", "ja", $0) }, ["0 cards", "1 card", "2 cards"])
    expectEqual(catalog.text("%lld cards", "en", 12345), "12,345 cards")
    expectEqual(catalog.text("%lld cards", "pl", 1.5), "1 karty")
    let zeros = try StringCatalog.sample(
      """
      "cards" : { "localizations" : {
        "en" : { "variations" : \(plurals(["zero": "No cards", "one": "A card", "other": "%lld cards"])) } } }
      """)
    expectEqual([0, 1, 2].map { zeros.text("cards", "en", $0) }, ["No cards", "A card", "2 cards"])
  }

  @Test func `Devices have texts of their own, which may be plurals`() throws {
    let catalog = try StringCatalog.sample(
      """
      "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
        "ipad" : { "variations" : \(plurals(["one": "Touch it", "other": "Touch them"])) },
        "other" : \(unit("Tap")) } } } } }
      """)
    expectEqual(catalog.text("tap", "en"), "Tap")
    expectEqual(catalog.text("tap", "en", 1, idiom: .pad), "Touch it")
    expectEqual(catalog.text("tap", "en", 2, idiom: .pad), "Touch them")
  }

  @Test func `Substitutions depend on one argument each`() throws {
    let files = plurals(["one": "%arg file", "other": "%arg files"])
    let folders = plurals(["one": "one folder", "other": "%arg folders"])
    let catalog = try StringCatalog.sample(
      """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%3$@: %#@files@ in %#@folders@" },
        "substitutions" : {
          "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : \(files) },
          "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : \(folders) } } } } }
      """)
    expectEqual(catalog.text("k", "en", 1, 1, "A"), "A: 1 file in one folder")
    expectEqual(catalog.text("k", "en", 2, 1000, "B"), "B: 2 files in 1,000 folders")
    expectEqual(catalog.text("k", "en", 2), "(null): 2 files in (null)")
  }

  @Test func `Substitutions without a number take arguments in order, and one in itself ends`() throws {
    let cats = plurals(["one": "a cat", "other": "%arg cats"])
    let catalog = try StringCatalog.sample(
      """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%@ has %#@cats@ and %@" },
        "substitutions" : { "cats" : { "formatSpecifier" : "lld", "variations" : \(cats) } } } } }
      """)
    expectEqual(catalog.text("k", "en", "Ann", 2, "Bob"), "Ann has 2 cats and Bob")
    let loop = plurals(["other": "again %#@loop@"])
    let endless = try StringCatalog.sample(
      """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@loop@" },
        "substitutions" : { "loop" : { "argNum" : 1, "variations" : \(loop) } } } } }
      """)
    expectEqual(endless.text("k", "en", 2), "again (null)")
  }

  @Test func `Translations may change the order of arguments; without any, percent signs stay`() throws {
    let catalog = try StringCatalog.sample(
      #""%@ of %@" : { "localizations" : { "ja" : \#(unit("%2$@の%1$@")) } }"#)
    expectEqual(catalog.text("%@ of %@", "en", "a", "b"), "a of b")
    expectEqual(catalog.text("%@ of %@", "ja", "a", "b"), "bのa")
    expectEqual(catalog.text("%@ of %@", "en", "a"), "a of (null)")
    let percents = try StringCatalog.sample(
      #""a" : { "localizations" : { "en" : \#(unit("50% off %@ 100%%")) } }"#)
    expectEqual(percents.text("a", "en"), "50% off %@ 100%%")
  }
}
