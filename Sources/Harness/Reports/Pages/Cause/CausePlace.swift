import Storyboards

/// A scenario that has a cause, as a small picture that links to it.
package struct CausePlace {
  let name: ScenarioName
  /// The id of the step that shows the cause, or of the scenario.
  let anchor: String
  /// The id of the scenario's entry.
  let entry: String
  let picture: FilmFrame.Picture?

  /// - Parameters:
  ///   - name: The scenario.
  ///   - frame: The step that shows the cause; `nil` if it is not about a step, or the step has no picture.
  ///   - entry: The id of the scenario's entry.
  init(_ name: ScenarioName, _ frame: FilmFrame?, entry: String) {
    self.name = name
    self.entry = entry
    anchor = frame?.anchor ?? entry
    picture = frame?.pictures.last
  }

  var html: String {
    // A picture that is missing leaves its place.
    let picture = picture?.thumbnail(isDeferred: true) ?? "<span class=\"view none\"></span>"
    return """
      <li data-of="\(entry)"><a href="#\(anchor)">\(picture)<span>\(name.configuration.htmlName)</span> \
      <span class="muted">\(name.useCase.htmlName) · \(name.script.htmlName)</span></a></li>

      """
  }
}
