import Foundation

/// The texts of an app in its languages: an Xcode String Catalog (`.xcstrings`).
///
///     let catalog = try StringCatalog(contentsOf: url)
///     catalog.string(forKey: "%lld cards", locale: Locale(identifier: "pl_PL"), arguments: [3])
///
/// Plurals, variations by device and substitutions are looked up as Xcode's build does. A text that is not translated
/// falls back from the language in its region to the language, then to the source language, and to the key at last.
public struct StringCatalog: Hashable, Sendable {
  /// The table's name, which errors tell.
  public let name: String
  /// The language of the keys.
  public let sourceLanguage: String
  let entries: [String: Entry]

  /// Reads the JSON of a catalog; throws everything that is wrong with it at once.
  public init(_ json: Data, name: String = "Localizable") throws(StringCatalogError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: json)
    } catch {
      throw StringCatalogError(catalog: name, faults: [StringCatalogError.Fault(error)])
    }
    let faults = document.faults
    guard faults.isEmpty else { throw StringCatalogError(catalog: name, faults: faults) }
    self.name = name
    sourceLanguage = document.sourceLanguage
    entries = document.strings
  }

  /// Reads a catalog's file, which names it; throws Foundation's error if there is none, or ``StringCatalogError``.
  public init(contentsOf file: URL) throws {
    let data = try Data(contentsOf: file)
    try self.init(data, name: file.deletingPathExtension().lastPathComponent)
  }

  private init(name: String, sourceLanguage: String, entries: [String: Entry]) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.entries = entries
  }

  /// A table without keys, in which every key is its own text.
  static func empty(named name: String) -> StringCatalog {
    StringCatalog(name: name, sourceLanguage: "en", entries: [:])
  }

  /// All keys in alphabetical order, those too that the source no longer has.
  public var keys: [String] { entries.keys.sorted() }

  /// All languages that a key is translated into, and the source language, in alphabetical order.
  public var languages: [String] {
    Set(entries.values.flatMap { ($0.localizations ?? [:]).keys } + [sourceLanguage]).sorted()
  }

  /// The keys that have a text of this very language, in alphabetical order; the others fall back.
  public func keys(in language: String) -> [String] {
    entries.filter { $0.value.localizations?[language]?.isUntranslated == false }.keys.sorted()
  }

  /// What Xcode notes of a key's origin, such as `manual` or `stale`.
  public func extractionState(ofKey key: String) -> String? { entries[key]?.extractionState }
}

extension StringCatalog {
  /// The catalogs among a bundle's resources, whatever folders they lie in, in the order of their names.
  ///
  /// - Throws: Foundation's error, or ``StringCatalogError`` of the first one that is not right.
  public static func all(in bundle: Bundle) throws -> [StringCatalog] {
    let files = FileManager.default.enumerator(
      at: bundle.resourceURL ?? bundle.bundleURL, includingPropertiesForKeys: nil)
    let catalogs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "xcstrings"
    }
    return try catalogs.map { try StringCatalog(contentsOf: $0) }.sorted { $0.name < $1.name }
  }
}

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
