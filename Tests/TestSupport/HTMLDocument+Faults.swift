extension HTMLDocument {
  /// All that keeps a browser, or a person who does not see the page, from understanding it; empty without faults.
  package var faults: [String] {
    syntaxFaults + idFaults + landmarkFaults + headingFaults + nestingFaults
      + elements.flatMap(nameFaults(of:))
  }

  private func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private var idFaults: [String] {
    var ids: Set<String> = []
    let twice = elements.compactMap { $0.attributes["id"] }.filter { !ids.insert($0).inserted }
    let links = elements.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#") }.map {
      $0.dropFirst()
    }
    let labels = elements.compactMap { $0.attributes["aria-labelledby"] }
    let dangling = (links.map(String.init) + labels).filter { !ids.contains($0) }
    return twice.map { "the id '\($0)' is there twice" } + dangling.map { "nothing has the id '\($0)'" }
  }

  private var landmarkFaults: [String] {
    let counts = ["html", "title", "h1", "header", "nav", "main"].map { ($0, all($0).count) }
    let others = counts.filter { $0.1 != 1 }.map { "there are \($0.1) elements <\($0.0)>" }
    let language = all("html").first?.attributes["lang"] == nil ? ["the page has no language"] : []
    let navigation = all("nav").filter { $0.attributes["aria-label"] == nil }
    let sections = all("section").filter { $0.attributes["aria-labelledby"] == nil }
    return others + language + (navigation + sections).map { "<\($0.name)> has no name" }
  }

  private var headingFaults: [String] {
    let levels = elements.compactMap { ["h1": 1, "h2": 2, "h3": 3, "h4": 4][$0.name] }
    return zip([0] + levels, levels).filter { $1 > $0 + 1 }.map { "<h\($1)> stands below <h\($0)>" }
  }

  /// Elements that a browser would move, or that a reader of lists would not count.
  private var nestingFaults: [String] {
    let lists = [
      "li": ["ul", "ol"], "dt": ["dl"], "dd": ["dl"], "legend": ["fieldset"], "summary": ["details"],
    ]
    let blocks: Set = [
      "p", "div", "ul", "ol", "dl", "pre", "section", "figure", "details", "h1", "h2", "h3", "form",
    ]
    return elements.compactMap { element in
      let parent = element.parent.map { elements[$0].name } ?? ""
      let isLost = lists[element.name].map { !$0.contains(parent) } ?? false
      let isOdd = ["ul", "ol"].contains(parent) && element.name != "li"
      let isBlock =
        ["p", "span", "a", "b", "code", "h2", "h3"].contains(parent) && blocks.contains(element.name)
      return isLost || isOdd || isBlock ? "<\(element.name)> is in <\(parent)>" : nil
    }
  }

  /// Elements that need a name for people who do not see them.
  private func nameFaults(of element: Element) -> [String] {
    let attributes = element.attributes
    let isNamed =
      switch element.name {
      case "svg":
        attributes["aria-hidden"] == "true" || attributes["role"] == "img" && hasLabel(element)
          || ancestor("svg", of: element) != nil
      case "img": attributes["alt"] != nil
      case "input": hasLabel(element) || ancestor("label", of: element).map { !$0.text.isBlank } ?? false
      case "a", "button", "summary", "title", "h1", "h2", "h3", "legend": !element.text.isBlank
      default: true
      }
    return isNamed ? [] : ["<\(element.name)> has no name: \(attributes.sorted { $0.key < $1.key })"]
  }

  private func hasLabel(_ element: Element) -> Bool { element.attributes["aria-label"]?.isBlank == false }

  private func ancestor(_ name: String, of element: Element) -> Element? {
    var place = element.parent
    while let next = place {
      if elements[next].name == name { return elements[next] }
      place = elements[next].parent
    }
    return nil
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
