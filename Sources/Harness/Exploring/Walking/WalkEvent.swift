/// What happens in a walk. Records are made of events alone, whether they are noted here or read from a journal.
enum WalkEvent: Hashable, Codable {
  /// Something is tried on a kind of screen, perhaps in vain.
  case tried(UInt64)
  /// An input is about to be performed.
  case input(Input)
  /// The last input was refused, and is not part of the walk.
  case refusal
  /// A button did something.
  case effective(String)
  case sighting(Sighting)
  /// The use case is about to be ended.
  case end
}

extension WalkRecord {
  /// Adds an event.
  mutating func apply(_ event: WalkEvent) {
    switch event {
    case .tried(let key): tried.insert(key)
    case .input(let input): inputs.append(input)
    case .refusal:
      _ = inputs.popLast()
      refusedCount += 1
    case .effective(let subject): effective.insert(subject)
    case .sighting(let sighting):
      if !sightings.contains(where: sighting.isSame) { sightings.append(sighting) }
    case .end: hasEnded = true
    }
  }

  /// What happened last, in the words of a finding's subject: what an input was for, or the launch, or the end.
  var lastSubject: String {
    hasEnded ? "the end of the use case" : inputs.last?.subject ?? "the launch"
  }
}
