/// The trees and differences that a page shows already, since many steps show or differ in the same lines.
///
///     var trees = RepeatedTrees()
///     trees.shorten(&frames)  // In the second step with the same lines: The same lines as in step 1.
struct RepeatedTrees {
  /// Lines as HTML. A link leads to lines that are shown with it, so those of another group are others.
  private struct Lines: Hashable {
    let html: String
    let group: String?
  }

  /// What a step that is not of the same film belongs to.
  private let elsewhere: String
  /// The id and the title of the first step with some lines.
  private var first: [Lines: (anchor: String, title: String)] = [:]
  /// Shorter lines are repeated, since a link would save nothing.
  private static let shortest = 400

  /// - Parameter elsewhere: What a step of another film belongs to; `another scenario` by default.
  init(elsewhere: String = "another scenario") { self.elsewhere = elsewhere }

  /// Replaces lines that an earlier step has by a link to that step.
  mutating func shorten(_ frames: inout [FilmFrame]) {
    for index in frames.indices {
      for detail in frames[index].details.indices {
        let (_, html, group) = frames[index].details[detail]
        guard html.utf8.count >= Self.shortest else { continue }
        let lines = Lines(html: html, group: group)
        if let (anchor, title) = first[lines] {
          let isElsewhere = !frames.contains { $0.anchor == anchor }
          let words = title.lowercased() + (isElsewhere ? " of \(elsewhere)" : "")
          frames[index].details[detail].html =
            "<p class=\"muted\">The same lines as in <a href=\"#\(anchor)\">\(words.html)</a>.</p>"
        } else {
          first[lines] = (frames[index].anchor, frames[index].title)
        }
      }
    }
  }
}
