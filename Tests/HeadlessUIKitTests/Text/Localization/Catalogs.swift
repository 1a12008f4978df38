import Foundation

@testable import HeadlessUIKit

extension StringCatalog {
  /// A catalog in English with the given members of `strings`.
  static func sample(_ strings: String, name: String = "Localizable") throws -> StringCatalog {
    let json = #"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#
    return try StringCatalog(Data(json.utf8), name: name)
  }

  /// The text in a language, written with arguments.
  func text(
    _ key: String, _ language: String, _ arguments: Any..., idiom: UIUserInterfaceIdiom = .phone,
    as pseudolanguage: Pseudolanguage? = nil
  ) -> String {
    string(
      forKey: key, locale: Locale(identifier: language), arguments: arguments, idiom: idiom,
      pseudolanguage: pseudolanguage)
  }
}

/// The JSON of a text of one piece.
func unit(_ value: String, state: String = "translated") -> String {
  #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
}

/// The JSON of variations by plural.
func plurals(_ values: [String: String]) -> String {
  let members = values.sorted { $0.key < $1.key }.map { #""\#($0.key)" : \#(unit($0.value))"# }
  return #"{ "plural" : { \#(members.joined(separator: ", ")) } }"#
}
