import Foundation
import HeadlessUIKit
import Onboarding

/// The languages of the app, in the order of the specification.
let languages = [
  "cs", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv", "th", "tr",
  "uk",
  "vi", "zh-Hans", "zh-Hant",
]

extension StringCatalog {
  /// The app's only table.
  static var onboardingTable: StringCatalog {
    get throws {
      let catalogs = try onboarding.get()
      return catalogs[0]
    }
  }

  /// The text of a key in an app with a language.
  func text(_ key: String, _ language: String) -> String {
    string(forKey: key, locale: Locale(identifier: language))
  }
}
