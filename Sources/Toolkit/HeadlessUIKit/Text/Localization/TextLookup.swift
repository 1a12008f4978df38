import Foundation
import Synchronization

/// The tables of an application's texts, and the languages in which they are looked up.
struct TextLookup: Sendable {
  /// The tables that the application registered.
  var catalogs: [StringCatalog] = []
  var settings = EnvironmentSettings()

  /// Returns the table in which a key is looked up; `nil` if there is no such table.
  ///
  /// A bundle other than the main one has its own tables, which come before those that the application registered. If it
  /// registered none, the tables of the main bundle are those of all packages' bundles. Of several, the first one with
  /// the key is returned, otherwise the first one.
  func table(_ name: String, of bundle: Bundle?, for key: String) -> StringCatalog? {
    var tables = catalogs.reversed().filter { $0.name == name }
    if let bundle, bundle !== Bundle.main {
      tables = TextTables.of(bundle).catalogs.filter { $0.name == name } + tables
    } else if catalogs.isEmpty {
      tables = TextTables.of(nil).catalogs.filter { $0.name == name }
    } else {
      tables = Array(tables.prefix(1))
    }
    return tables.first { $0.entries[key] != nil } ?? tables.first
  }

  /// The languages in which texts are looked up: the user's, the first one in the user's region.
  var languages: [String] {
    settings.languages.enumerated().map { $0 == 0 ? settings.locale.identifier : $1 }
  }
}

extension TextLookup {
  private static let lastRegistered = Mutex(TextLookup())

  /// The tables of the application that registered some last, which other threads read.
  static var last: TextLookup {
    get { lastRegistered.withLock { $0 } }
    set { lastRegistered.withLock { $0 = newValue } }
  }

  /// Returns a text of the running application; off the main actor, of the one that registered tables last.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle; `nil` is the main one.
  ///   - value: The text of a key that is not there; `nil` for the key itself.
  ///   - arguments: The values for placeholders; none by default.
  static func text(
    _ key: String, table: String?, bundle: Bundle?, value: String?, arguments: [Any] = []
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard UITraitCollection.isMain else {
      return last.text(key, table, bundle, value, arguments)
    }
    nonisolated(unsafe) let arguments = arguments
    return MainActor.assumeIsolated {
      UIApplication.shared.environment.text(key, table, bundle, value, arguments)
    }
  }

  private func text(
    _ key: String, _ table: String, _ bundle: Bundle?, _ value: String?, _ arguments: [Any]
  ) -> String {
    let catalog = self.table(table, of: bundle, for: key) ?? .empty(named: table)
    let found = catalog.text(forKey: key, languages: languages)
    let (text, language) = found ?? (StringCatalog.Text(value ?? key), catalog.sourceLanguage)
    let writer = LocalizedTextWriter(
      language: language, locale: settings.locale, arguments: arguments, idiom: .phone,
      pseudolanguage: settings.pseudolanguage)
    return writer.write(text) ?? key
  }
}

extension ApplicationEnvironment {
  /// Returns a text, and notes a key that is not there and has no text in the app's source.
  func text(
    _ key: String, _ table: String, _ bundle: Bundle?, _ value: String?, _ arguments: [Any]
  ) -> String {
    let lookup = TextLookup(catalogs: stringCatalogs, settings: settings)
    if stringCatalogs.isEmpty || bundle != nil {
      for fault in TextTables.of(bundle).faults { resourceFaults.note(fault) }
    }
    let catalog = lookup.table(table, of: bundle, for: key) ?? .empty(named: table)
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    if let value, catalog.entries[key] == nil {
      return writer(catalog.sourceLanguage, arguments).write(StringCatalog.Text(value)) ?? value
    }
    return localizedString(forKey: key, in: catalog, arguments: arguments)
  }

  /// Returns what writes texts of a language with the user's settings.
  func writer(_ language: String, _ arguments: [Any], in other: Locale? = nil) -> LocalizedTextWriter {
    LocalizedTextWriter(
      language: language, locale: other ?? locale, arguments: arguments, idiom: UIScreen.main.device.idiom,
      pseudolanguage: settings.pseudolanguage)
  }
}
