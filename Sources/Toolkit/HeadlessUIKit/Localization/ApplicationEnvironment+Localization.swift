import Foundation

extension ApplicationEnvironment {
  /// The text of a key from a table of the application, in the best of the user's languages.
  ///
  /// Without such a table, or such a key in it, the key is the text. The stage's pseudolanguage applies.
  public func localizedString(
    forKey key: String, table: String = "Localizable", arguments: [Any] = []
  ) -> String {
    let catalog = stringCatalogs.last { $0.name == table } ?? .empty(named: table)
    return localizedString(forKey: key, in: catalog, arguments: arguments)
  }

  func localizedString(forKey key: String, in catalog: StringCatalog, arguments: [Any]) -> String {
    let languages = languages.enumerated().map { $0 == 0 ? locale.identifier : $1 }
    return catalog.string(
      forKey: key, languages: languages, locale: locale, arguments: arguments,
      idiom: UIScreen.main.device.idiom, pseudolanguage: settings.pseudolanguage)
  }
}

extension StringCatalog {
  /// The text of a key in the running application's language, with arguments filled in.
  @MainActor
  public func string(_ key: String, _ arguments: Any...) -> String {
    UIApplication.shared.environment.localizedString(forKey: key, in: self, arguments: arguments)
  }

  /// The text of a key from the running application's table `Localizable`.
  @MainActor
  public static func string(_ key: String, _ arguments: Any...) -> String {
    UIApplication.shared.environment.localizedString(forKey: key, arguments: arguments)
  }
}

extension String {
  /// The text of a key from the running application's tables, in its language: `String(localized: "\(count) cards")`.
  @MainActor
  public init(localized key: LocalizedKey, table: String? = nil, comment: StaticString? = nil) {
    self = UIApplication.shared.environment.localizedString(
      forKey: key.key, table: table ?? "Localizable", arguments: key.arguments)
  }
}

/// The text of a key from the running application's table `Localizable`, in its language.
@MainActor
public func NSLocalizedString(_ key: String, comment: String) -> String {
  UIApplication.shared.environment.localizedString(forKey: key)
}

/// The text of a key from one of the running application's tables, in its language.
@MainActor
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  UIApplication.shared.environment.localizedString(forKey: key, table: tableName ?? "Localizable")
}
