/// The structure of a catalog's file.
extension StringCatalog {
  struct Document: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  /// A key with its texts.
  struct Entry: Decodable, Hashable, Sendable {
    var extractionState: String?
    /// `false` if the source text is used in every language.
    var shouldTranslate: Bool?
    /// The texts by language.
    var localizations: [String: Text]?
  }

  /// A text, or several variations.
  struct Text: Decodable, Hashable, Sendable {
    var stringUnit: StringUnit?
    var variations: Variations?
    /// The texts that replace `%#@name@`, by name.
    var substitutions: [String: Substitution]?
  }

  struct StringUnit: Decodable, Hashable, Sendable {
    var state: String?
    var value: String
  }

  /// Variations by number or by device.
  struct Variations: Decodable, Hashable, Sendable {
    var plural: [String: Text]?
    var device: [String: Text]?
  }

  /// A part of a text that depends on one of the arguments.
  struct Substitution: Decodable, Hashable, Sendable {
    /// The number of the argument, from 1.
    var argNum: Int?
    /// The format of `%arg`, such as `lld`.
    var formatSpecifier: String?
    var variations: Variations
  }
}

extension StringCatalog.Text {
  /// Makes a text without variations.
  init(_ value: String) {
    stringUnit = StringCatalog.StringUnit(state: nil, value: value)
  }

  /// Whether no translation exists yet.
  var isUntranslated: Bool {
    guard let stringUnit else { return variations == nil }
    return stringUnit.state == "new" && stringUnit.value.isEmpty
  }
}
