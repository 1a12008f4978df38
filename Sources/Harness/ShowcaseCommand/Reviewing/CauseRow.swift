import Causes
import GoldenFiles
import Review
import Storyboards

/// A row in the list of causes.
struct CauseRow {
  /// `nil` for a change of which nothing can be compared.
  let cause: Cause?
  /// The changes that have the cause, by their indices; the cause's example comes first.
  let members: [Int]

  /// A row for each cause, the worst first, and after them one for each change without a cause.
  static func all(_ allCauses: [Cause], of changes: [ReviewedChange], with causes: [[Cause]]) -> [CauseRow] {
    var members: [String: [Int]] = [:]
    for index in changes.indices {
      for cause in causes[index] { members[cause.name, default: []].append(index) }
    }
    let caused = allCauses.map { cause in
      let indices = members[cause.name] ?? []
      let isExample = { (index: Int) in changes[index].atoms?.name == cause.example.scenario }
      return CauseRow(cause: cause, members: indices.filter(isExample) + indices.filter { !isExample($0) })
    }
    return caused + changes.indices.filter { causes[$0].isEmpty }.map { CauseRow(cause: nil, members: [$0]) }
  }
}

extension ReviewScreen {
  /// How much of a row is decided: `accepted`, `rejected` or `3 of 14`; empty if nothing is.
  func decidedPart(of row: CauseRow) -> String {
    let decided = row.members.compactMap { decisions[$0] }
    // A change with other causes waits for them, though this one is accepted.
    let isAccepted = row.cause.map { acceptedCauses.contains($0.name) } ?? false
    if decided.isEmpty { return isAccepted ? "accepted" : "" }
    if isAccepted && !decided.contains(.reject) { return "accepted" }
    guard decided.count == row.members.count, Set(decided).count == 1 else {
      return "\(decided.count) of \(row.members.count)"
    }
    return decided[0] == .accept ? "accepted" : "rejected"
  }

  /// What the row says: the cause, or the change that has none.
  func words(of row: CauseRow) -> String {
    if let cause = row.cause { return cause.headline }
    let change = changes[row.members[0]].change
    return "      \(change.kind.name), \(change.path.value?.title ?? change.path.path)"
  }
}
