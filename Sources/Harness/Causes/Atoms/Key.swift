/// The keys of atoms: strings that are equal where the atoms show the same change.
enum Key {
  /// The parts of a key, with a line feed between them, which no part has.
  static func joined(_ parts: String...) -> String {
    parts.map { $0.contains("\n") ? $0.replacing("\n", with: "\\n") : $0 }.joined(separator: "\n")
  }

  /// Two values in either order, since an exchange of two values is one cause.
  static func both(_ first: String, _ second: String) -> String {
    first <= second ? joined(first, second) : joined(second, first)
  }
}

extension Key {
  /// What was taken out of a text, and what was put in there, as a key; `nil` where nothing of it stayed.
  ///
  /// From `Train Sales…` to `Train Sales`, and from `Write copy…` to `Write copy`, it is the same.
  /// One letter alone, as the `s` of a plural, says too little.
  static func edit(_ kind: String, _ former: String, _ present: String) -> String? {
    let start = zip(former, present).prefix { $0 == $1 }.count
    let (old, new) = (former.dropFirst(start), present.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let (gone, come) = (String(old.dropLast(end)), String(new.dropLast(end)))
    let isTelling = gone.count + come.count > 2 || !(gone + come).hasLetters
    guard start + end > 0, isTelling, !(gone + come).allSatisfy(\.isNumber) else { return nil }
    return joined(kind, "edit", gone, come)
  }
}

extension String {
  /// The text with `N` in place of each number: `Jul 14, 2017` and `Jul 4, 2018` are alike.
  var withoutNumbers: String {
    var result = String.UnicodeScalarView()
    var isInNumber = false
    for scalar in unicodeScalars {
      let isDigit = scalar.properties.numericType == .decimal
      if !isDigit { result.append(scalar) } else if !isInNumber { result.append("N") }
      isInNumber = isDigit
    }
    return String(result)
  }

  /// The text in small letters and without numbers.
  var folded: String { lowercased().withoutNumbers }

  /// Whether the text has a letter of any script.
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}
