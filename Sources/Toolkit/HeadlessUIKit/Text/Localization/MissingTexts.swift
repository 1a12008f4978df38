import Foundation
import InterfaceDocuments

/// The texts that an application looked up and that its catalogs lack.
///
/// A key is missing if its table or the key is not there, whatever the language, or if the key has no text in the
/// language in which the catalog is shown. It is not missing, although the key or another language's text is shown,
/// in an application without catalogs, in a language that the catalog does not have at all, in the source language,
/// whose keys are texts, and for a text that is not to be translated.
@MainActor
struct MissingTexts {
  private var missing: Set<MissingText> = []
  /// What was looked up before, since most texts are looked up often.
  private var known: [String: Set<String>] = [:]
  private var shownLanguages: [String: String] = [:]

  var all: [MissingText] { Array(missing) }

  mutating func note(_ key: String, in catalog: StringCatalog, _ languages: [String]) {
    guard !key.isEmpty, known[catalog.name, default: []].insert(key).inserted else { return }
    if let text = catalog.absence(of: key, in: shownLanguage(of: catalog, languages)) { missing.insert(text) }
  }

  private mutating func shownLanguage(of catalog: StringCatalog, _ languages: [String]) -> String {
    if let shown = shownLanguages[catalog.name] { return shown }
    let shown = catalog.shownLanguage(for: languages)
    shownLanguages[catalog.name] = shown
    return shown
  }
}

/// A text that was looked up and that a catalog lacks.
package struct MissingText: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The name of the table.
  package let table: String
  /// The language in which the key has no text; `nil` if it is not in the table at all.
  package let language: String?
  /// The key in the table that is the nearest to one that is not there.
  package let nearest: String?

  /// Creates a missing text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table.
  ///   - language: The language in which it has no text; `nil` if it is not in the table at all.
  ///   - nearest: The nearest key of the table; none by default.
  package init(key: String, table: String, language: String?, nearest: String? = nil) {
    (self.key, self.table, self.language, self.nearest) = (key, table, language, nearest)
  }
}

extension UIApplication {
  /// The texts that were looked up and that the application's catalogs lack, each once, in no order.
  package var missingTexts: [MissingText] { environment.missingTexts.all }
}

extension StringCatalog {
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the language that an application with this catalog is shown in: the first of the user's languages that
  /// the catalog has, otherwise the source language.
  func shownLanguage(for languages: [String]) -> String {
    let own = Set(self.languages)
    return languages.flatMap(Self.fallbacks).first(where: own.contains) ?? sourceLanguage
  }

  /// Returns what a catalog lacks for a key; `nil` if it has its text in a language, or needs no other.
  fileprivate func absence(of key: String, in language: String) -> MissingText? {
    guard let entry = entries[key] else {
      return MissingText(
        key: key, table: name, language: nil, nearest: nearestName(to: key, among: entries.keys))
    }
    guard language != sourceLanguage || showsOneLanguage, entry.shouldTranslate != false else { return nil }
    // A region's own texts complete those of the language.
    let names = Self.fallbacks(of: language) + [language]
    let isThere = names.contains { entry.localizations?[$0]?.isUntranslated == false }
    return isThere ? nil : MissingText(key: key, table: name, language: language)
  }
}
