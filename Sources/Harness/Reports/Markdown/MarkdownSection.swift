import SourceText

/// A part of a Markdown document: a heading, and entries of which each is whole or left out.
struct MarkdownSection {
  var title: String
  /// What the entries are, for the words that some are left out.
  var noun: String
  var entries: [Entry]

  /// Whole lines, and how many things they tell of.
  struct Entry {
    var text: String
    var count = 1
  }

  init(_ title: String, noun: String, entries: [Entry]) {
    self.title = title
    self.noun = noun
    self.entries = entries
  }

  /// The text with the first entries alone, and how many things are left out.
  func text(entryCount: Int) -> String {
    let shown = entries.prefix(entryCount).map { "\n" + $0.text }.joined()
    let omitted = entries.dropFirst(entryCount).reduce(0) { $0 + $1.count }
    let more = omitted > 0 ? "\n\(Markdown.more(omitted, noun))\n" : ""
    return "\n### \(title)\n\(shown)\(more)"
  }
}

/// Sections between a head and a foot, in at most so many bytes.
struct MarkdownDocument {
  var head: String
  var sections: [MarkdownSection]
  var foot: String
  var limit: Int

  /// The text: every section has its first entry where it fits, then the first section as much as there is room for.
  var text: String {
    var counts = sections.map { _ in 0 }
    var size = text(counts).utf8.count
    func take(_ index: Int) -> Bool {
      guard counts[index] < sections[index].entries.count else { return false }
      let section = sections[index]
      let growth =
        section.text(entryCount: counts[index] + 1).utf8.count
        - section.text(entryCount: counts[index]).utf8.count
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
