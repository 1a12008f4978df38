import GoldenFiles
import RenderTree
import Storyboards

/// The page of one use case.
struct GalleryPage {
  private let useCase: GalleryUseCase
  /// The configuration that is shown at first.
  private let main: String?
  /// The names of all that is about a configuration.
  private let groups: [String: String]
  private let neighbors: [(words: String, relation: String, useCase: GalleryUseCase)]
  private let next: NextSteps
  private var sheet = WireframeSheet()
  private var trees = RepeatedTrees(elsewhere: "another script")
  private var sections: [String] = []
  /// Whether a script before has a film, so that the next one is deferred.
  private var hasFilm = false
  /// The id of the picture that is seen right away; `nil` if the first film has none in the main configuration.
  private var firstPicture: String?

  /// A page of a site may load the files beside it. For a browser, each file on a disk is another site.
  static let sources = "'self' file: 'unsafe-inline'"

  init(_ useCase: GalleryUseCase, before: GalleryUseCase?, after: GalleryUseCase?, next: NextSteps) {
    self.useCase = useCase
    main = useCase.mainConfiguration
    groups = Dictionary(uniqueKeysWithValues: useCase.configurations.enumerated().map { ($1, "\($0)") })
    neighbors =
      (before.map { [("Before", "prev", $0)] } ?? []) + (after.map { [("Next", "next", $0)] } ?? [])
    self.next = next
    for script in useCase.scripts { sections.append(section(of: script)) }
  }

  /// The filmstrip of a script; the first one is seen right away, and the others are deferred.
  private mutating func section(of script: String) -> String {
    let scenarios = useCase.scenarios(of: script)
    let anchor = script.anchorPart
    var frames = frames(of: scenarios, anchor: anchor)
    trees.shorten(&frames)
    let isDeferred = hasFilm && !frames.isEmpty
    if !isDeferred { showFirst(in: &frames) }
    let notes = scenarios.filter { $0.storyboard == nil }.map { scenario in
      """
      <p class="muted">There is no golden for \(scenario.name.configuration.htmlName): \
      <code>\(next.record(scenario.name).html)</code></p>

      """
    }
    let film = frames.isEmpty ? "" : Film.html(frames, label: "Steps of \(script)")
    hasFilm = hasFilm || !frames.isEmpty
    return """
      <section class="script-section" id="\(anchor)" aria-labelledby="\(anchor).title">
      <h2 id="\(anchor).title"><a href="#\(anchor)">\(script.htmlName)</a></h2>
      \(notes.joined())\(isDeferred ? film.deferredHTML : film)</section>

      """
  }

  /// One frame for each step, with one picture for each configuration.
  private mutating func frames(of scenarios: [GalleryScenario], anchor: String) -> [FilmFrame] {
    let shown = scenarios.compactMap { scenario in
      scenario.storyboard.map {
        (name: scenario.name, steps: $0.steps, changes: $0.changeLines)
      }
    }
    return (0..<(shown.map(\.steps.count).max() ?? 0)).map { index in
      // A script may stop early in some configurations, which then lack the step.
      let present = shown.filter { $0.steps.indices.contains(index) }
      let first = present.first?.steps[index]
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(index + 1)", title: "Step \(index + 1)", cause: first?.cause ?? "")
      frame.events = first.map(FilmFrame.Event.all) ?? []
      for (name, steps, changes) in present {
        let configuration = name.configuration
        frame.show(steps[index].tree, in: configuration, group: groups[configuration], on: &sheet)
        // The whole trees of thirty configurations would be most of the page.
        let isWhole = configuration == main || changes[index] != nil
        let tree =
          isWhole ? StepTree.html(steps[index].tree, changes: changes[index]) : Self.reference(to: name)
        frame.details.append(("Tree, \(configuration)", tree, groups[configuration]))
      }
      return frame
    }
  }

  /// Defers all of the first film but its first picture. Other films are deferred with all that they have.
  private mutating func showFirst(in frames: inout [FilmFrame]) {
    for index in frames.indices { frames[index].deferParts() }
    let group = main.flatMap { groups[$0] }
    guard let index = frames.first?.pictures.firstIndex(where: { $0.group == group }) else { return }
    frames[0].pictures[index].isDeferred = false
    firstPicture = frames[0].pictures[index].anchor
  }

  /// Where to read a whole tree that the page does not have.
  private static func reference(to name: ScenarioName) -> String {
    "<p class=\"muted\">The tree is in <code>\(GoldenPath(of: name).path.html)</code>.</p>"
  }

