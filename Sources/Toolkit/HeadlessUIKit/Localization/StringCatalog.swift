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
