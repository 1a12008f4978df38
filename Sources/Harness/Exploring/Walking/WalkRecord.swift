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
  /// What a scenario's script showed and did, if that was asked for instead of a walk.
  package var coverage: ScreenCoverage?
  /// Whether the end of the use case began.
  package var hasEnded = false

  package init() {}
}

extension WalkRecord {
  /// Adds a sighting unless the walk has it.
  ///
  /// - Parameter count: How many inputs it takes; all by default.
  mutating func note(_ oracle: Oracle, of subject: String, _ detail: String = "", after count: Int? = nil) {
    let sighting = Sighting(oracle, of: subject, detail, after: count ?? inputs.count)
    if !sightings.contains(where: sighting.isSame) { apply(.sighting(sighting)) }
  }
}
