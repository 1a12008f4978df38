/// An entry of a list, which a reader opens to see more.
package struct ListEntry {
  /// The id of the element, by which a link leads here.
  let anchor: String
  /// What the filter knows it by.
  let kind: String
  let line: ScenarioLine
  /// What is seen once it is opened, as HTML; empty where there is no more to tell.
  let details: String

  package init(anchor: String, kind: String, line: ScenarioLine, details: String) {
    self.anchor = anchor
    self.kind = kind
    self.line = line
    self.details = details
  }

  package var html: String {
    let attributes = "class=\"scenario\" id=\"\(anchor)\" data-kind=\"\(kind)\""
    return details.isEmpty
      ? "<div \(attributes)><p class=\"line\">\(line.html)</p></div>\n"
      : "<details \(attributes)><summary class=\"line\">\(line.html)</summary>\n\(details)</details>\n"
  }
}
