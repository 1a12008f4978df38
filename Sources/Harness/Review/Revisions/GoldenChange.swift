import Diagnostics
import GoldenFiles
import Storyboards

/// What became of one golden from one revision to another.
package struct GoldenChange: Hashable, Sendable {
  /// The golden's path; of one that was removed the path that it had.
  package let path: GoldenPath
  package let kind: Kind
  package let comparison: Comparison
  /// Why one of both files is no storyboard that can be read.
  package let faults: [Diagnostic]

  package enum Kind: Hashable, Sendable {
    case added
    case removed
    case renamed(from: GoldenPath)
    case changed
  }

  package enum Comparison: Hashable, Sendable {
    /// There is but one file.
    case none
    /// Both are storyboards; the difference is empty where they show the same.
    case storyboards(StoryboardDifference)
    /// One of both is no storyboard, or cannot be read: hunks as `diff -u` has them.
    case lines([String])
    /// Nothing differs but the ends of lines, which a checkout may have converted.
    case lineEnds
  }

  package init(path: GoldenPath, kind: Kind, comparison: Comparison = .none, faults: [Diagnostic] = []) {
    self.path = path
    self.kind = kind
    self.comparison = comparison
    self.faults = faults
  }
}

extension GoldenChange: ComparedChange {
  /// The difference of both storyboards, where there is one.
  package var difference: StoryboardDifference? {
    if case .storyboards(let difference) = comparison { difference } else { nil }
  }

  package var meaning: ChangeMeaning {
    guard let difference else { return .alone(path) }
    if case .renamed = kind { return ChangeMeaning(of: difference, isRename: true) }
    return ChangeMeaning(of: difference, isRename: false)
  }
}
