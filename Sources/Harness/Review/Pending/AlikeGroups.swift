import GoldenFiles

/// Puts together what means the same, as all scenarios that differ in the same way, whatever use case they are of.
package struct AlikeGroups<Meaning: Hashable, Member> {
  /// All groups with what their members have in common, in the order of their first members.
  public private(set) var all: [(meaning: Meaning, members: [Member])] = []
  private var places: [Meaning: Int] = [:]

  package init() {}

  /// Adds a member to those that mean the same.
  package mutating func add(_ member: Member, meaning: Meaning) {
    if let place = places[meaning] {
      all[place].members.append(member)
    } else {
      places[meaning] = all.count
      all.append((meaning, [member]))
    }
  }

  /// How many members mean this.
  package func count(of meaning: Meaning) -> Int { places[meaning].map { all[$0].members.count } ?? 0 }

  /// The groups as a reader wants them: the largest first, then the one whose first member comes first.
  ///
  /// - Parameter path: What members are sorted by.
  package func largestFirst(by path: (Member) -> GoldenPath) -> [(meaning: Meaning, members: [Member])] {
    all.map { ($0.meaning, $0.members.sorted { path($0) < path($1) }) }
      .sorted { ($1.1.count, path($0.1[0])) < ($0.1.count, path($1.1[0])) }
  }
}

extension AlikeGroups: Sendable where Meaning: Sendable, Member: Sendable {}
