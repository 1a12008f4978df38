import Foundation

/// The sections of a list and their items, by identifiers that name each of them once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  var sections: [Section] = []
  /// The items whose content is to be shown anew.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.map(\.items.count).reduce(0, +) }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; none if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    path(of: identifier).map { sections[$0.section].identifier }
  }

  /// The place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The place of an item.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, each) in sections.enumerated() {
      if let item = each.items.firstIndex(of: identifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// The item at a place, if there is one.
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
  /// The updates that make this snapshot out of an older one.
  ///
  /// Sections that change their order are made anew; items that do, or change their section, move.
  func update(from old: Self) -> ListUpdate {
    var update = ListUpdate()
    let sectionChanges = sectionIdentifiers.difference(from: old.sectionIdentifiers)
    for change in sectionChanges {
      switch change {
      case .remove(let index, _, _): update.deletedSections.insert(index)
      case .insert(let index, _, _): update.insertedSections.insert(index)
      }
    }
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

  /// An item that goes from one place and comes at another one moves.
  private func pairMoves(from old: Self, in update: inout ListUpdate) {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for path in update.deleted { old.item(at: path).map { places[$0] = path } }
    for path in update.inserted.sorted() {
      guard let item = item(at: path), let from = places[item] else { continue }
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

  /// The snapshot without what is to be shown anew, which is done once.
  var applied: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
