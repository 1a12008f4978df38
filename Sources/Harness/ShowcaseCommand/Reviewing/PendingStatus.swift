import Causes
import Diagnostics
import GoldenFiles
import Project
import Reports
import Review
import Storyboards

/// What waits for review, and the goldens that are missing, are orphans, belong to no test, or differ in case or
/// accents.
struct PendingStatus {
  let review: PendingReview
  let missing: [GoldenPath]
  let orphans: [GoldenPath]
  let miscased: [GoldenInventory.Miscased]
  let duplicates: [GoldenInventory.Miscased]
  /// The goldens of values that no test declares.
  let unowned: [GoldenPath]
  /// The goldens of values whose test ran without them.
  let unclaimed: [GoldenPath]

  /// - Parameters:
  ///   - inventory: `nil` if only some changes are listed.
  ///   - values: Likewise.
  ///   - explained: the missing goldens and orphans that a change creates or moves.
  init(
    review: PendingReview, inventory: GoldenInventory?, values: ValueInventory?, explained: Set<GoldenPath>
  ) {
    unowned = values?.unowned.map(\.path) ?? []
    unclaimed = values?.unclaimed.map(\.path) ?? []
    self.review = review
    missing = (inventory?.missing ?? []).filter { !explained.contains($0) }
    orphans = (inventory?.orphans ?? []).filter { !explained.contains($0) }
    miscased = inventory?.miscased ?? []
    duplicates = inventory?.duplicates ?? []
  }

  var isEmpty: Bool { isInOrder && unclaimed.isEmpty }

  /// Whether nothing is wrong, since a test that ran without a golden may have ended early.
  var isInOrder: Bool {
    review.groups.isEmpty && missing.isEmpty && orphans.isEmpty && miscased.isEmpty && duplicates.isEmpty
      && unowned.isEmpty
  }

  var listing: Listed {
    Listed(
      causes: review.causes.map(ListedCause.init),
      changes: review.changes.map { ListedChange($0, causes: review.causes(of: $0).map(\.name)) },
      duplicates: duplicates.map(ListedMiscased.init), miscased: miscased.map(ListedMiscased.init),
      missing: missing.map(\.path), orphans: orphans.map(\.path), unclaimed: unclaimed.map(\.path),
      unowned: unowned.map(\.path))
  }

  /// The status for a program, in at most a few thousand bytes.
  func digest(_ next: NextSteps) -> FindingsDigest {
    let accept = review.causes.first.map { next.spelling(of: .showcase("accept --cause \($0.name)")) }
    let commands = review.changes.isEmpty ? [] : [next.review, accept].compactMap(\.self)
    return FindingsDigest(
      review.causes, differingCount: review.changes.count, next: commands,
      otherCounts: [
        ("duplicates", duplicates.count), ("miscased", miscased.count), ("missing", missing.count),
        ("orphans", orphans.count), ("unclaimed", unclaimed.count), ("unowned", unowned.count),
      ])
  }
}

extension PendingStatus {
  /// The status as JSON: keys sorted, those without a value left out, paths relative to the package.
  struct Listed: Encodable {
    /// The worst first.
    let causes: [ListedCause]
    /// Those with the same worst cause are neighbors.
    let changes: [ListedChange]
    /// Second files of goldens that exist already.
    let duplicates: [ListedMiscased]
    let miscased: [ListedMiscased]
    let missing: [String]
    let orphans: [String]
    /// Goldens of values whose test ran without them.
    let unclaimed: [String]
    /// Goldens of values that no test declares.
    let unowned: [String]
  }

  struct ListedCause: Encodable {
    /// What changed.
    let change: String
    /// The configurations in which it shows; `nil` if it shows in all.
    let configurations: [String]?
    let example: Example
    let name: String
    let scenarios: Int
    let severity: String

    struct Example: Encodable {
      let id: String
      let lines: [String]
      let step: Int?
    }

    init(_ cause: Cause) {
      change = cause.change
      configurations = cause.configurations?.names
      example = Example(
        id: "\(cause.example.scenario)", lines: cause.exampleLines, step: cause.example.step)
      name = cause.name
      scenarios = cause.scenarios.count
      severity = "\(cause.severity)"
    }
  }

  struct ListedChange: Encodable {
    /// The names of its causes, the worst first.
    let causes: [String]
    let configuration: String?
    /// What differs, line by line, as a run reports it.
    let difference: [String]
    let golden: String
    /// What `accept`, `reject` and `status` take.
    let id: String
    /// `new`, `changed`, `renamed`, `unreadable`, `unreadable golden` or `stale`.
    let kind: String
    /// How many nodes differ, and in how many steps.
    let nodes: Int
    let pending: String
    /// Why something cannot be read, or is stale.
    let problem: String?
    /// The golden that continues under this one's name.
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
  fileprivate init(_ reviewed: ReviewedChange, causes: [String]) {
    self.causes = causes
    let change = reviewed.change
    configuration = change.path.scenario?.name.configuration
    difference = reviewed.difference?.lines ?? reviewed.valueDifference?.lines ?? []
    golden = change.path.path
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
