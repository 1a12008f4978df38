/// What a walk did and saw, as data that can be sent to another process.
package struct WalkRecord: Hashable, Sendable, Codable {
  /// The inputs that were performed, in order.
  package var inputs: [Input] = []
  /// What was tried on which screens, also in vain.
  package var tried: Set<UInt64> = []
  package var sightings: [Sighting] = []
  /// The buttons that did something.
  package var effective: Set<String> = []
  /// How many inputs no element accepted.
  package var refusedCount = 0
  /// Whether the end of the use case began.
  package var hasEnded = false

  package init() {}
}

extension WalkRecord {
  /// Adds a sighting unless the walk has it.
  mutating func note(_ oracle: Oracle, of subject: String, _ detail: String = "") {
    apply(.sighting(Sighting(oracle, of: subject, detail, after: inputs.count)))
  }
}
