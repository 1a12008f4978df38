import RenderTree

/// The home page of a gallery.
struct GalleryHome {
  private let useCases: [GalleryUseCase]
  private let targets: [String]
  private var sheet = WireframeSheet()
  private var cards: [String] = []

  /// The most bytes of all pictures of the page; if there are very many use cases, the later ones have no
  /// picture.
  private static let budget = 6 << 20

  init(_ useCases: [GalleryUseCase]) {
    self.useCases = useCases
    targets = Set(useCases.map(\.target)).sorted()
    cards = useCases.map { card(of: $0) }
  }

  private mutating func card(of useCase: GalleryUseCase) -> String {
    let counts = [(useCase.scripts.count, "script"), (useCase.configurations.count, "configuration")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " · ")
    let target =
      targets.count > 1 ? "<span class=\"muted counts\">\(useCase.target.htmlName)</span>" : ""
    return """
      <li class="card"><a href="use-cases/\(useCase.file)">\(portrait(of: useCase))<span class="words">\
      <span class="muted class">\(useCase.classForDisplay.htmlName)</span> \
      <strong>\(useCase.name.htmlName)</strong> \
      <span class="muted counts">\(counts)</span>\(target)</span></a></li>

      """
  }

  private mutating func portrait(of useCase: GalleryUseCase) -> String {
    guard let tree = useCase.portrait, sheet.size < Self.budget else {
      return "<span class=\"portrait muted\">no picture</span>"
    }
    let picture = sheet.picture(of: tree)
    return """
      <span class="portrait"><svg aria-hidden="true" viewBox="\(picture.viewBox)" \
      preserveAspectRatio="xMidYMin meet">\(picture.content)</svg></span>
      """
  }

  var page: HTMLPage {
    let targets = targets.joined(separator: ", ")
    let count = "\(useCases.count) use case\(useCases.count == 1 ? "" : "s")"
    return HTMLPage(
      title: targets.isEmpty ? "Gallery" : "\(targets) – gallery",
      header: "<h1>\(targets.isEmpty ? "Gallery" : targets.html)</h1>\n<p class=\"muted\">\(count)</p>\n",
      navigation: """
        <label class="script search"><span class="muted">Search</span> <input type="search" id="search" \
        placeholder="class or use case" autocomplete="off" spellcheck="false"></label>
        <output class="script muted" id="found" aria-live="polite"></output>

        """,
      main: "<h2 class=\"unseen\">Use cases</h2>\n<ul class=\"cards\">\n\(cards.joined())</ul>\n",
      footer: "<p class=\"script\"><kbd>/</kbd> search · <kbd>Esc</kbd> all again</p>\n",
      definitions: sheet.definitions, style: "<link rel=\"stylesheet\" href=\"style.css\">",
      script: "<script src=\"gallery.js\"></script>", sources: GalleryPage.sources)
  }
}
