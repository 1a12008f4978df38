import Foundation

// Foundation's function reads only tables of the program's own bundle, in the host's language. Of two functions, Swift
// calls the one without default values, which these are. The one with all parameters would be ambiguous: the ported
// source of an app calls `Bundle.localizedText` instead.

/// Returns the text of a key from the running application's table `Localizable`, in its language.
/// The comment is for translators only.
///
/// - Parameters:
///   - key: The key, which is also the text if there is no other.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  TextLookup.text(key, table: nil, bundle: nil, value: nil)
}

/// Returns the text of a key from one of the running application's tables, in its language; a `nil`
/// table is `Localizable`. The comment is for translators only.
///
/// - Parameters:
///   - key: The key, which is also the text if there is no other.
///   - tableName: The table; `nil` is `Localizable`.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  TextLookup.text(key, table: tableName, bundle: nil, value: nil)
}

/// Returns the text of a key from a bundle's table `Localizable`, in the application's language.
///
/// - Parameters:
///   - key: The key, which is also the text if there is no other.
///   - bundle: The bundle with the table.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  TextLookup.text(key, table: nil, bundle: bundle, value: nil)
}

/// Returns the text of a key from the running application's table `Localizable`, in its language.
///
/// - Parameters:
///   - key: The key.
///   - value: The text if the table has no other; the key if it is empty.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  TextLookup.text(key, table: nil, bundle: nil, value: value)
}

/// Returns the text of a key from one of a bundle's tables, in the application's language.
///
/// - Parameters:
///   - key: The key, which is also the text if there is no other.
///   - tableName: The table; `nil` is `Localizable`.
///   - bundle: The bundle with the table.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  TextLookup.text(key, table: tableName, bundle: bundle, value: nil)
}

/// Returns the text of a key from one of the running application's tables, in its language.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The table; `nil` is `Localizable`.
///   - value: The text if the table has no other; the key if it is empty.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  TextLookup.text(key, table: tableName, bundle: nil, value: value)
}

/// Returns the text of a key from a bundle's table `Localizable`, in the application's language.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle with the table.
///   - value: The text if the table has no other; the key if it is empty.
///   - comment: A comment for translators; ignored.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  TextLookup.text(key, table: nil, bundle: bundle, value: value)
}

extension Bundle {
  /// Returns the text of a key, as `NSLocalizedString` with all its parameters does on iOS; the ported source of an app
  /// calls it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The table; `nil` is `Localizable`.
  ///   - bundle: The bundle with the table.
  ///   - value: The text if the table has no other; the key if it is empty.
  ///   - comment: A comment for translators; ignored.
  public static func localizedText(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
  ) -> String {
    TextLookup.text(key, table: tableName, bundle: bundle, value: value)
  }

  /// Returns the text of a key from one of the bundle's tables, in the application's language, as
  /// `localizedString(forKey:value:table:)` does on iOS; the ported source of an app calls it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text if the table has no other; the key if it is `nil` or empty.
  ///   - tableName: The table; `nil` is `Localizable`.
  public func localizedText(forKey key: String, value: String?, table tableName: String?) -> String {
    TextLookup.text(key, table: tableName, bundle: self, value: value)
  }
}
