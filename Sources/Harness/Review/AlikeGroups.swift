import GoldenFiles
import Storyboards

/// A change of a golden that may be like others, wherever it was found.
package protocol ComparedChange {
  var path: GoldenPath { get }
  var meaning: ChangeMeaning { get }
}

/// What makes changes alike: the same differences step by step. A change without a difference is
/// like no other.
package enum ChangeMeaning: Hashable, Sendable {
  case difference(isRename: Bool, lines: [String])
  case alone(GoldenPath)

  /// The meaning of a difference; of a rename the names in the head do not count, since they are
  /// what it is about.
  package init(of difference: StoryboardDifference, isRename: Bool) {
    let lines = difference.steps.flatMap(\.lines)
    self = .difference(isRename: isRename, lines: isRename ? lines : difference.headings + lines)
  }
}

extension Array where Element: ComparedChange {
  /// The changes in groups of those that are alike, in any use case and configuration.
  ///
  /// The largest group comes first, then the one with the first path; within a group, paths are in order.
  package var groupedByMeaning: [[Element]] {
    var alike = AlikeGroups<ChangeMeaning, Element>()
    for change in self { alike.add(change, meaning: change.meaning) }
    return alike.largestFirst(by: \.path).map(\.members)
  }
}

/// Groups members with the same meaning, as all scenarios that differ in the same way, in any use case.
package struct AlikeGroups<Meaning: Hashable, Member> {
  /// All groups with what their members have in common, in the order of their first members.
  package private(set) var all: [(meaning: Meaning, members: [Member])] = []
  private var indices: [Meaning: Int] = [:]

  package init() {}

  /// Adds a member to those that mean the same.
  package mutating func add(_ member: Member, meaning: Meaning) {
    if let index = indices[meaning] {
      all[index].members.append(member)
    } else {
      indices[meaning] = all.count
      all.append((meaning, [member]))
    }
  }

  /// How many members mean this.
  package func count(of meaning: Meaning) -> Int { indices[meaning].map { all[$0].members.count } ?? 0 }

  /// Returns the groups for a reader: the largest first, then the one whose first member comes first.
  ///
  /// - Parameter path: What members are sorted by.
  package func largestFirst(by path: (Member) -> GoldenPath) -> [(meaning: Meaning, members: [Member])] {
    // Sizes are compared the other way round, so that the largest group comes first.
    all.map { ($0.meaning, $0.members.sorted { path($0) < path($1) }) }
      .sorted { ($1.1.count, path($0.1[0])) < ($0.1.count, path($1.1[0])) }
  }
}

extension AlikeGroups: Sendable where Meaning: Sendable, Member: Sendable {}
