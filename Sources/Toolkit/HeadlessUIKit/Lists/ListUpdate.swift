import Foundation

/// The changes of a batch of updates to the sections and items of a table or a collection.
///
/// Deletions, reloads and the origins of moves are indices before the batch; insertions and the
/// targets of moves are indices after it.
///
///     var update = ListUpdate()
///     update.deleted = [IndexPath(item: 0, section: 0)]
///     update.inserted = [IndexPath(item: 2, section: 0)]
///     update.fault(before: [3], after: [3], words: .table)  // nil
///     ListMapping(update, before: [3], after: [3]).paths  // Item 1 is now 0, and item 2 is now 1.
struct ListUpdate: Hashable, Sendable {
  /// The number of nested batches that are open.
  var depth = 0
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [Move<IndexPath>] = []

  /// The former and the new index of a section or an item.
  struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    var from: Index
    var to: Index
  }

  /// Returns whether an item that stays gets new content.
  func reloads(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }
}

/// The new indices of the sections and items that a batch of updates keeps.
struct ListMapping: Hashable, Sendable {
  private(set) var sections: [Int: Int] = [:]
  private(set) var paths: [IndexPath: IndexPath] = [:]

  /// Finds the new index of every section and item that stays.
  ///
  /// - Parameters:
  ///   - update: The changes of the batch.
  ///   - before: The number of items that each section had.
  ///   - after: The number of items that each section has now.
  init(_ update: ListUpdate, before: [Int], after: [Int]) {
    // Everything that is not deleted, inserted or moved keeps its order, and fills the free
    // indices.
    let movedSections = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { $1 }
    let taken = update.insertedSections.union(movedSections.values)
    let free = after.indices.filter { !taken.contains($0) }
    let staying = before.indices.filter { !update.deletedSections.contains($0) && movedSections[$0] == nil }
    sections = movedSections.merging(zip(staying, free)) { moved, _ in moved }
    let moved = Dictionary(update.moved.map { ($0.from, $0.to) }) { $1 }
    paths = moved
    let takenItems = update.inserted.union(moved.values)
    // A section may have been moved to an index that does not exist.
    for (old, new) in sections where after.indices.contains(new) {
      let free = (0..<after[new]).map { IndexPath(item: $0, section: new) }
        .filter { !takenItems.contains($0) }
      let staying = (0..<before[old]).map { IndexPath(item: $0, section: old) }
        .filter { !update.deleted.contains($0) && moved[$0] == nil }
      for (from, to) in zip(staying, free) { paths[from] = to }
    }
  }
}

/// How UIKit's messages name a list and its items.
struct ListWords: Hashable, Sendable {
  let list: String
  let item: String

  static let table = ListWords(list: "table view", item: "row")
  static let collection = ListWords(list: "collection view", item: "item")
}

extension ListUpdate {
  /// Returns UIKit's message if it refuses the batch; `nil` if the data source agrees with the
  /// batch.
  ///
  /// - Parameters:
  ///   - before: The number of items that each section had.
  ///   - after: The number of items that each section has now.
  ///   - words: The words for the list and its items.
  func fault(before: [Int], after: [Int], words: ListWords) -> String? {
    indexFault(before: before, after: after, words)
      ?? sectionCountFault(before: before, after: after, words)
      ?? itemCountFault(before: before, after: after, words)
  }

  /// Returns the message for an index that does not exist.
  private func indexFault(before: [Int], after: [Int], _ words: ListWords) -> String? {
    if let section = deletedSections.union(reloadedSections).sorted().first(where: { $0 >= before.count }) {
      return
        "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    if let section = insertedSections.sorted().first(where: { $0 >= after.count }) {
      return
        "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    if let path = deleted.intersection(reloaded).sorted().first {
      return "attempt to delete and reload the same index path (\(path.section), \(path.item))"
    }
    for path in deleted.union(reloaded).union(moved.map(\.from)).sorted() {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      if path.item >= count {
        return "attempt to delete \(words.item) \(path.item) from section \(path.section) "
          + "which only contains \(count) \(words.item)s before the update"
      }
    }
    for path in inserted.union(moved.map(\.to)).sorted() {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      if path.item >= count {
        return "attempt to insert \(words.item) \(path.item) into section \(path.section), "
          + "but there are only \(count) \(words.item)s in section \(path.section) after the update"
      }
    }
    return nil
  }

  private func sectionCountFault(before: [Int], after: [Int], _ words: ListWords) -> String? {
    guard after.count != before.count + insertedSections.count - deletedSections.count else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the \
      update (\(after.count)) must be equal to the number of sections contained in the \(words.list) before the \
      update (\(before.count)), plus or minus the number of sections inserted or deleted \
      (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
      """
  }

  /// Checks the sections that stay, in their order after the batch. A reloaded section may have any
  /// number of items.
  private func itemCountFault(before: [Int], after: [Int], _ words: ListWords) -> String? {
    let sections = ListMapping(self, before: before, after: after).sections
    // Sorted, so that the same section is named in every run.
    for (old, new) in sections.sorted(by: { $0.value < $1.value }) where !reloadedSections.contains(old) {
      let inserted = inserted.count { $0.section == new }
      let deleted = deleted.count { $0.section == old }
      let movedIn = moved.count { $0.to.section == new }
      let movedOut = moved.count { $0.from.section == old }
      if after[new] == before[old] + inserted - deleted + movedIn - movedOut { continue }
      return """
        Invalid update: invalid number of \(words.item)s in section \(new). The number of \(words.item)s contained \
        in an existing section after the update (\(after[new])) must be equal to the number of \(words.item)s \
        contained in that section before the update (\(before[old])), plus or minus the number of \(words.item)s \
        inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
        number of \(words.item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
    return nil
  }
}
