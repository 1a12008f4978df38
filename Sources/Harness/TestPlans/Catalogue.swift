/// Everything that could run: the showcases, their use cases, and the scripts of each.
///
/// The order of a catalogue is the order of what a plan expands to.
package struct Catalogue: Hashable, Sendable {
  package var targets: [Target]

  package init(_ targets: [Target]) {
    self.targets = targets
  }

  /// One showcase.
  package struct Target: Hashable, Sendable {
    package var name: String
    package var useCases: [UseCase]

    package init(_ name: String, _ useCases: [UseCase]) {
      self.name = name
      self.useCases = useCases
    }
  }

  /// One use case, named by its class for display and its text.
  package struct UseCase: Hashable, Sendable {
    package var classForDisplay: String
    package var text: String
    /// The names of its scripts; the implicit `launch` need not be among them.
    package var scripts: [String]
    /// The names of its tags, without a leading dot.
    package var tags: [String]

    package init(_ classForDisplay: String, _ text: String, scripts: [String] = [], tags: [String] = []) {
      self.classForDisplay = classForDisplay
      self.text = text
      self.scripts = scripts
      self.tags = tags
    }
  }
}
