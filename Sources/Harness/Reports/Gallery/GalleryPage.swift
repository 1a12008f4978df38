import GoldenFiles
import RenderTree
import Storyboards

/// The page of one use case.
struct GalleryPage {
  private let useCase: GalleryUseCase
  private let neighbors: [(words: String, relation: String, useCase: GalleryUseCase)]
  private let next: NextSteps
  private var sheet = WireframeSheet()
  private var sections: [String] = []

  /// A page of a site may load the files beside it. For a browser, each file on a disk is another site.
  static let sources = "'self' file: 'unsafe-inline'"

  init(_ useCase: GalleryUseCase, before: GalleryUseCase?, after: GalleryUseCase?, next: NextSteps) {
    self.useCase = useCase
    neighbors =
      (before.map { [("Before", "prev", $0)] } ?? []) + (after.map { [("Next", "next", $0)] } ?? [])
    self.next = next
    sections = useCase.scripts.map { section(of: $0) }
  }

  /// The filmstrip of a script.
  private mutating func section(of script: String) -> String {
    let scenarios = useCase.scenarios(of: script)
    let anchor = script.anchorPart
    let frames = frames(of: scenarios, anchor: anchor)
    let notes = scenarios.filter { $0.storyboard == nil }.map { scenario in
      """
      <p class="muted">There is no golden for \(scenario.name.configuration.htmlName): \
      <code>\(next.record(scenario.name).html)</code></p>

      """
    }
    return """
      <section class="script-section" id="\(anchor)" aria-labelledby="\(anchor).title">
      <h2 id="\(anchor).title"><a href="#\(anchor)">\(script.htmlName)</a></h2>
      \(notes.joined())\(frames.isEmpty ? "" : Film.html(frames, label: "Steps of \(script)"))</section>

      """
  }

  /// One frame for each step, with one picture for each configuration.
  private mutating func frames(of scenarios: [GalleryScenario], anchor: String) -> [FilmFrame] {
    let storyboards = scenarios.compactMap(\.storyboard)
    return (0..<(storyboards.map(\.steps.count).max() ?? 0)).map { index in
      let first = storyboards.lazy.compactMap { $0.steps.indices.contains(index) ? $0.steps[index] : nil }
        // A script may stop early in some configurations, which then lack the step.
        .first
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(index + 1)", title: "Step \(index + 1)", cause: first?.cause ?? "")
      frame.events = first.map(FilmFrame.Event.all) ?? []
      for scenario in scenarios {
        guard let steps = scenario.storyboard?.steps, steps.indices.contains(index) else { continue }
        frame.show(steps[index].tree, in: scenario.name.configuration, of: useCase, on: &sheet)
      }
      return frame
    }
  }

  var page: HTMLPage {
    HTMLPage(
      title: "\(useCase.name) – \(useCase.classForDisplay)",
      header: """
        <p class="trail"><a href="../index.html">Gallery</a> <span class="muted">/ \
        \(useCase.target.htmlName) / \(useCase.classForDisplay.htmlName)</span></p>
        <h1>\(useCase.name.htmlName)</h1>

        """,
      navigation: navigation, main: sections.joined(), footer: Self.footer, definitions: sheet.definitions,
      style: "<link rel=\"stylesheet\" href=\"../style.css\">\n<style>\(configurationStyle)</style>",
      script: "<script src=\"../gallery.js\"></script>", sources: Self.sources,
      generator: GallerySite.generator)
  }

  private static let footer = """
    <p class="script"><kbd>j</kbd> <kbd>k</kbd> next and former script · <kbd>←</kbd> <kbd>→</kbd> steps</p>

    """
}

extension FilmFrame {
  /// Adds a configuration's picture, and its tree in words.
  fileprivate mutating func show(
    _ tree: RenderNode, in configuration: String, of useCase: GalleryUseCase, on sheet: inout WireframeSheet
  ) {
    let group = useCase.configurations.firstIndex(of: configuration).map { "\($0)" }
    pictures.append(
      Picture(
        caption: configuration, picture: sheet.picture(of: tree), group: group,
        anchor: "\(anchor).\(configuration.anchorPart)"))
    details.append(("Tree, \(configuration)", TreeHunks.html(tree), group))
  }
}

extension GalleryPage {
  /// The choice of configurations, links to the scripts, and links to the pages before and after this one.
  private var navigation: String {
    let scripts = useCase.scripts.map { "<a href=\"#\($0.anchorPart)\">\($0.htmlName)</a>" }
    let others = neighbors.map { words, relation, useCase in
      "<a rel=\"\(relation)\" href=\"\(useCase.file)\">\(words): \(useCase.name.htmlName)</a>"
    }
    return (useCase.configurations.count > 1 ? chooser : "")
      + "<p class=\"links\"><span class=\"muted\">Scripts</span> \(scripts.joined(separator: " "))</p>\n"
      + (others.isEmpty ? "" : "<p class=\"links others\">\(others.joined(separator: " "))</p>\n")
  }

  private var chooser: String {
    let choices = [("all", "All")] + useCase.configurations.enumerated().map { ("\($0)", $1) }
    let items = choices.map { id, words in
      """
      <label><input type="radio" name="show" id="show-\(id)"\(id == "all" ? " checked" : "")>\
      <span>\(words.htmlName)</span></label>
      """
    }
    return """
      <form class="filter"><fieldset><legend>Configuration</legend>
      \(items.joined(separator: "\n"))
      </fieldset></form>

      """
  }

  /// The styles by which the choice hides what it excludes, without a script.
  private var configurationStyle: String {
    useCase.configurations.indices.map { number in
      "body:has(#show-\(number):checked) [data-group]:not([data-group=\"\(number)\"]){display:none}"
    }.joined()
  }
}
