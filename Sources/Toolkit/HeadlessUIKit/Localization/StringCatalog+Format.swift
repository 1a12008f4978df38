/// The shape of a catalog's file.
extension StringCatalog {
  struct Document: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  /// A key with its texts.
  struct Entry: Decodable, Hashable, Sendable {
    var extractionState: String?
    /// `false` if the source text is right in every language.
    var shouldTranslate: Bool?
    /// The texts by language.
    var localizations: [String: Text]?
  }

  /// A text, or several to choose from.
  struct Text: Decodable, Hashable, Sendable {
    var stringUnit: StringUnit?
    var variations: Variations?
    /// What stands for `%#@name@` in the text, by name.
    var substitutions: [String: Substitution]?
  }

  struct StringUnit: Decodable, Hashable, Sendable {
    var state: String?
    var value: String
  }

  /// Texts to choose from by the number, or by the device.
  struct Variations: Decodable, Hashable, Sendable {
    var plural: [String: Text]?
    var device: [String: Text]?
  }

  /// A part of a text that depends on one of the arguments.
  struct Substitution: Decodable, Hashable, Sendable {
    /// The argument's number, from 1 on.
    var argNum: Int?
    /// How `%arg` is written, such as `lld`.
    var formatSpecifier: String?
    var variations: Variations
  }
}

extension StringCatalog.Text {
  /// A text without variations.
  init(_ value: String) {
    stringUnit = StringCatalog.StringUnit(state: nil, value: value)
  }

  /// Whether a translator has written nothing yet.
  var isUntranslated: Bool {
    guard let stringUnit else { return variations == nil }
    return stringUnit.state == "new" && stringUnit.value.isEmpty
  }
}
