import Foundation

/// The sections of a list and their items, as unique identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["Favorites", "Others"])
///     snapshot.appendItems([1, 2], toSection: "Favorites")
///     snapshot.appendItems([3])  // The default is the last section.
///     snapshot.indexOfItem(3)  // 2
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  var sections: [Section] = []
  /// The items that get new cells when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose items get new cells when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose present cells get new content when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// Makes a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sections.map(\.items.count).reduce(0, +) }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  ///
  /// - Parameter identifier: The section; the result is 0 if it does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order.
  ///
  /// - Parameter identifier: The section; the result is empty if it does not exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  /// Returns the section that an item is in.
  ///
  /// - Parameter identifier: The item; the result is `nil` if it does not exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    path(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns the index of an item among the items of all sections.
  ///
  /// - Parameter identifier: The item; the result is `nil` if it does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section.
  ///
  /// - Parameter identifier: The section; the result is `nil` if it does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Returns the index path of an item; `nil` if it does not exist.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, each) in sections.enumerated() {
      if let item = each.items.firstIndex(of: identifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// Returns the item at an index path, if it exists.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Returns the updates that turn an older snapshot into this one.
  ///
  /// Sections that change their order are deleted and inserted; items move. From the items `a`,
  /// `b`, `c` to `b`, `c`, `a`, item 0 moves to 2.
  func update(from old: Self) -> ListUpdate {
    var update = ListUpdate()
    let sectionChanges = sectionIdentifiers.difference(from: old.sectionIdentifiers)
    for change in sectionChanges {
      switch change {
      case .remove(let index, _, _): update.deletedSections.insert(index)
      case .insert(let index, _, _): update.insertedSections.insert(index)
      }
    }
    // The items of a new section come with it.
    for (new, section) in sections.enumerated() where !update.insertedSections.contains(new) {
      guard let former = old.indexOfSection(section.identifier) else { continue }
      addItems(of: section.items.difference(from: old.sections[former].items), former, new, to: &update)
    }
    pairMoves(from: old, in: &update)
    addReloads(from: old, to: &update)
    return update
  }

  private func addItems(
    of changes: CollectionDifference<ItemIdentifierType>, _ former: Int, _ new: Int,
    to update: inout ListUpdate
  ) {
    for change in changes {
      switch change {
      case .remove(let index, _, _): update.deleted.insert(IndexPath(item: index, section: former))
      case .insert(let index, _, _): update.inserted.insert(IndexPath(item: index, section: new))
      }
    }
  }

  /// Turns a deletion and an insertion of the same item into a move.
  private func pairMoves(from old: Self, in update: inout ListUpdate) {
    var origins: [ItemIdentifierType: IndexPath] = [:]
    for path in update.deleted { old.item(at: path).map { origins[$0] = path } }
    // Sorted, because the order of moves must not depend on the order within a set.
    for path in update.inserted.sorted() {
      guard let item = item(at: path), let from = origins[item] else { continue }
      update.deleted.remove(from)
      update.inserted.remove(path)
      update.moved.append(ListUpdate.Move(from: from, to: path))
    }
  }

  private func addReloads(from old: Self, to update: inout ListUpdate) {
    let moved = Set(update.moved.map(\.from))
    for item in reloadedItemIdentifiers {
      guard let path = old.path(of: item), !moved.contains(path), !update.deleted.contains(path),
        !update.deletedSections.contains(path.section)
      else { continue }
      update.reloaded.insert(path)
    }
    for section in reloadedSectionIdentifiers {
      guard let index = old.indexOfSection(section), !update.deletedSections.contains(index) else { continue }
      update.reloadedSections.insert(index)
    }
  }

  /// The snapshot without its reload and reconfigure marks, which apply once.
  var applied: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
