import Foundation

/// The texts with plurals or substitutions that were looked up without arguments: formats, whose form is chosen when
/// they are filled.
struct LocalizedFormats {
  private var texts: [String: Format] = [:]

  /// A text with its variations, and the language whose rules apply.
  struct Format {
    let text: StringCatalog.Text
    let language: String
  }

  /// Remembers what a format came from; of several equal ones, the last applies.
  mutating func note(_ format: String, _ text: StringCatalog.Text, _ language: String) {
    if text.dependsOnArguments { texts[format] = Format(text: text, language: language) }
  }

  /// Returns what a format came from; `nil` if it is a plain one.
  func format(_ format: String) -> Format? { texts[format] }
}

extension StringCatalog.Text {
  /// Whether its form is chosen by arguments.
  var dependsOnArguments: Bool {
    substitutions?.isEmpty == false || variations?.dependOnArguments == true
  }
}

extension StringCatalog.Variations {
  fileprivate var dependOnArguments: Bool {
    plural != nil || (device ?? [:]).values.contains(where: \.dependsOnArguments)
  }
}

extension ApplicationEnvironment {
  /// Returns a format with its arguments, if it is a text with plurals; `nil` for a plain one.
  ///
  /// - Parameter locale: The number format; `nil` for that of computers.
  func text(ofFormat format: String, _ arguments: [Any], in locale: Locale?) -> String? {
    guard let found = formats.format(format) ?? known(format) else { return nil }
    return writer(found.language, arguments, in: locale ?? Locale(identifier: "en_US_POSIX"))
      .write(found.text)
  }

  /// Finds a format with substitutions that another application of the process looked up.
  private func known(_ format: String) -> LocalizedFormats.Format? {
    guard format.contains("%#@") || format.contains("$#@") else { return nil }
    let tables = stringCatalogs.isEmpty ? TextTables.of(nil).catalogs : stringCatalogs
    let languages = TextLookup(settings: settings).languages
    for table in tables {
      for key in table.keys {
        guard let (text, language) = table.text(forKey: key, languages: languages),
          text.dependsOnArguments, writer(language, []).write(text) == format
        else { continue }
        return LocalizedFormats.Format(text: text, language: language)
      }
    }
    return nil
  }
}

extension String {
  /// Creates a text from a format, as `String(format:)` does, and chooses the form of a text with plurals that
  /// `NSLocalizedString` returned; the ported source of an app calls it.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values for its placeholders.
  public init(localizedFormat format: String, _ arguments: any CVarArg...) {
    self.init(localizedFormat: format, locale: nil, arguments: arguments)
  }

  /// Creates a text from a format, as `String(format:arguments:)` does, with the form of a text with plurals.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values for its placeholders.
  public init(localizedFormat format: String, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale: nil, arguments: arguments)
  }

  /// Creates a text from a format, as `String(format:locale:)` does, with the form of a text with plurals.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The format of numbers; `nil` for that of computers.
  ///   - arguments: The values for its placeholders.
  public init(localizedFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(localizedFormat: format, locale: locale, arguments: arguments)
  }

  /// Creates a text from a format, as `String(format:locale:arguments:)` does, with the form of a text with plurals.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The format of numbers; `nil` for that of computers.
  ///   - arguments: The values for its placeholders.
  public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self =
      Self.text(ofFormat: format, arguments, in: locale)
      ?? String(format: format, locale: locale, arguments: arguments)
  }

  /// Returns a format filled with arguments in the user's region, as `localizedStringWithFormat` does, with the form of
  /// a text with plurals.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values for its placeholders.
  public static func localizedTextWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    let locale =
      UITraitCollection.isMain
      ? MainActor.assumeIsolated { UIApplication.shared.environment.locale } : TextLookup.last.settings.locale
    return String(localizedFormat: format, locale: locale, arguments: arguments)
  }

  /// Returns the text of a format with plurals; `nil` for a plain one, and off the main actor.
  private static func text(ofFormat format: String, _ arguments: [Any], in locale: Locale?) -> String? {
    guard UITraitCollection.isMain, format.contains("%") else { return nil }
    nonisolated(unsafe) let arguments = arguments
    return MainActor.assumeIsolated {
      UIApplication.shared.environment.text(ofFormat: format, arguments, in: locale)
    }
  }
}
