import GoldenFiles
import Storyboards

/// A change of a golden that may be like others, wherever it was found.
package protocol ComparedChange {
  var path: GoldenPath { get }
  var meaning: ChangeMeaning { get }
}

/// What makes changes alike: the same differences step by step. What has no difference stands alone.
package enum ChangeMeaning: Hashable, Sendable {
  case difference(isRename: Bool, lines: [String])
  case alone(GoldenPath)

  /// The meaning of a difference; of a rename the names in the head do not count, since they are what it is about.
  package init(of difference: StoryboardDifference, isRename: Bool) {
    let lines = difference.steps.flatMap(\.lines)
    self = .difference(isRename: isRename, lines: isRename ? lines : difference.headings + lines)
  }
}

extension Array where Element: ComparedChange {
  /// The changes with those put together that are alike, whatever use case or configuration they are of.
  ///
  /// The largest group comes first, then the one with the first path; within a group, paths are in order.
  package var groupedByMeaning: [[Element]] {
    var alike = AlikeGroups<ChangeMeaning, Element>()
    for change in self { alike.add(change, meaning: change.meaning) }
    return alike.largestFirst(by: \.path).map(\.members)
  }
}
