import Dispatch
import Synchronization

/// How goldens differ between two revisions, by meaning.
package struct RevisionDifference: Sendable {
  /// All changes, with those put together that differ in the same way.
  ///
  /// The largest group comes first, then the one with the first path; within a group, paths are in order.
  package let groups: [[GoldenChange]]

  /// Compares the goldens of two revisions; files that are equal need not be given.
  ///
  /// A golden that went and one that came are one that was renamed where they are identical or nearly so.
  package init(from before: [GoldenFile], to after: [GoldenFile]) {
    let pairs = FilePair.all(from: before, to: after)
    let changes = Mutex<[Int: GoldenChange]>([:])
    DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
      let change = pairs[index].change
      changes.withLock { $0[index] = change }
    }
    groups = changes.withLock { Array($0.values) }.groupedByMeaning
  }

  /// All changes, group by group.
  package var changes: [GoldenChange] { groups.flatMap(\.self) }

  package var isEmpty: Bool { groups.isEmpty }
}
