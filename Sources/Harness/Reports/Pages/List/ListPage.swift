import RenderTree

/// A self-contained page of entries that can be filtered, searched and opened.
package struct ListPage {
  private let title: String
  private let heading: String
  private let facts: [String]
  private let shares: [(tone: Tone, count: Int)]
  private let filter: ListFilter
  private let before: String
  private let sections: String
  /// What makes the page more than one to read.
  private var addition = Addition()

  /// What a page has in addition to what all lists have.
  struct Addition {
    /// What follows the filter, as HTML.
    var navigation = ""
    var style = ""
    /// A script that runs in the scope of the list's, after its keys.
    var script = ""
    var keys = KeyList.list
    var served: ServedPage?
  }

  /// - Parameters:
  ///   - title: The title in the browser.
  ///   - heading: The heading on the page.
  ///   - facts: Facts about all entries, in a few words each.
  ///   - shares: The proportions of kinds, by tone; equal tones count together.
  ///   - before: What precedes the sections, as HTML.
  package init(
    title: String, heading: String, facts: [String], shares: [(tone: Tone, count: Int)],
    filter: ListFilter, before: String = "", sections: [ListSection]
  ) {
    self.title = title
    self.heading = heading
    self.facts = facts
    self.shares = shares
    self.filter = filter
    self.before = before
    self.sections = sections.map(\.text).joined()
  }

  /// Returns the page with an addition.
  func adding(_ addition: Addition) -> ListPage {
    var page = self
    page.addition = addition
    return page
  }

  /// The page's text.
  ///
  /// - Parameter sheet: The shared parts of the entries' pictures.
  package func text(with sheet: WireframeSheet) -> String {
    let parts = PictureParts(of: sheet, shownFirst: before, drawnBytes: PictureParts.mostDrawnBytes)
    var page = HTMLPage(
      title: title, header: header, navigation: filter.navigation + addition.navigation,
      main: HTMLPage.definitions(parts.first) + parts.html + sections,
      footer: KeyList.hint + addition.keys.dialog,
      definitions: parts.others, defersDefinitions: true,
      style: "<style>\n\(HTMLStyle.text)\(ListStyle.text)\(filter.style)\(addition.style)</style>",
      script:
        "<script\(addition.served?.attribute ?? "")>\n\(ListScript.text(adding: addition.script))</script>",
      served: addition.served
    )
    page.awaited = before.contains(CauseCard.firstPictures.attribute) ? CauseCard.firstPictures.id : nil
    return page.text
  }

  private var header: String {
    let parts = Tone.allCases.map { tone in
      let count = shares.filter { $0.tone == tone }.reduce(0) { $0 + $1.count }
      return count == 0 ? "" : "<i class=\"\(tone)\" style=\"flex-grow:\(count)\"></i>"
    }
    return """
      <h1>\(heading.html)</h1>
      <p class="muted">\(facts.map(\.html).joined(separator: " · "))</p>
      <div class="bar" aria-hidden="true">\(parts.joined())</div>

      """
  }
}
