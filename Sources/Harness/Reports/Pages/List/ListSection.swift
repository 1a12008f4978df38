/// Entries under a heading.
package struct ListSection {
  private let id: String
  private let title: String
  private let kinds: [String]
  private let count: Int
  private let html: String

  /// - Parameters:
  ///   - id: The id of the element.
  ///   - kinds: The kinds of its entries.
  ///   - count: The number of its entries.
  ///   - html: The entries, with what precedes them.
  package init(id: String, title: String, kinds: [String], count: Int, html: String) {
    self.id = id
    self.title = title
    self.kinds = kinds
    self.count = count
    self.html = html
  }

  /// The section; empty if it has no entries.
  var text: String {
    guard count > 0 else { return "" }
    return """
      <section id="\(id)" class="list" data-kinds="\(kinds.joined(separator: " "))" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title) <span class="muted count">\(count)</span></h2>
      \(html)</section>

      """
  }
}

/// An entry of a list, which can be opened to see more.
package struct ListEntry {
  /// The id of the element, for links.
  let anchor: String
  /// The kind by which the filter selects it.
  let kind: String
  let line: ScenarioLine
  /// What can be done with the entry, as HTML; empty on a page to read.
  private let actions: String
  /// What an open entry shows, as HTML, which is made when it is opened; empty if there is nothing more to show.
  let details: String
  /// Further attributes of the element, each after a space.
  private let attributes: String

  package init(
    anchor: String, kind: String, line: ScenarioLine, actions: String = "", details: String,
    attributes: String = ""
  ) {
    self.anchor = anchor
    self.kind = kind
    self.line = line
    self.actions = actions
    self.details = details
    self.attributes = attributes
  }

  /// Entries of which those that cannot be opened cost little until the first picture is seen.
  ///
  /// Without scripts, all are part of the page. With scripts, those are text, which the page's script makes entries of.
  package static func deferred(_ entries: [String]) -> String {
    var html = ""
    var isDeferring = false
    for entry in entries {
      // An element for browsers without scripts cannot contain another one.
      let canDefer = entry.hasPrefix("<div ")
      if canDefer != isDeferring { html += canDefer ? "<noscript class=\"entries\">" : "</noscript>" }
      isDeferring = canDefer
      html += entry
    }
    return html + (isDeferring ? "</noscript>\n" : "")
  }

  package var html: String {
    let attributes = "class=\"scenario\" id=\"\(anchor)\" data-kind=\"\(kind)\"\(attributes)"
    guard !actions.isEmpty || !details.isEmpty else {
      return "<div \(attributes)><p class=\"line\">\(line.html)</p></div>\n"
    }
    let content = actions + (details.isEmpty ? "" : details.deferredHTML)
    return "<details \(attributes)><summary class=\"line\">\(line.html)</summary>\n\(content)</details>\n"
  }
}

/// Files and commands of an entry, each under its name.
package enum FileList {
  package static func html(_ rows: [(name: String, text: String)]) -> String {
    let items = rows.map { "<dt>\($0.name.html)</dt><dd><code>\($0.text.html)</code></dd>\n" }
    return "<dl class=\"files\">\n\(items.joined())</dl>\n"
  }
}
