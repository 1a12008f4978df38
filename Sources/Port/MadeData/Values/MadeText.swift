/// Texts that fit the names of what they are for.
///
///     MadeText.value(for: "firstName").text()           // "First name"
///     MadeText.value(for: "userEmail").text(.digit(2))  // "user2@example.com"
enum MadeText {
  /// Returns a text for a parameter or a property.
  static func value(for name: String) -> MadeValue {
    let words = words(of: name).flatMap { [$0, singular($0)] }
    if let known = known.first(where: { !$0.words.isDisjoint(with: words) }) {
      return .numbered("\"\(known.plain)\"", "\"\(known.numbered)\"")
    }
    let title = title(of: name)
    return .numbered("\"\(title)\"", "\"\(title) %\"")
  }

  /// The words of a name, in lowercase letters: `user` and `id` of `userID`.
  static func words(of name: String) -> [String] { parts(of: name).map { $0.lowercased() } }

  /// The words of a name as they are written: `user` and `ID` of `userID`.
  private static func parts(of name: String) -> [String] {
    var words: [String] = []
    var previous: Character?
    for character in name where character.isLetter || character.isNumber {
      let begins = character.isUppercase && previous?.isUppercase != true || previous == nil
      if begins { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    return words
  }

  private static func title(of name: String) -> String {
    let words = parts(of: name).map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
    let text = words.isEmpty ? "Text" : words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns the name of one element of a list: `title` of `titles`, `story` of `stories`.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    guard name.hasSuffix("s"), !name.hasSuffix("ss"), name.count > 3 else { return name }
    return String(name.dropLast())
  }

  private static let known: [(words: Set<String>, plain: String, numbered: String)] = [
    (["email", "mail"], "user@example.com", "user%@example.com"),
    (["password", "token", "secret", "key", "credential"], "Token", "Token %"),
    (["url", "link", "uri", "href", "website"], "https://example.com/page", "https://example.com/page/%"),
    (["phone", "telephone"], "+1 555 0100", "+1 555 010%"),
    (["date", "day"], "2026-01-15", "2026-01-1%"),
    (["time"], "9:41", "9:4%"),
    (["hex", "color", "colour"], "#3366CC", "#3366C%"),
    (["language", "locale"], "en", "en"),
    (["country"], "US", "US"),
    (["currency"], "USD", "USD"),
    (["html"], "<p>Text</p>", "<p>Text %</p>"),
    (["json"], "{}", "{}"),
    (["amount", "price", "total", "count", "quantity"], "1", "%"),
  ]
}
