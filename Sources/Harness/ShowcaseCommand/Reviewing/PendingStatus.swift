import GoldenFiles
import Review
import ScenarioGoldens
import Storyboards

/// What waits for review, and the goldens that are missing, orphans or spelled in other letters.
struct PendingStatus {
  let review: PendingReview
  let missing: [GoldenPath]
  let orphans: [GoldenPath]
  let miscased: [GoldenInventory.Miscased]
  let duplicates: [GoldenInventory.Miscased]

  /// - Parameters:
  ///   - inventory: `nil` where only some changes are listed.
  ///   - explained: the goldens that are missing or orphans since a change creates or moves them.
  init(review: PendingReview, inventory: GoldenInventory?, explained: Set<GoldenPath>) {
    self.review = review
    missing = (inventory?.missing ?? []).filter { !explained.contains($0) }
    orphans = (inventory?.orphans ?? []).filter { !explained.contains($0) }
    miscased = inventory?.miscased ?? []
    duplicates = inventory?.duplicates ?? []
  }

  var isEmpty: Bool {
    review.groups.isEmpty && missing.isEmpty && orphans.isEmpty && miscased.isEmpty && duplicates.isEmpty
  }

  var listing: Listed {
    Listed(
      changes: review.groups.enumerated().flatMap { index, group in
        group.map { ListedChange($0, group: index + 1) }
      },
      duplicates: duplicates.map(ListedMiscased.init), miscased: miscased.map(ListedMiscased.init),
      missing: missing.map(\.path), orphans: orphans.map(\.path))
  }
}

extension PendingStatus {
  /// The status as JSON has it: keys sorted, those without a value left out, paths relative to the package.
  struct Listed: Encodable {
    /// Those that are alike come together, the largest group first.
    let changes: [ListedChange]
    /// Second files of goldens that are there already.
    let duplicates: [ListedMiscased]
    let miscased: [ListedMiscased]
    let missing: [String]
    let orphans: [String]
  }

  struct ListedChange: Encodable {
    let configuration: String?
    /// What differs, line by line, as a run reports it.
    let difference: [String]
    let golden: String
    /// The number that all changes which differ in the same way have in common, from 1.
    let group: Int
    /// What `accept`, `reject` and `status` take.
    let id: String
    /// `new`, `changed`, `renamed`, `unreadable`, `unreadable golden` or `stale`.
    let kind: String
    /// How many nodes differ, and in how many steps.
    let nodes: Int
    let pending: String
    /// Why something cannot be read, or is stale.
    let problem: String?
    /// The golden that goes on under this one's name.
    let renamedFrom: String?
    /// `structure`, `text`, `accessibility`, `state` or `geometry`: the worst.
    let severity: String?
    let steps: Int
  }

  struct ListedMiscased: Encodable {
    let expected: String
    let found: String

    init(_ pair: GoldenInventory.Miscased) {
      (expected, found) = (pair.expected.path, pair.found.path)
    }
  }
}

extension PendingStatus.ListedChange {
  fileprivate init(_ reviewed: ReviewedChange, group number: Int) {
    let change = reviewed.change
    configuration = change.path.scenario?.name.configuration
    difference = reviewed.difference?.lines ?? []
    golden = change.path.path
    group = number
    id = change.title
    kind = change.kind.name
    nodes = reviewed.nodeCount
    pending = "\(GoldenStore.pendingFolder)/\(change.path)"
    problem = change.kind.problem
    renamedFrom = if case .renamed(let source) = change.kind { source.path } else { nil }
    severity = reviewed.severity.map { "\($0)" }
    steps = reviewed.difference?.steps.count ?? 0
  }
}
