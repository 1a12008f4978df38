import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct MissingTextsTests {
  /// A table with a text in German and one in German and British English.
  private func catalog() throws -> StringCatalog {
    try StringCatalog(
      Data(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "skip": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Auslassen"}}}},
          "later": {},
          "brand": {"shouldTranslate": false}
        }}
        """.utf8))
  }

  private func missing(
    in languages: [String], _ catalogs: [StringCatalog], _ body: @MainActor () -> Void
  ) -> Set<MissingText> {
    var settings = EnvironmentSettings()
    settings.languages = languages
    let application = UIApplication(environment: settings)
    application.environment.stringCatalogs = catalogs
    application.run(body)
    return Set(application.missingTexts)
  }

  @Test func `A key that is not in its table is missing in every language, each once`() throws {
    for language in ["en", "de", "ar"] {
      expectEqual(
        missing(in: [language], [try catalog()]) {
          for _ in 0..<2 { _ = String(localized: "skpi") }
          _ = String(localized: "skip", table: "Onboarding")
          _ = NSLocalizedString("skip", comment: "")
        },
        [
          MissingText(key: "skpi", table: "Localizable", language: nil, nearest: "skip"),
          MissingText(key: "skip", table: "Onboarding", language: nil),
        ])
    }
  }

  @Test func `A key without a text in a language that the table has is missing in this language only`() throws
  {
    let read: @MainActor () -> Void = {
      for key in ["skip", "later", "brand"] { _ = NSLocalizedString(key, comment: "") }
    }
    let later = MissingText(key: "later", table: "Localizable", language: "de")
    expectEqual(missing(in: ["de-AT"], [try catalog()], read), [later])
    expectEqual(missing(in: ["ar", "de"], [try catalog()], read), [later])
    expectEqual(missing(in: ["en-GB"], [try catalog()], read), [])
    // The table has nothing in Arabic, so the application is not in Arabic.
    expectEqual(missing(in: ["ar"], [try catalog()], read), [])
  }

  @Test func `Without catalogs, each key is its own text`() {
    expectEqual(missing(in: ["de"], []) { _ = String(localized: "skip", table: "Nowhere") }, [])
  }
}
