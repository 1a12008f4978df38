import Foundation

/// The texts of an application in its languages: an Xcode String Catalog (`.xcstrings`).
///
///     let file = URL(filePath: "Localizable.xcstrings")
///     let catalog = try StringCatalog(contentsOf: file)
///     catalog.string(forKey: "%lld cards", locale: Locale(identifier: "pl_PL"), arguments: [3])
///
/// Plurals, variations by device and substitutions are looked up as in Xcode's build. A missing
/// translation falls back from the language in its region to the language, then to the source
/// language, and finally to the key.
public struct StringCatalog: Hashable, Sendable {
  /// The name of the table, as errors show it.
  public let name: String
  /// The language of the keys.
  public let sourceLanguage: String
  let entries: [String: Entry]
  /// Whether only the language that the application is shown in has texts, as in tables of languages' folders.
  let showsOneLanguage: Bool

  /// Reads the JSON of a catalog. The error lists all faults.
  ///
  /// - Parameters:
  ///   - json: The contents of an `.xcstrings` file.
  ///   - name: The name of the table; `Localizable` by default.
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
    showsOneLanguage = false
  }

  /// Reads a catalog's file.
  ///
  /// - Parameter file: An `.xcstrings` file, whose name without the extension is the table's.
  /// - Throws: Foundation's error if the file cannot be read, and ``StringCatalogError`` if it has
  ///   faults.
  public init(contentsOf file: URL) throws {
    let data = try Data(contentsOf: file)
    try self.init(data, name: file.deletingPathExtension().lastPathComponent)
  }

  /// Creates a table of texts that were read from other files.
  init(
    name: String, sourceLanguage: String, entries: [String: Entry], showsOneLanguage: Bool = false
  ) {
    (self.name, self.sourceLanguage, self.entries) = (name, sourceLanguage, entries)
    self.showsOneLanguage = showsOneLanguage
  }

  /// Returns a table without keys, in which each key is its own text.
  static func empty(named name: String) -> StringCatalog {
    StringCatalog(name: name, sourceLanguage: "en", entries: [:])
  }

  /// All keys in alphabetical order, including those that no source file uses any more.
  public var keys: [String] { entries.keys.sorted() }

  /// All languages with a translation, and the source language, in alphabetical order.
  public var languages: [String] {
    Set(entries.values.flatMap { ($0.localizations ?? [:]).keys } + [sourceLanguage]).sorted()
  }

  /// Returns the keys that have a text in a language, in alphabetical order; all others fall back.
  ///
  /// - Parameter language: The code exactly as in the file, such as `de` or `pt-BR`.
  public func keys(in language: String) -> [String] {
    entries.filter { $0.value.localizations?[language]?.isUntranslated == false }.keys.sorted()
  }

  /// Returns Xcode's extraction state of a key, such as `manual` or `stale`; `nil` if it has none.
  ///
  /// - Parameter key: The key; an unknown one has no state.
  public func extractionState(ofKey key: String) -> String? { entries[key]?.extractionState }
}

extension StringCatalog {
  /// Returns the tables among a bundle's resources: catalogs (`.xcstrings`) in any folder, and `.strings` and
  /// `.stringsdict` in the folders of languages, such as `de.lproj`, as one table for each name.
  ///
  /// - Parameter bundle: The bundle whose resources are searched.
  /// - Returns: The tables in the order of their names.
  /// - Throws: Foundation's error, or ``StringCatalogError`` for the first catalog with faults, or an error that names
  ///   another file with faults.
  public static func all(in bundle: Bundle) throws -> [StringCatalog] {
    let files = FileManager.default.enumerator(
      at: bundle.resourceURL ?? bundle.bundleURL, includingPropertiesForKeys: nil)
    let catalogs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "xcstrings"
    }
    // Throws the fault of a catalog with its positions.
    for catalog in catalogs { _ = try StringCatalog(contentsOf: catalog) }
    let tables = TextTables(in: BundleFolders.of(bundle))
    if let fault = tables.faults.first { throw fault }
    return tables.catalogs
  }
}

extension StringCatalog {
  /// Returns the text of a key with its arguments filled in.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text if the catalog has no other.
  ///   - locale: The requested language, and the number format.
  ///   - arguments: The values of `%@`, `%lld`, `%2$@` and so on; numbers choose among plurals.
  ///   - idiom: The device for variations; a phone by default.
  ///   - pseudolanguage: The pseudolanguage; `nil` by default.
  public func string(
    forKey key: String, locale: Locale, arguments: [Any] = [], idiom: UIUserInterfaceIdiom = .phone,
    pseudolanguage: Pseudolanguage? = nil
  ) -> String {
    string(
      forKey: key, languages: [locale.identifier], locale: locale, arguments: arguments, idiom: idiom,
      pseudolanguage: pseudolanguage)
  }

  /// Returns the text of a key in the best of several languages.
  func string(
    forKey key: String, languages: [String], locale: Locale, arguments: [Any], idiom: UIUserInterfaceIdiom,
    pseudolanguage: Pseudolanguage?
  ) -> String {
    let (text, language) = text(forKey: key, languages: languages) ?? (Text(key), sourceLanguage)
    let writer = LocalizedTextWriter(
      language: language, locale: locale, arguments: arguments, idiom: idiom, pseudolanguage: pseudolanguage)
    return writer.write(text) ?? key
  }

  /// Returns the best existing text of a key, and its language; `nil` if the key is the text.
  func text(forKey key: String, languages: [String]) -> (text: Text, language: String)? {
    guard let entry = entries[key] else { return nil }
    if showsOneLanguage { return text(of: entry, in: shownLanguage(for: languages)) }
    // A text that is not to be translated is the same in every language.
    let candidates = entry.shouldTranslate == false ? [] : languages.flatMap(Self.fallbacks)
    for language in candidates + [sourceLanguage] {
      if let text = entry.localizations?[language], !text.isUntranslated { return (text, language) }
      // In the source language, the key is the text unless the catalog has another.
      if language == sourceLanguage { break }
    }
    return nil
  }

  /// Returns an entry's text in a language, or in the language without its region.
  private func text(of entry: Entry, in language: String) -> (text: Text, language: String)? {
    (Self.fallbacks(of: language) + [language]).lazy.compactMap { name in
      entry.localizations?[name].map { ($0, name) }
    }.first
  }

  /// Returns the names that a language may have in a catalog, the most specific first:
  /// `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
  static func fallbacks(of identifier: String) -> [String] {
    let language = Locale.Language(identifier: identifier)
    guard let code = language.languageCode?.identifier else { return [] }
    let script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    let region = language.region?.identifier
    let names = [[code, script, region], [code, script], [code, region], [code]].filter { !$0.contains(nil) }
    return names.map { $0.compactMap(\.self).joined(separator: "-") }
  }
}
