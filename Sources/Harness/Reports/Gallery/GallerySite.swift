import RenderTree

/// A website of every use case and step, made of goldens alone.
///
/// - `index.html` has a card for each use case, sorted by class for display, and a search over
///   classes and use cases.
/// - `use-cases/<showcase>.<class>.<use case>.html` has a filmstrip for each script, in which a
///   step shows one configuration at first, and the others on demand. Each script, step and picture has an id that changes
///   only with its name, as `#toggle-sync.step-2.iPhone`.
/// - `gallery.js` is shared. Without scripts, everything can be read, but there is no search. The style is in each page,
///   which would wait for another file before its first picture.
///
/// Names and labels cannot be markup, and invisible characters are shown as `\u{202E}`.
package struct GallerySite {
  private let useCases: [GalleryUseCase]
  private let next: NextSteps

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - scenarios: What is shown, scripts and configurations in this order.
  ///   - next: How commands are spelled here.
  package init(_ scenarios: [GalleryScenario], next: NextSteps) {
    useCases = GalleryUseCase.all(in: scenarios)
    self.next = next
  }

  /// The number of pages for use cases.
  package var useCaseCount: Int { useCases.count }

  /// Makes all files, one after another.
  ///
  /// - Parameter write: Takes the path of a file within the site, and its text.
  package func write<Failure: Error>(
    _ write: (_ path: String, _ text: String) throws(Failure) -> Void
  ) throws(Failure) {
    try write("gallery.js", GalleryScript.text)
    try write("index.html", GalleryHome(useCases).page.text)
    for (index, useCase) in useCases.enumerated() {
      let page = GalleryPage(
        useCase, before: index > 0 ? useCases[index - 1] : nil,
        after: index + 1 < useCases.count ? useCases[index + 1] : nil, next: next)
      try write("\(Self.pagesFolder)/\(useCase.file)", page.page.text)
    }
  }

  /// The style of a page as an element.
  ///
  /// - Parameter own: What the page has in addition.
  static func style(with own: String) -> String {
    "<style>\n\(HTMLStyle.text)\(GalleryStyle.text)\(own)</style>"
  }

  /// The folder of the site with a page for each use case, and no other files of a gallery.
  package static let pagesFolder = "use-cases"

  /// How every page in ``pagesFolder`` begins, which distinguishes pages of earlier galleries from other
  /// files.
  package static var pageBeginning: String { HTMLPage.beginning(madeBy: generator) }

  static let generator = "Showcase gallery"
}
