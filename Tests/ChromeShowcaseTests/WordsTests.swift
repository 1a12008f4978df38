import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The app's own texts are in the user's language; those of websites, users, shops and servers are not.
@Suite @MainActor struct WordsTests {
  /// The texts on the screen of a use case, for a user who speaks German.
  private func texts(_ name: String) throws -> [String] {
    let useCase = try #require(chrome.useCases.first { $0.name == name })
    var configuration = StageConfiguration.iPhone
    configuration.environment.languages = ["de"]
    let stage = try Stage(useCase, in: chrome, configuration: configuration)
    return stage.run {
      UIApplication.shared.windows.flatMap { $0.descendants(UIView.self) }.flatMap { view in
        [(view as? UILabel)?.text, view.accessibilityLabel].compactMap { $0 }
      }
    }
  }

  @Test func `The app's own words are German, and what others bring is the same in every language`() {
    forEachRow([
      ("Generic payment request editor", ["Name*", "Land*", "Ort/Provinz*", "Adresse*", "Postleitzahl"]),
      ("Alert", ["HTTP-Authentifizierung", "Langer Hinweis", "Berechtigungshinweis", "Kamera"]),
      ("Dark theme recent tabs", ["Zuletzt verwendete Tabs im dunklen Design"]),
      ("Toolbars for tab grid", ["Vorn", "Hinten"]),
      ("Badge View", ["Bestätigtes zeigen", "Überlauf zeigen"]),
      ("Search Widget", ["Inkognito-Suche"]),
      ("Table View", ["Tabellenansicht", "Mobile Lesezeichen", "Weitere Lesezeichen"]),
      ("Infobar Banner", ["Test-Infoleiste", "Dies ist eine Test-Infoleiste."]),
      ("ImageView with top aligned aspect fill", ["Normale ImageView, ausgefüllt"]),
      ("UIKit Table Cells", ["Standardstil", "Stil „Wert 1“", "Stil „Wert 2“", "Untertitelstil"]),
      ("Enterprise loading screen", ["In Bearbeitung"]),
    ]) { (useCase: String, expected: [String]) in
      let texts = try texts(useCase)
      for text in expected { #expect(texts.contains(text), "\(useCase)") }
    }
    forEachRow([
      ("Generic payment request editor", ["Canada"]),
      ("Payment request picker view", ["Belgium", "España", "México"]),
      ("Dark theme recent tabs", ["Work laptop", "Example Domain"]),
      ("Table View", ["Chromium", "The New York Times"]),
      ("Alert", ["alert()", "prompt()", "confirm()"]),
      ("Text badge", ["TEXT"]),
    ]) { (useCase: String, expected: [String]) in
      let texts = try texts(useCase)
      for text in expected { #expect(texts.contains(text), "\(useCase)") }
    }
  }

  @Test func `Fields are found by the same identifiers in every language`() throws {
    let useCase = try #require(chrome.useCases.first { $0.name == "Generic payment request editor" })
    var configuration = StageConfiguration.iPhone
    configuration.environment.languages = ["ja"]
    try Stage(useCase, in: chrome, configuration: configuration).run {
      let fields = UIApplication.shared.windows.flatMap { $0.descendants(UITextField.self) }
      expectEqual(
        fields.compactMap(\.accessibilityIdentifier),
        [
          "Name_textField", "City/Province_textField", "Address_textField", "Postal Code_textField",
        ])
    }
  }
}
