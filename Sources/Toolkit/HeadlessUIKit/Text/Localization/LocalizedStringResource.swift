import Foundation

extension String {
  /// A key with its arguments.
  public typealias LocalizationValue = LocalizedKey

  /// Makes the text of a key from the application's tables, in its language:
  /// `String(localized: "\(count) cards")`. The comment is for translators only.
  ///
  /// - Parameters:
  ///   - key: The key with its arguments, as a literal.
  ///   - table: The table; `nil`, the default, is `Localizable`.
  ///   - bundle: The bundle with the table; `nil`, the default, is the main one.
  ///   - locale: Ignored: the language and the region are the user's.
  ///   - comment: A comment for translators; ignored.
  public init(
    localized key: LocalizedKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = TextLookup.text(key.key, table: table, bundle: bundle, value: nil, arguments: key.arguments)
  }

  /// Makes the text of a key from the application's tables, in its language, with a text for a key that they lack.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if the table has no other, with the arguments of both.
  ///   - table: The table; `nil`, the default, is `Localizable`.
  ///   - bundle: The bundle with the table; `nil`, the default, is the main one.
  ///   - locale: Ignored: the language and the region are the user's.
  ///   - comment: A comment for translators; ignored.
  public init(
    localized key: StaticString, defaultValue: LocalizedKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = TextLookup.text(
      "\(key)", table: table, bundle: bundle, value: defaultValue.key, arguments: defaultValue.arguments)
  }

  /// Makes the text of a resource, in the application's language.
  ///
  /// - Parameter resource: The key, its table and its bundle.
  public init(localized resource: LocalizedStringResource) {
    self = TextLookup.text(
      resource.key, table: resource.table, bundle: resource.bundle.bundle, value: resource.value?.key,
      arguments: (resource.value ?? resource.keyWithArguments).arguments)
  }
}

/// A text to look up later: its key with arguments, its table and its bundle.
///
///     let title: LocalizedStringResource = "Settings"
///     String(localized: title)  // "Einstellungen", for example
public struct LocalizedStringResource: ExpressibleByStringInterpolation {
  let keyWithArguments: LocalizedKey
  let value: LocalizedKey?
  /// The table; `nil` is `Localizable`.
  public let table: String?
  /// Where the table is.
  public let bundle: BundleDescription

  /// The key.
  public var key: String { keyWithArguments.key }

  /// Where a table is.
  public enum BundleDescription: Sendable {
    /// In the main bundle.
    case main
    /// In the bundle of a class, which is the main one here.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      if case .atURL(let url) = self { Bundle(url: url) } else { nil }
    }
  }

  /// Makes a resource of a key, which is also its text if there is no other.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its arguments, as a literal.
  ///   - table: The table; `nil`, the default, is `Localizable`.
  ///   - locale: Ignored: the language and the region are the user's.
  ///   - bundle: Where the table is; the main bundle by default.
  ///   - comment: A comment for translators; ignored.
  public init(
    _ keyAndValue: LocalizedKey, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (keyWithArguments, value, self.table, self.bundle) = (keyAndValue, nil, table, bundle)
  }

  /// Makes a resource of a key with a text for a table that lacks it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if the table has no other.
  ///   - table: The table; `nil`, the default, is `Localizable`.
  ///   - locale: Ignored: the language and the region are the user's.
  ///   - bundle: Where the table is; the main bundle by default.
  ///   - comment: A comment for translators; ignored.
  public init(
    _ key: StaticString, defaultValue: LocalizedKey, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    keyWithArguments = LocalizedKey(stringLiteral: "\(key)")
    (value, self.table, self.bundle) = (defaultValue, table, bundle)
  }

  /// Makes a resource of a key without arguments.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) {
    self.init(LocalizedKey(stringLiteral: value))
  }

  /// Makes a resource of a key with arguments.
  ///
  /// - Parameter stringInterpolation: The collected text and arguments.
  public init(stringInterpolation: LocalizedKey.StringInterpolation) {
    self.init(LocalizedKey(stringInterpolation: stringInterpolation))
  }
}
