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
    for useCase in useCases { cards.append(card(of: useCase)) }
  }

  private mutating func card(of useCase: GalleryUseCase) -> String {
    let counts = [(useCase.scripts.count, "script"), (useCase.configurations.count, "configuration")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " · ")
    let target =
      targets.count > 1 ? "<span class=\"muted counts\">\(useCase.target.htmlName)</span>" : ""
    let number = targets.firstIndex(of: useCase.target) ?? 0
    let states = useCase.states.map(\.rawValue).joined(separator: " ")
    return """
      <li class="card" data-showcase="\(number)" data-state="\(states)"><a\(cards.isEmpty ? " id=\"\(Self.firstCard)\"" : "") href="use-cases/\(useCase.file)">\(portrait(of: useCase))<span class="words">\
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
    let isDeferred = cards.count >= Self.shownFirst
    return """
      <span class="portrait">\
      \(FilmFrame.Picture(caption: useCase.name, picture: picture).thumbnail(isDeferred: isDeferred))</span>
      """
  }

  /// The id of the card without which nothing is painted.
  private static let firstCard = "first-card"

  /// How many pictures are made right away.
  private static let shownFirst = 6

  var page: HTMLPage {
    let main = "<h2 class=\"unseen\">Use cases</h2>\n<ul class=\"cards\">\n\(cards.joined())</ul>\n"
    let parts = PictureParts(of: sheet, shownFirst: main, drawnBytes: PictureParts.mostDrawnBytes)
    let targets = targets.joined(separator: ", ")
    let filters = filters
    let count = "\(useCases.count) use case\(useCases.count == 1 ? "" : "s")"
    var page = HTMLPage(
      title: targets.isEmpty ? "Gallery" : "\(targets) – gallery",
      header: "<h1>\(targets.isEmpty ? "Gallery" : targets.html)</h1>\n<p class=\"muted\">\(count)</p>\n",
      navigation: """
        \(filters.map { $0.html(count: useCases.count) }.joined())\
        <label class="script search"><span class="muted">Search</span> <input type="search" id="search" \
        placeholder="class or use case" autocomplete="off" spellcheck="false"></label>
        <output class="script muted" id="found" aria-live="polite"></output>

        """,
      main: HTMLPage.definitions(parts.first) + parts.html, footer: KeyList.hint + KeyList.home.dialog,
      definitions: parts.others, defersDefinitions: true,
      style: GallerySite.style(with: filters.map(\.style).joined()),
      script: "<script src=\"gallery.js\"></script>", sources: GalleryPage.sources)
    page.awaited = cards.isEmpty ? nil : Self.firstCard
    return page
  }

  /// The choices of showcases and of states.
  private var filters: [GalleryFilter] {
    [
      GalleryFilter(
        "showcase", "Showcase",
        targets.enumerated().map { number, target in
          ("\(number)", target, useCases.count { $0.target == target })
        }),
      GalleryFilter(
        "state", "State",
        GalleryState.allCases.map { state in
          (state.rawValue, state.words, useCases.count { $0.states.contains(state) })
        }),
    ]
  }
}
