/// The forms that a language's words take with numbers, by the names of Unicode's CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

extension PluralCategory {
  /// The form that goes with a whole number in a language, such as `pl` or `pt-BR`.
  public init(of number: Int, in language: String) {
    self = PluralOperands(number).map { PluralCategory(of: $0, in: language) } ?? .other
  }

  /// The form by the rules of the language, or of the language without its region; others know no forms.
  init(of number: PluralOperands, in language: String) {
    let subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let code = subtags.first ?? language
    let rule = PluralRules.all[language] ?? PluralRules.all[code]
    self = rule?(number) ?? .other
  }
}
