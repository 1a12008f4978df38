import Storyboards

/// A scenario that has a cause, as a small picture that links to it.
package struct CausePlace {
  let name: ScenarioName
  /// The id of the step that shows the cause, or of the scenario.
  let anchor: String
  let picture: FilmFrame.Picture?

  /// - Parameters:
  ///   - name: The scenario.
  ///   - frame: The step that shows the cause; `nil` if it is not about a step, or the step has no picture.
  init(_ name: ScenarioName, _ frame: FilmFrame?) {
    self.name = name
    anchor = frame?.anchor ?? name.anchor
    picture = frame?.pictures.last
  }

  var html: String {
    // A picture that is missing leaves its place.
    let picture = picture?.thumbnail(isDeferred: true) ?? "<span class=\"view none\"></span>"
    return """
      <li data-of="\(name.anchor)"><a href="#\(anchor)">\(picture)<span>\(name.configuration.htmlName)</span> \
      <span class="muted">\(name.useCase.htmlName) · \(name.script.htmlName)</span></a></li>

      """
  }
}
