/// What matching has cost so far, counted in siblings looked at and pairs weighed.
struct MatchingWork: Hashable, Sendable {
  /// Pairs that may still be weighed.
  private(set) var budget: Int
  private(set) var count = 0

  init(budget: Int) {
    self.budget = max(0, budget)
  }

  /// Counts work that grows with the tree only, and is always done.
  mutating func spend(_ amount: Int) {
    count += amount
  }

  /// The greatest size of windows in which two lists may be weighed, pair by pair.
  ///
  /// It is the whole lists where the budget lets them, else at most half of the budget goes to these two.
  func window(_ old: Int, _ new: Int) -> Int {
    let longer = max(old, new, 1)
    let (pairs, overflow) = old.multipliedReportingOverflow(by: new)
    return !overflow && pairs <= budget ? longer : budget / 2 / longer
  }

  /// Counts pairs that are weighed, and takes them off the budget.
  mutating func weigh(_ pairs: Int) {
    count += pairs
    budget -= pairs
  }
}
