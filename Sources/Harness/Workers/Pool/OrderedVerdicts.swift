/// Verdicts that arrive in any order and leave in the order of their jobs.
struct OrderedVerdicts<Verdict> {
  /// How many have left.
  private(set) var told = 0
  private var waiting: [Int: Verdict] = [:]

  mutating func put(_ verdict: Verdict, at index: Int) {
    waiting[index] = verdict
  }

  /// Takes the next verdict, if it is there.
  mutating func next() -> (index: Int, verdict: Verdict)? {
    guard let verdict = waiting.removeValue(forKey: told) else { return nil }
    defer { told += 1 }
    return (told, verdict)
  }
}
