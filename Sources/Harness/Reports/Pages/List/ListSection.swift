/// Entries under a heading.
package struct ListSection {
  private let id: String
  private let title: String
  private let kinds: [String]
  private let count: Int
  private let html: String

  /// - Parameters:
  ///   - id: The id of the element.
  ///   - kinds: What kinds of entries there are.
  ///   - count: How many entries there are.
  ///   - html: The entries, with what stands before them.
  package init(id: String, title: String, kinds: [String], count: Int, html: String) {
    self.id = id
    self.title = title
    self.kinds = kinds
    self.count = count
    self.html = html
  }

  /// The section; nothing where it has no entries.
  var text: String {
    guard count > 0 else { return "" }
    return """
      <section id="\(id)" class="list" data-kinds="\(kinds.joined(separator: " "))" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title) <span class="muted">\(count)</span></h2>
      \(html)</section>

      """
  }
}
