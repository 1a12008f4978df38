import Foundation

extension ApplicationEnvironment {
  /// Returns the text of a key from a table of the application, in the best of the user's
  /// languages.
  ///
  /// If the table or the key is missing, the key itself is the text. The application's
  /// pseudolanguage applies.
  ///
  /// - Parameters:
  ///   - key: The key, such as `%lld cards`.
  ///   - table: The name of the table; `Localizable` by default.
  ///   - arguments: The values for the key's placeholders; none by default.
  public func localizedString(
    forKey key: String, table: String = "Localizable", arguments: [Any] = []
  ) -> String {
    let catalog = stringCatalogs.last { $0.name == table } ?? .empty(named: table)
    return localizedString(forKey: key, in: catalog, arguments: arguments)
  }

  func localizedString(forKey key: String, in catalog: StringCatalog, arguments: [Any]) -> String {
    // The first language is looked up with the user's region, which its code may not include.
    let languages = languages.enumerated().map { $0 == 0 ? locale.identifier : $1 }
    // Without catalogs, each key is its own text by design.
    if !catalog.isEmpty || !stringCatalogs.isEmpty { missingTexts.note(key, in: catalog, languages) }
    let (text, language) =
      catalog.text(forKey: key, languages: languages) ?? (StringCatalog.Text(key), catalog.sourceLanguage)
    let written = writer(language, arguments).write(text) ?? key
    if arguments.isEmpty { formats.note(written, text, language) }
    return written
  }
}

extension StringCatalog {
  /// Returns the text of a key in the running application's language, with its arguments filled in.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text if there is no other.
  ///   - arguments: The values for the placeholders, in order.
  @preconcurrency @MainActor
  public func string(_ key: String, _ arguments: Any...) -> String {
    UIApplication.shared.environment.localizedString(forKey: key, in: self, arguments: arguments)
  }

  /// Returns the text of a key from the running application's table `Localizable`, with arguments
  /// filled in.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text if there is no other.
  ///   - arguments: The values for the placeholders, in order.
  @preconcurrency @MainActor
  public static func string(_ key: String, _ arguments: Any...) -> String {
    UIApplication.shared.environment.localizedString(forKey: key, arguments: arguments)
  }
}
