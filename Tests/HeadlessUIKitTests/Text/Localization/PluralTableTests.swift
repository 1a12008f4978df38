import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts with plurals in files `.stringsdict`.
@Suite @MainActor struct PluralTableTests {
  private static func variable(_ name: String, _ forms: [(String, String)], format: String = "d") -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(format)</string>
    \(forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined())</dict>
    """
  }

  private static func text(_ key: String, _ format: String, _ variables: String...) -> String {
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables.joined())</dict>
    """
  }

  private static let cards = variable("cards", [("one", "%d card"), ("other", "%d cards")])
  private static let decks = variable("decks", [("one", "%d deck"), ("other", "%d decks")])

  private func table(_ content: String) throws -> PluralTable {
    try PluralTable(Data(AppFolder.list(content).utf8), file: "Localizable.stringsdict")
  }

  @Test func `A variable takes the form of its number`() throws {
    let table = try table(Self.text("cards", "You have %#@cards@.", Self.cards))
    expectEqual(table.text("cards", language: "en", [1]), "You have 1 card.")
    expectEqual(table.text("cards", language: "en", [0]), "You have 0 cards.")
    expectEqual(table.text("cards", language: "ja", [1]), "You have 1 cards.")
  }

  @Test func `Each variable has its own argument, in order or by its number`() throws {
    let two = try table(Self.text("a", "%#@cards@ in %#@decks@", Self.cards, Self.decks))
    expectEqual(two.text("a", language: "en", [1, 2]), "1 card in 2 decks")
    let swapped = try table(Self.text("a", "%2$#@decks@: %1$#@cards@ (%3$@)", Self.cards, Self.decks))
    expectEqual(swapped.text("a", language: "en", [3, 1, "x"]), "1 deck: 3 cards (x)")
  }

  @Test func `A variable's text may contain another variable, and the arguments after its own`() throws {
    let nested = try table(
      Self.text(
        "a", "%#@cards@",
        Self.variable(
          "cards", [("one", "%d card in %2$#@decks@"), ("other", "%d cards in %#@decks@ of %3$@")]),
        Self.decks))
    expectEqual(nested.text("a", language: "en", [1, 1, "Ann"]), "1 card in 1 deck")
    expectEqual(nested.text("a", language: "en", [5, 2, "Ann"]), "5 cards in 2 decks of Ann")
    let own = try table(
      Self.text("a", "%2$#@cards@", Self.variable("cards", [("other", "%d cards of %@")], format: "lu")))
    expectEqual(own.text("a", language: "en", ["x", 4, "Bob"]), "4 cards of Bob")
  }

  @Test func `Zero has a form of its own, decimals and formats are kept, and numbers are the language's`()
    throws
  {
    let table = try table(
      Self.text(
        "a", "%#@n@",
        Self.variable("n", [("zero", "nothing"), ("one", "%.1f point"), ("other", "%.1f points")]))
    )
    expectEqual(table.text("a", language: "en", [0]), "nothing")
    expectEqual(table.text("a", language: "de", [1.5]), "1,5 points")
    expectEqual(table.text("a", language: "fr", [1.5]), "1,5 point")
  }

  @Test func `A text may depend on the device or on its width`() throws {
    let table = try table(
      """
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>other</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>Click %#@cards@</string>\(Self.cards)</dict>
      </dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>5</key><string>Go</string><key>20</key><string>Go to the settings</string></dict></dict>
      """)
    expectEqual(table.text("tap", language: "en", [1]), "Tap")
    expectEqual(table.text("wide", language: "en", []), "Go to the settings")
    let tablet = LocalizedTextWriter(
      language: "en", locale: Locale(identifier: "en"), arguments: [1], idiom: .pad, pseudolanguage: nil)
    expectEqual(try #require(table.texts["tap"].flatMap(tablet.write)), "Click 1 card")
  }

  @Test func `A fault has its keys, what was expected and the nearest name`() {
    forEachRow([
      ("<key>a</key><integer>1</integer>", "a: expected a dictionary or a text"),
      ("<key>a</key><dict/>", "a: the text 'NSStringLocalizedFormatKey' is missing"),
      (
        "<key>a</key><dict><key>NSStringLocalisedFormatKey</key><string>x</string></dict>",
        "a: the text 'NSStringLocalizedFormatKey' is missing; the nearest is 'NSStringLocalisedFormatKey'"
      ),
      (
        Self.text("a", "%#@card@", Self.cards),
        "a > NSStringLocalizedFormatKey: there is no variable 'card'; the nearest is 'cards'"
      ),
      (
        Self.text("a", "%#@n@", Self.variable("n", [("other", "%#@m@")])),
        "a > n > other: there is no variable 'm'; the nearest is 'n'"
      ),
      (Self.text("a", "%#@n@", Self.variable("n", [("one", "x")])), "a > n: the form 'other' is missing"),
      (
        Self.text("a", "%#@n@", Self.variable("n", [("others", "x")])),
        "a > n > others: 'others' is unknown, expected one of: zero, one, two, few, many, other; the nearest is 'other'"
      ),
    ]) { content, problem in
      let fault = #expect(throws: ResourceFault.self) { try table(content) }
      expectEqual(fault?.description, "Localizable.stringsdict: \(problem)")
    }
    let fault = #expect(throws: ResourceFault.self) { try PluralTable(Data("x".utf8), file: "A.stringsdict") }
    expectEqual(fault?.description, "A.stringsdict: expected a property list with a dictionary")
  }

  @Test func `A format that was looked up takes the form of its arguments when it is filled`() throws {
    let files = [
      "en.lproj/Localizable.stringsdict": AppFolder.list(
        Self.text("cards", "%#@value@", Self.variable("value", [("one", "%d card"), ("other", "%d cards")]))
          + Self.text(
            "decks", "%#@value@", Self.variable("value", [("one", "%d deck"), ("other", "%d decks")]))),
      "en.lproj/Localizable.strings": #""cards" = "only plural"; "plain" = "%d of %@";"#,
    ]
    let app = try AppFolder(files)
    app.run {
      let cards = NSLocalizedString("cards", comment: "")
      expectEqual(String(localizedFormat: cards, 1), "1 card")
      expectEqual(String.localizedTextWithFormat(cards, 1234), "1,234 cards")
      expectEqual(String(localizedFormat: cards, arguments: [1234]), "1234 cards")
      expectEqual(
        String(
          localizedFormat: NSLocalizedString("decks", comment: ""), locale: Locale(identifier: "de"), 1234),
        "1.234 decks")
      let plain = NSLocalizedString("plain", comment: "")
      expectEqual(String(localizedFormat: plain, 1234, "x"), "1234 of x")
      expectEqual(String.localizedTextWithFormat(plain, 1234, "x"), "1,234 of x")
      expectEqual(String(localizedFormat: "100 %%"), "100 %")
    }
    // A format that another application of the process looked up is found by its text.
    let second = try AppFolder(files)
    second.run { expectEqual(String(localizedFormat: "%#@value@", 1), "1 card") }
  }

  @Test func `A catalog's plurals are chosen when the format is filled, too`() throws {
    let app = try AppFolder(
      [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld cards": {"localizations": {"pl": {"variations":
        \(plurals(["one": "%lld karta", "few": "%lld karty", "many": "%lld kart", "other": "%lld karty"]))}}}}}
        """
      ], languages: ["pl"])
    app.run {
      let format = NSLocalizedString("%lld cards", comment: "")
      expectEqual([1, 3, 5].map { String(localizedFormat: format, $0) }, ["1 karta", "3 karty", "5 kart"])
      expectEqual(String(localized: "\(5) cards"), "5 kart")
    }
  }
}
