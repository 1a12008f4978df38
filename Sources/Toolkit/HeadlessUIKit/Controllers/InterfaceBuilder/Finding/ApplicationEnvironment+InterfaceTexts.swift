extension ApplicationEnvironment {
  /// Returns a file's texts in the first of the user's languages that has a table; empty in the language of the file.
  ///
  /// A string catalog with the file's name comes before tables in `.lproj` folders.
  func interfaceTexts(of name: String, in sources: InterfaceSources) -> [String: String] {
    if let catalog = stringCatalogs.last(where: { $0.name == name }) {
      return Dictionary(
        uniqueKeysWithValues: catalog.entries.keys.map { key in
          (key, localizedString(forKey: key, in: catalog, arguments: []))
        })
    }
    for language in languages.flatMap(Self.names) {
      let texts = sources.texts(of: name, language: language)
      if !texts.isEmpty { return texts }
    }
    return [:]
  }

  /// The names of a language's folder, with and without its region.
  private static func names(of language: String) -> [String] {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return [language, parts.joined(separator: "_"), parts.first.map(String.init) ?? language]
  }
}
