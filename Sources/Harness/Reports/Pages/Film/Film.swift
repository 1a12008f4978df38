/// Steps from left to right.
package enum Film {
  package static func html(_ frames: [FilmFrame], label: String) -> String {
    """
    <ol class="film" tabindex="0" aria-label="\(label.html)">
    \(frames.map(\.html).joined())</ol>

    """
  }

  /// The steps of an entry, which cost time to lay out: where scripts run they are made when the entry is opened.
  package static func deferred(_ frames: [FilmFrame]) -> String {
    frames.isEmpty
      ? "" : "<noscript class=\"deferred\">\n\(html(frames, label: "Steps"))</noscript>\n"
  }
}
