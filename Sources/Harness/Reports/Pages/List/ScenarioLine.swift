import ScenarioGoldens

/// The line by which an entry of a list is known: a badge, and the scenario's name in the parts
/// that a reader looks for.
package struct ScenarioLine {
  private let badge: Badge
  private let names: String
  private let note: String

  /// A word or two on a colored ground.
  package struct Badge {
    let words: String
    let tone: Tone

    package init(_ words: String, _ tone: Tone) {
      self.words = words
      self.tone = tone
    }

    var html: String { "<span class=\"badge \(tone)\">\(words.html)</span>" }
  }

  /// - Parameter note: What else is to be known at a glance.
  package init(_ name: ScenarioName, _ badge: Badge, note: String) {
    self.badge = badge
    self.note = note
    names = """
      <span class="name">\(name.useCase.htmlName) <span class="muted">·</span> \
      \(name.script.htmlName)</span> <span class="muted where">\(name.target.htmlName) / \
      \(name.classForDisplay.htmlName)</span> <span class="where">\
      \(name.configuration.htmlName)</span>
      """
  }

  /// The line of what is no scenario.
  package init(_ title: String, _ badge: Badge, note: String) {
    self.badge = badge
    self.note = note
    names = "<span class=\"name\">\(title.htmlName)</span>"
  }

  var html: String { "\(badge.html) \(names) <span class=\"muted note\">\(note.html)</span>" }
}

/// How bad something is.
package enum Tone: CaseIterable {
  case bad, warn, good
}

extension ScenarioName {
  /// The scenario's id on a page, as stable as its name.
  package var anchor: String {
    [target, classForDisplay, useCase, script].map(\.anchorPart).joined(separator: "/") + "/"
      + configuration.anchorPart
  }
}
