import Foundation

/// What a batch of updates does to the sections of a table or a collection and to their items.
///
/// What goes or is loaded anew is named by its place before the batch, what comes by its place after it.
struct ListUpdate: Hashable, Sendable {
  /// How many batches are open inside each other.
  var depth = 0
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [Move<IndexPath>] = []

  /// From where to where something goes.
  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    var from: Place
    var to: Place
  }

  /// Whether an item's content is asked for anew though the item stays.
  func reloads(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }
}

/// Where everything that stays lies after a batch of updates.
struct ListMapping: Hashable, Sendable {
  private(set) var sections: [Int: Int] = [:]
  private(set) var paths: [IndexPath: IndexPath] = [:]

  /// - Parameters:
  ///   - before: How many items each section had.
  ///   - after: How many items each section has now.
  init(_ update: ListUpdate, before: [Int], after: [Int]) {
    let movedSections = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { $1 }
    let taken = update.insertedSections.union(movedSections.values)
    let free = after.indices.filter { !taken.contains($0) }
    let staying = before.indices.filter { !update.deletedSections.contains($0) && movedSections[$0] == nil }
    sections = movedSections.merging(zip(staying, free)) { moved, _ in moved }
    let moved = Dictionary(update.moved.map { ($0.from, $0.to) }) { $1 }
    paths = moved
    let takenItems = update.inserted.union(moved.values)
    for (old, new) in sections where after.indices.contains(new) {
      let free = (0..<after[new]).map { IndexPath(item: $0, section: new) }
        .filter { !takenItems.contains($0) }
      let staying = (0..<before[old]).map { IndexPath(item: $0, section: old) }
        .filter { !update.deleted.contains($0) && moved[$0] == nil }
      for (from, to) in zip(staying, free) { paths[from] = to }
    }
  }
}
