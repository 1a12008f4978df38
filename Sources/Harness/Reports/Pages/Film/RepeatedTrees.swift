/// The tree differences that a page shows already, since one change often differs in many steps in the same lines.
///
///     var trees = RepeatedTrees()
///     trees.shorten(&frames)  // In the second step with the same lines: The same lines as in step 1.
struct RepeatedTrees {
  /// The id and the title of the first step with some lines, by the lines as HTML.
  private var first: [String: (anchor: String, title: String)] = [:]
  /// Shorter lines are repeated, since a link would save nothing.
  private static let shortest = 400

  /// Replaces lines that an earlier step has by a link to that step.
  mutating func shorten(_ frames: inout [FilmFrame]) {
    for index in frames.indices {
      for detail in frames[index].details.indices {
        let html = frames[index].details[detail].html
        guard html.utf8.count >= Self.shortest else { continue }
        if let (anchor, title) = first[html] {
          let isElsewhere = !frames.contains { $0.anchor == anchor }
          let words = title.lowercased() + (isElsewhere ? " of another scenario" : "")
          frames[index].details[detail].html =
            "<p class=\"muted\">The same lines as in <a href=\"#\(anchor)\">\(words.html)</a>.</p>"
        } else {
          first[html] = (frames[index].anchor, frames[index].title)
        }
      }
    }
  }
}
