import Foundation

extension StringCatalog {
  /// The text of a key with its arguments filled in.
  ///
  /// - Parameters:
  ///   - locale: The language that is wanted, and how numbers are written.
  ///   - arguments: What fills `%@`, `%lld`, `%2$@` and so on; numbers choose among plurals.
  ///   - idiom: The device that variations are chosen by; a telephone by default.
  ///   - pseudolanguage: What is made of the text; nothing by default.
  public func string(
    forKey key: String, locale: Locale, arguments: [Any] = [], idiom: UIUserInterfaceIdiom = .phone,
    pseudolanguage: Pseudolanguage? = nil
  ) -> String {
    string(
      forKey: key, languages: [locale.identifier], locale: locale, arguments: arguments, idiom: idiom,
      pseudolanguage: pseudolanguage)
  }

  /// The text of a key in the best of several languages.
  func string(
    forKey key: String, languages: [String], locale: Locale, arguments: [Any], idiom: UIUserInterfaceIdiom,
    pseudolanguage: Pseudolanguage?
  ) -> String {
    let (text, language) = text(forKey: key, languages: languages)
    let writer = LocalizedTextWriter(
      language: language, locale: locale, arguments: arguments, idiom: idiom, pseudolanguage: pseudolanguage)
    return writer.write(text) ?? key
  }

  /// The best text that there is of a key, and its language.
  private func text(forKey key: String, languages: [String]) -> (text: Text, language: String) {
    let entry = entries[key]
    let wanted = entry?.shouldTranslate == false ? [] : languages.flatMap(Self.fallbacks)
    for language in wanted + [sourceLanguage] {
      if let text = entry?.localizations?[language], !text.isUntranslated { return (text, language) }
      // The key is the text in the source language, unless the catalog has another.
      if language == sourceLanguage { break }
    }
    return (Text(key), sourceLanguage)
  }

  /// The names that a language may have in a catalog, the most exact first: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
  private static func fallbacks(of identifier: String) -> [String] {
    let language = Locale.Language(identifier: identifier)
    guard let code = language.languageCode?.identifier else { return [] }
    let script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    let region = language.region?.identifier
    let names = [[code, script, region], [code, script], [code, region], [code]].filter { !$0.contains(nil) }
    return names.map { $0.compactMap(\.self).joined(separator: "-") }
  }
}
