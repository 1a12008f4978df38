/// A part of a Markdown document: a heading, and entries of which each is whole or left out.
struct MarkdownSection {
  private let title: String
  /// What the entries are, for the words that some are left out.
  private let noun: String
  let entries: [Entry]
  /// How many things the entries from each one on mention; none after the last one.
  private let remaining: [Int]

  /// Whole lines, and how many things they mention.
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

  /// The text with the first entries alone, and how many things are left out.
  func text(entryCount: Int) -> String {
    let shown = entries.prefix(entryCount).map { "\n" + $0.text }.joined()
    return "\n### \(title)\n\(shown)\(omission(behind: entryCount))"
  }

  /// How many bytes longer the text is with one entry more.
  func growth(from entryCount: Int) -> Int {
    // The 1 is the line feed before an entry.
    1 + entries[entryCount].text.utf8.count + omission(behind: entryCount + 1).utf8.count
      - omission(behind: entryCount).utf8.count
  }

  private func omission(behind entryCount: Int) -> String {
    let count = remaining[entryCount]
    return count > 0 ? "\n\(Markdown.more(count, noun))\n" : ""
  }
}

/// Sections between a head and a foot, in at most so many bytes.
struct MarkdownDocument {
  var head: String
  var sections: [MarkdownSection]
  var foot: String
  var limit: Int

  /// The text: every section has its first entry where it fits, then the first section as much as
  /// there is room for.
  var text: String {
    var counts = sections.map { _ in 0 }
    // The size is kept as a sum: writing the text anew for each entry would cost the square of it.
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
