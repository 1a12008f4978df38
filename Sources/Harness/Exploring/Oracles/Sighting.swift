/// What an oracle saw during a walk.
package struct Sighting: Hashable, Sendable, Codable {
  package var oracle: Oracle
  /// What it is about: a node, a controller, or what was said of it. Sightings of one oracle with one subject are the
  /// same finding.
  package var subject: String
  /// More about it; empty if there is nothing to add.
  package var detail: String
  /// How many inputs of the walk it takes.
  package var inputCount: Int

  package init(_ oracle: Oracle, of subject: String, _ detail: String = "", after inputCount: Int) {
    self.oracle = oracle
    self.subject = subject
    self.detail = detail
    self.inputCount = inputCount
  }

  /// Whether both are the same finding.
  package func isSame(as other: Sighting) -> Bool { oracle == other.oracle && subject == other.subject }
}
