import Storyboards

/// The line of an entry of a list: a badge, and the parts of the scenario's name.
package struct ScenarioLine {
  private let badge: Badge
  private let names: String
  private let note: String

  /// One or two words on a colored background.
  package struct Badge {
    let words: String
    let tone: Tone

    package init(_ words: String, _ tone: Tone) {
      self.words = words
      self.tone = tone
    }

    var html: String { "<span class=\"badge \(tone)\">\(words.html)</span>" }
  }

  /// - Parameters:
  ///   - name: The scenario.
  ///   - badge: The badge.
  ///   - note: An additional short text.
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

  /// Makes the line of something other than a scenario.
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
