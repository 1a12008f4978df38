import Foundation

/// Chooses among the variations of a text, and fills in its arguments.
struct LocalizedTextWriter {
  let language: String
  let locale: Locale
  let arguments: [Any]
  let idiom: UIUserInterfaceIdiom
  let pseudolanguage: Pseudolanguage?

  /// Returns the text with its arguments; `nil` if there is no variation for this device and these
  /// numbers.
  func write(_ text: StringCatalog.Text) -> String? {
    // Without substitutions, a plural depends on the first number.
    let number = arguments.lazy.compactMap { PluralOperands($0) }.first
    guard let chosen = choose(in: text, number: number) else { return nil }
    let written = fill(chosen.text, substitutions: chosen.substitutions, own: nil)
    return pseudolanguage?.applied(toWhole: written) ?? written
  }

  private typealias Substitutions = [String: StringCatalog.Substitution]

  /// The argument of a substitution: its value, its index and its format.
  private typealias Own = (argument: Any, index: Int, specifier: FormatSpecifier)

  /// Returns the text's variation for the device and the number, with its substitutions.
  private func choose(
    in text: StringCatalog.Text, number: PluralOperands?
  ) -> (text: String, substitutions: Substitutions)? {
    let substitutions = text.substitutions ?? [:]
    if let unit = text.stringUnit { return (unit.value, substitutions) }
    guard let chosen = text.variations.flatMap({ choose(in: $0, number: number) }) else { return nil }
    return (chosen.text, substitutions.merging(chosen.substitutions) { $1 })
  }

  private func choose(
    in variations: StringCatalog.Variations, number: PluralOperands?
  ) -> (text: String, substitutions: Substitutions)? {
    if let texts = variations.device {
      let text = texts[idiom == .pad ? "ipad" : "iphone"] ?? texts["other"]
      return text.flatMap { choose(in: $0, number: number) }
    }
    guard let texts = variations.plural else { return nil }
    return (number.flatMap { text(for: $0, in: texts) } ?? texts["other"]).flatMap {
      choose(in: $0, number: number)
    }
  }

  /// Returns the plural's text for a number. As on Apple's systems, 0 takes the text `zero`, if
  /// there is one, in every language.
  private func text(
    for number: PluralOperands, in texts: [String: StringCatalog.Text]
  ) -> StringCatalog.Text? {
    if number.isZero, let text = texts[PluralCategory.zero.rawValue] { return text }
    return texts[PluralCategory(of: number, in: language).rawValue]
  }

  /// Returns a text with arguments and substitutions filled in. `own` is the argument of `%arg`, and of the first
  /// placeholder without a number in a substitution's text.
  ///
  /// Without arguments, a text is used as it is, including percent signs: the caller may use it as
  /// a format.
  private func fill(_ text: String, substitutions: Substitutions, own: Own?) -> String {
    var next = own?.index ?? 0
    return FormatString(text).pieces.map { piece in
      switch piece.meaning {
      case .text(let text):
        let text = arguments.isEmpty ? piece.source : text
        return pseudolanguage?.applied(toLetters: text) ?? text
      case _ where arguments.isEmpty: return piece.source
      case .ownArgument: return own.map { $0.specifier.write($0.argument, in: locale) } ?? piece.source
      case .argument(let position, let specifier):
        // As in Foundation, a missing argument is "(null)".
        return argument(at: position, next: &next).map { specifier.write($0.value, in: locale) } ?? "(null)"
      case .substitution(let name, let position):
        let substitution = substitutions[name]
        let position = position ?? substitution?.argNum
        // What is inside a substitution has another argument.
        if position == nil, next == own?.index { next += 1 }
        let argument = argument(at: position, next: &next)
        return fill(substitution, with: argument, from: substitutions.filter { $0.key != name })
      }
    }.joined()
  }

  /// Returns a substitution's text, which may contain the other substitutions, but not itself.
  private func fill(
    _ substitution: StringCatalog.Substitution?, with argument: (value: Any, index: Int)?,
    from others: Substitutions
  ) -> String {
    guard let substitution, let argument,
      let chosen = choose(in: substitution.variations, number: PluralOperands(argument.value))
    else { return "(null)" }
    let specifier = FormatSpecifier(substitution.formatSpecifier ?? "@")
    return fill(chosen.text, substitutions: others, own: (argument.value, argument.index, specifier))
  }

  /// Returns the argument of a number, from 1, or the next one if the number is `nil`, with its index; `nil` if it
  /// is missing.
  private func argument(at position: Int?, next: inout Int) -> (value: Any, index: Int)? {
    if position == nil { next += 1 }
    let index = (position ?? next) - 1
    return arguments.indices.contains(index) ? (arguments[index], index) : nil
  }
}
