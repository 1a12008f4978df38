/// The keys of atoms: strings that are equal if the atoms show the same change.
///
///     Key.edit("text", "Write copy…", "Write copy") == Key.edit("text", "Train Sales…", "Train Sales")
enum Key {
  /// Returns the parts of a key, separated by line feeds, which are escaped in the parts.
  static func joined(_ parts: String...) -> String {
    parts.map { $0.contains("\n") ? $0.replacing("\n", with: "\\n") : $0 }.joined(separator: "\n")
  }

  /// Returns the same key for two values in either order, since exchanging two values is one cause.
  static func both(_ first: String, _ second: String) -> String {
    first <= second ? joined(first, second) : joined(second, first)
  }
}

extension Key {
  /// Returns what was removed from a text and what was inserted in its place, as a key; `nil` if no part of
  /// the text stayed.
  ///
  /// `Train Sales…` to `Train Sales` and `Write copy…` to `Write copy` have the same key. There is no key
  /// for one or two letters, such as the `s` of a plural, which mean too little.
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
  /// The text with `N` for each number, so that `Jul 14, 2017` and `Jul 4, 2018` are equal.
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

  /// The text in lowercase and without numbers.
  var folded: String { lowercased().withoutNumbers }

  /// Whether the text has a letter of any script.
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}
