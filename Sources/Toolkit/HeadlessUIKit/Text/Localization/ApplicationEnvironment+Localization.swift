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
    return catalog.string(
      forKey: key, languages: languages, locale: locale, arguments: arguments,
      idiom: UIScreen.main.device.idiom, pseudolanguage: settings.pseudolanguage)
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

extension String {
  /// Makes the text of a key from the running application's tables, in its language:
  /// `String(localized: "\(count) cards")`. The comment is for translators only.
  ///
  /// - Parameters:
  ///   - key: The key with its arguments, as a literal.
  ///   - table: The table; `nil`, the default, is `Localizable`.
  ///   - comment: A comment for translators; ignored.
  @preconcurrency @MainActor
  public init(localized key: LocalizedKey, table: String? = nil, comment: StaticString? = nil) {
    self = UIApplication.shared.environment.localizedString(
      forKey: key.key, table: table ?? "Localizable", arguments: key.arguments)
  }
}

/// Returns the text of a key from the running application's table `Localizable`, in its language.
/// The comment is for translators only.
///
/// - Parameters:
///   - key: The key, which is also the text if there is no other.
///   - comment: A comment for translators; ignored.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, comment: String) -> String {
  UIApplication.shared.environment.localizedString(forKey: key)
}

/// Returns the text of a key from one of the running application's tables, in its language; a `nil`
/// table is `Localizable`. The comment is for translators only.
///
/// - Parameters:
///   - key: The key, which is also the text if there is no other.
///   - tableName: The table; `nil` is `Localizable`.
///   - comment: A comment for translators; ignored.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  UIApplication.shared.environment.localizedString(forKey: key, table: tableName ?? "Localizable")
}