  var page: HTMLPage {
    let main = "<div data-show=\"\(shown)\">\n\(sections.joined())</div>\n"
    let parts = PictureParts(of: sheet, shownFirst: main, drawnBytes: PictureParts.mostDrawnBytes)
    var page = HTMLPage(
      title: "\(useCase.name) – \(useCase.classForDisplay)",
      header: """
        <p class="trail"><a href="../index.html">Gallery</a> <span class="muted">/ \
        \(useCase.target.htmlName) / \(useCase.classForDisplay.htmlName)</span></p>
        <h1>\(useCase.name.htmlName)</h1>

        """,
      navigation: navigation, main: HTMLPage.definitions(parts.first) + parts.html,
      footer: KeyList.hint + KeyList.useCase.dialog, definitions: parts.others, defersDefinitions: true,
      style: GallerySite.style(with: configurationStyle) + "\n" + choiceStyle,
      script: "<script src=\"../gallery.js\"></script>", sources: Self.sources,
      generator: GallerySite.generator)
    page.awaited = firstPicture
    return page
  }
}

extension FilmFrame {
  /// Adds a configuration's picture.
  fileprivate mutating func show(
    _ tree: RenderNode, in configuration: String, group: String?, on sheet: inout WireframeSheet
  ) {
    pictures.append(
      Picture(
        caption: configuration, picture: sheet.picture(of: tree), group: group,
        anchor: "\(anchor).\(configuration.anchorPart)"))
  }

  /// Keeps pictures and trees as text until they are needed.
  fileprivate mutating func deferParts() {
    for index in pictures.indices { pictures[index].isDeferred = true }
    for index in details.indices { details[index].html = details[index].html.deferredHTML }
  }
}

extension GalleryPage {
  /// The choice of configurations, links to the scripts, and links to the pages before and after this one.
  private var navigation: String {
    let others = neighbors.map { words, relation, useCase in
      "<a rel=\"\(relation)\" href=\"\(useCase.file)\">\(words): \(useCase.name.htmlName)</a>"
    }
    return (useCase.configurations.count > 1 ? chooser : "")
      + scriptLinks
      + (others.isEmpty ? "" : "<p class=\"links others\">\(others.joined(separator: " "))</p>\n")
  }

  /// Many links are folded, as they would push the pictures out of a window.
  private var scriptLinks: String {
    let scripts = useCase.scripts
    let links = scripts.map { "<a href=\"#\($0.anchorPart)\">\($0.htmlName)</a>" }.joined(separator: " ")
    guard scripts.count > Self.mostSeenLinks else {
      return "<p class=\"links\"><span class=\"muted\">Scripts</span> \(links)</p>\n"
    }
    return """
      <details class="filter scripts"><summary>\(scripts.count) scripts</summary>
      <p class="links">\(links)</p></details>

      """
  }

  private static let mostSeenLinks = 8

  /// The choice is folded, since thirty configurations would fill a small screen. One is chosen at first.
  private var chooser: String {
    let choices = useCase.configurations.enumerated().map { ("\($0)", $1) } + [("all", "All")]
    let items = choices.map { id, words in
      """
      <label><input type="radio" name="show" id="show-\(id)"\(id == shown ? " checked" : "")>\
      <span>\(words.htmlName)</span></label>
      """
    }
    return """
      <details class="filter chooser"><summary>\(useCase.configurations.count) configurations\
      <b id="chosen" class="script"></b></summary>
      <fieldset><legend>Configuration</legend>
      \(items.joined(separator: "\n"))
      </fieldset></details>

      """
  }

  /// What is chosen at first: the number of a configuration, or `all`.
  private var shown: String { main.flatMap { groups[$0] } ?? "all" }

  /// The styles that hide what the choice excludes, which the page's script writes into an attribute: a style that looks
  /// for the choice itself is slow where very many elements follow.
  private var configurationStyle: String {
    useCase.configurations.indices.map { number in
      "[data-show=\"\(number)\"] [data-group]:not([data-group=\"\(number)\"]){display:none}"
    }.joined()
  }

  /// The same without a script.
  private var choiceStyle: String {
    let choices = useCase.configurations.indices.map { number in
      """
      body:has(#show-\(number):checked) [data-group="\(number)"]{display:revert!important}\
      body:has(#show-\(number):checked) [data-group]:not([data-group="\(number)"]){display:none!important}
      """
    }
    let all = "body:has(#show-all:checked) [data-group]{display:revert!important}"
    return "<noscript><style>\(choices.joined())\(all)</style></noscript>"
  }
}
