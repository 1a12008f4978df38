import InterfaceDocuments

/// The texts of a file in the language of the stage, by the identifiers of objects and the names of their properties.
///
/// A string catalog with the file's name comes before tables in `.lproj` folders.
@MainActor
struct InterfaceTranslations {
  private let catalog: StringCatalog?
  private let table: [String: String]

  /// Finds a file's texts, in the first of the user's languages that has a table; a table that cannot be read is noted.
  init(of name: String, in sources: InterfaceSources, _ environment: ApplicationEnvironment) {
    catalog = environment.stringCatalogs.last { $0.name == name }
    table = catalog == nil ? Self.table(of: name, in: sources, environment) : [:]
  }

  /// Returns the text of a key such as `a-1.text`; `nil` for the one in the file.
  ///
  /// A catalog is asked only for the keys that it has, as it notes those that it cannot translate.
  func text(forKey key: String) -> String? {
    guard let catalog else { return table[key] }
    guard catalog.entries[key] != nil else { return nil }
    let environment = UIApplication.shared.environment
    let text = environment.localizedString(forKey: key, in: catalog, arguments: [])
    return environment.hasText(forKey: key, in: catalog) ? text : nil
  }

  private static func table(
    of name: String, in sources: InterfaceSources, _ environment: ApplicationEnvironment
  ) -> [String: String] {
    for language in environment.languages.flatMap(names) {
      do throws(InterfaceFault) {
        let texts = try sources.texts(of: name, language: language)
        if !texts.isEmpty { return texts }
      } catch {
        environment.interfaceFiles.note(error)
      }
    }
    return [:]
  }

  /// The names of a language's folder, with and without its region.
  private static func names(of language: String) -> [String] {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return [language, parts.joined(separator: "_"), parts.first.map(String.init) ?? language]
  }
}

extension ApplicationEnvironment {
  /// Whether a catalog has another text for a key than the key itself, in any of the user's languages.
  fileprivate func hasText(forKey key: String, in catalog: StringCatalog) -> Bool {
    catalog.string(
      forKey: key, languages: [locale.identifier] + languages.dropFirst(), locale: locale, arguments: [],
      idiom: UIScreen.main.device.idiom, pseudolanguage: nil) != key
  }
}
