/// Outcomes that arrive in any order and leave in the order of their jobs.
struct OrderedOutcomes {
  /// How many have left.
  private(set) var told = 0
  private var waiting: [Int: JobOutcome] = [:]

  mutating func put(_ outcome: JobOutcome, at index: Int) {
    waiting[index] = outcome
  }

  /// Takes the next outcome, if it is there.
  mutating func next() -> (index: Int, outcome: JobOutcome)? {
    guard let outcome = waiting.removeValue(forKey: told) else { return nil }
    defer { told += 1 }
    return (told, outcome)
  }
}
