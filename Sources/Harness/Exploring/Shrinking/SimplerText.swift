/// Texts that are simpler than another one, the simplest first: nothing, the same number of one character, then what is
/// left without a piece, ever smaller ones, and at last one character after another that is an ordinary one instead.
///
///     SimplerText.all(of: "it")  // ["", "aa", "11", "t", "i", "at", "1t", "ia", "i1"]
///
/// A simpler text is never longer, in characters as a person counts them, and a simplest one exists: nothing, or only
/// the letter a.
enum SimplerText {
  /// The characters that say least, the simplest first.
  static let plain: [Character] = ["a", "1"]

  /// Returns the simpler texts, each once.
  static func all(of text: String) -> [String] {
    let characters = Array(text)
    let lists = [[]] + uniform(characters) + shorter(characters) + plainer(characters)
    var seen: Set<String> = []
    return lists.map { String($0) }.filter { isSimpler($0, than: text) && seen.insert($0).inserted }
  }

  /// Whether a text is shorter, or as long with plainer characters.
  static func isSimpler(_ text: String, than other: String) -> Bool {
    (text.count, weight(of: text)) < (other.count, weight(of: other))
  }

  private static func weight(of text: String) -> Int {
    text.reduce(0) { $0 + (plain.firstIndex(of: $1) ?? plain.count) }
  }

  private static func uniform(_ characters: [Character]) -> [[Character]] {
    plain.map { Array(repeating: $0, count: characters.count) }
  }

  private static func shorter(_ characters: [Character]) -> [[Character]] {
    let lengths = sequence(first: characters.count / 2) { $0 / 2 }.prefix { $0 > 0 }
    return lengths.flatMap { length in
      stride(from: 0, to: characters.count, by: length).map { start in
        Array(characters[..<start] + characters[min(start + length, characters.count)...])
      }
    }
  }

  private static func plainer(_ characters: [Character]) -> [[Character]] {
    characters.indices.flatMap { index in
      plain.map { character in
        var copy = characters
        copy[index] = character
        return copy
      }
    }
  }
}
