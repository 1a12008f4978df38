/// A part of a Markdown document: a heading, and entries, each of which is complete or left out.
struct MarkdownSection {
  private let title: String
  /// The noun for entries, for the line that counts those that are left out.
  private let noun: String
  let entries: [Entry]
  /// How many things each entry and those after it mention, and 0 at the end.
  private let remaining: [Int]

  /// An entry's whole lines, and how many things they mention.
  struct Entry {
    var text: String
    var count = 1
  }

  init(_ title: String, noun: String, entries: [Entry]) {
    self.title = title
    self.noun = noun
    self.entries = entries
    remaining = entries.reversed().reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }.reversed()
  }

  /// The text with only the first entries, and with the number of things that are left out.
  func text(entryCount: Int) -> String {
    let shown = entries.prefix(entryCount).map { "\n" + $0.text }.joined()
    return "\n### \(title)\n\(shown)\(omission(after: entryCount))"
  }

  /// How many bytes longer the text is with one more entry.
  func growth(from entryCount: Int) -> Int {
    // The 1 is the line feed before an entry.
    1 + entries[entryCount].text.utf8.count + omission(after: entryCount + 1).utf8.count
      - omission(after: entryCount).utf8.count
  }

  private func omission(after entryCount: Int) -> String {
    let count = remaining[entryCount]
    return count > 0 ? "\n\(Markdown.more(count, noun))\n" : ""
  }
}

/// Sections between a head and a foot, in a limited number of bytes.
///
/// If the limit leaves room for three entries of two sections with many, the first section gets two of
/// them, the second one gets one, and both count what they leave out.
struct MarkdownDocument {
  var head: String
  var sections: [MarkdownSection]
  var foot: String
  var limit: Int

  /// The text: first every section gets its first entry, if it fits; then the first section gets as many
  /// entries as fit, then the next one.
  var text: String {
    var counts = sections.map { _ in 0 }
    // The size is kept as a sum: writing the text again for each entry would take quadratic time.
    var size = text(counts).utf8.count
    func take(_ index: Int) -> Bool {
      guard counts[index] < sections[index].entries.count else { return false }
      let growth = sections[index].growth(from: counts[index])
      guard size + growth <= limit else { return false }
      counts[index] += 1
      size += growth
      return true
    }
    for index in sections.indices { _ = take(index) }
    for index in sections.indices { while take(index) {} }
    return text(counts)
  }

  private func text(_ counts: [Int]) -> String {
    head + zip(sections, counts).map { $0.text(entryCount: $1) }.joined() + foot
  }
}
