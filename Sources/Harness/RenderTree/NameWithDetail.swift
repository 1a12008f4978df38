import Diagnostics
import TextFormats

/// Words that say in parentheses what a name means where it was printed: `subheadline(regular-23)`.
extension String {
  /// Whether the string is a plain word followed by a detail in parentheses, and so is printed bare as a value.
  ///
  ///     "subheadline(regular-23)".isNameWithDetail  // true
  ///     "subheadline()".isNameWithDetail  // false
  ///     "word(a)".isNameWithDetail  // false: it would be read as a quoted word
  var isNameWithDetail: Bool {
    let scalars = unicodeScalars
    guard let opening = scalars.firstIndex(of: "("), scalars.last == ")" else { return false }
    let name = scalars[..<opening]
    let detail = scalars[scalars.index(after: opening)...].dropLast()
    let first = name.first?.isWordStart ?? false
    return first && name.allSatisfy { $0.isWordPart() } && !Self.unnamed.contains(String(name))
      && !detail.isEmpty && detail.allSatisfy { $0.isWordPart() }
  }

  /// The words that have another meaning before an opening parenthesis, or as a value.
  private static let unnamed: Set<String> = ["word", "nan", "inf"]
}

extension SourceScanner {
  /// Reads the detail in parentheses after a name, if there is one, and returns the whole word.
  mutating func scanDetail(of name: String) throws(Diagnostic) -> String {
    guard skip("(") else { return name }
    let detail = take { $0.isWordPart() }
    guard !detail.isEmpty, skip(")") else {
      throw unexpected(expected: "what the name means and ')', as subheadline(regular-23)")
    }
    return "\(name)(\(detail))"
  }
}
