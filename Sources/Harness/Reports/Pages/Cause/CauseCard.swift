import Causes
import Storyboards

/// A cause on a page: one large pair of pictures of its clearest example, what differs in words, and where else it is.
///
///     var card = shownScenarios.card(of: cause)
///     card.command = "showcase accept --cause 5c9d"
///     card.html  // <article class="cause-card" id="cause-5c9d" ...
package struct CauseCard {
  /// The cause.
  package let cause: Cause
  /// The step of the example that shows the cause, with pictures of the golden and of now.
  var frame: FilmFrame?
  /// The id of the example's entry.
  var exampleAnchor: String
  /// What differs in that step, in the lines of a storyboard's difference.
  var lines: [String] = []
  /// The other scenarios that have the cause, the likest first.
  package var places: [CausePlace] = []
  /// The command that accepts the cause; `nil` if it cannot be accepted.
  package var command: String?
  /// What can be done with the cause, as HTML; empty on a page to read.
  var actions = ""
  /// Whether the pictures are made only when they are about to be seen, as on a page of many cards.
  package var isDeferred = true

  /// Makes a card without pictures.
  package init(_ cause: Cause) {
    self.cause = cause
    exampleAnchor = cause.example.scenario.anchor
  }

  /// The card's id on a page, which no scenario's id equals, as those have slashes.
  package static func anchor(of cause: Cause) -> String { "cause-\(cause.name)" }

  /// The id of what has the page's first pictures, and the attribute that gives it to an element; no name can contain it.
  static let firstPictures = (id: "first-pictures", attribute: "id=\"first-pictures\"")

  package var html: String {
    let anchor = Self.anchor(of: cause)
    return """
      <article class="cause-card" id="\(anchor)" aria-labelledby="\(anchor)-title">
      <h3 id="\(anchor)-title"><a href="#\(anchor)"><code>\(cause.name)</code></a> <bdi>\(cause.change.html)</bdi></h3>
      <p class="muted" data-of="\(exampleAnchor)">\(badge) \(extent) · as in \(exampleLink)</p>
      \(actions)<div class="case">
      \(pictures)<div class="words">
      \(words)\(acceptance)</div>
      </div>
      \(elsewhere)</article>

      """
  }

  /// Whether the pictures reach the end of a usual window, so that what follows them is not seen at first.
  var fillsWindow: Bool {
    !isDeferred && (frame?.pictures.first?.heightInCard ?? 0) >= Self.fillingHeight
  }

  /// The least height in rem of pictures that reach the end of a window of 60 rem.
  private static let fillingHeight = 34.0

  private var badge: String {
    let isMild = [.geometry, .new, .renamed].contains(cause.severity)
    return "<span class=\"badge \(isMild ? "warn" : "bad")\">\(cause.severity)</span>"
  }

  private var extent: String {
    // The summary begins with the severity, which is in the badge.
    let words = cause.extent.drop { $0 == "," || $0 == " " }
    return "<span class=\"extent\">\(String(words).html)</span>"
  }

  private var exampleLink: String {
    let step = cause.example.step.map { ", step \($0)" } ?? ""
    return """
      <a href="#\(frame?.anchor ?? exampleAnchor)"><bdi>\("\(cause.example.scenario)".html)</bdi>\(step)</a>
      """
  }

  /// The pictures of the example, which have a place also before they are made.
  private var pictures: String {
    guard let frame, !frame.pictures.isEmpty else { return "" }
    let figures = frame.pictures.map { $0.html(of: "\(frame.title) of the example") }.joined()
    let isPair = frame.pictures.count == 2
    let content = "<div class=\"pictures\(isPair ? " pair" : "")\">\n\(figures)</div>\n"
    let attribute = isDeferred ? "" : " \(Self.firstPictures.attribute)"
    return """
      <div class="stage"\(attribute) style="--n:\(frame.pictures.count);\(frame.pictures[0].width)">
      \(isDeferred ? content.deferredHTML : content)</div>

      """
  }

  private var words: String {
    let example = cause.exampleLines + cause.followerLines
    let all =
      lines.isEmpty || Set(lines).isSubset(of: cause.example.lines)
      ? ""
      : """
      <h4>All that differs in \(frame?.title.lowercased().html ?? "this step")</h4>
      \(DifferenceList.lines(lines))
      """
    return (example.isEmpty ? "" : "<h4>What differs</h4>\n\(DifferenceList.lines(example))") + all
  }

  private var acceptance: String {
    command.map { "<p>Accept it: <code class=\"command\">\($0.html)</code></p>\n" } ?? ""
  }

  private var elsewhere: String {
    guard !places.isEmpty else { return "" }
    let shown = places.prefix(Self.mostShown)
    let rest = places.dropFirst(Self.mostShown)
    let more =
      rest.isEmpty
      ? ""
      : """
      <details class="more"><summary>\(rest.count) more</summary>
      <ul class="strip">
      \(rest.map(\.html).joined())</ul>
      </details>

      """
    return """
      <h4>Where else <span class="muted elsewhere-count">\(places.count)</span></h4>
      <ul class="strip">
      \(shown.map(\.html).joined())</ul>
      \(more)
      """
  }

  /// How many places are shown before the others are unfolded.
  private static let mostShown = 10
}
