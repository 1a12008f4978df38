import RenderTree
import Storyboards

/// Steps from left to right.
package enum Film {
  package static func html(_ frames: [FilmFrame], label: String) -> String {
    """
    <ol class="film" tabindex="0" aria-label="\(label.html)">
    \(frames.map(\.html).joined())</ol>

    """
  }

  /// The steps of an entry; empty if it has none.
  ///
  /// - Parameters:
  ///   - frames: The steps.
  ///   - timeline: When they took place; `nil`, the default, if that is not known.
  package static func html(_ frames: [FilmFrame], _ timeline: Timeline? = nil) -> String {
    guard !frames.isEmpty else { return "" }
    let chart = timeline.map { TimelineChart($0, frames).html } ?? ""
    return chart + html(frames, label: "Steps")
  }
}

extension String {
  /// The HTML as an element that costs little until it is needed.
  ///
  /// Without scripts, its content is part of the page. With scripts it is text, from which the page's script makes
  /// the content when it is about to be seen.
  var deferredHTML: String { "<noscript class=\"deferred\">\n\(self)</noscript>\n" }
}
