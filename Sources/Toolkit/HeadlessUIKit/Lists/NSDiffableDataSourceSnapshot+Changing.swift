import Foundation

// MARK: Sections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  ///
  /// - Parameter identifiers: The new sections; one that exists already raises an exception.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The new sections; one that exists already raises an exception.
  ///   - toIdentifier: The section after the new ones; raises an exception if it does not exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = found(toIdentifier) { insert(identifiers, at: index) }
  }

  /// Inserts sections after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The new sections; one that exists already raises an exception.
  ///   - toIdentifier: The section before the new ones; raises an exception if it does not exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = found(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Removes sections with their items.
  ///
  /// - Parameter identifiers: The sections; those that do not exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section with its items before another one; a section that does not exist raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - identifier: The section to move; it must exist.
  ///   - toIdentifier: The section that will be after it; it must exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, let from = found(identifier), found(toIdentifier) != nil else { return }
    // Looked up after the removal, which may change the index.
    let section = sections.remove(at: from)
    if let index = indexOfSection(toIdentifier) { sections.insert(section, at: index) }
  }

  /// Moves a section with its items after another one; a section that does not exist raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - identifier: The section to move; it must exist.
  ///   - toIdentifier: The section that will be before it; it must exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, let from = found(identifier), found(toIdentifier) != nil else { return }
    // Looked up after the removal, which may change the index.
    let section = sections.remove(at: from)
    if let index = indexOfSection(toIdentifier) { sections.insert(section, at: index + 1) }
  }

  /// Marks sections, whose items get new cells when the snapshot is applied.
  ///
  /// - Parameter identifiers: The sections; those that are not shown yet are ignored when the
  ///   snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Inserts sections at an index, unless one of them exists already.
  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard Self.areUnique(identifiers, alongside: sectionIdentifiers, called: "section") else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Returns the index of a section; one that does not exist raises an exception.
  private func found(_ identifier: SectionIdentifierType) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    Self.raise("Invalid parameter not satisfying: section != NSNotFound")
    return nil
  }
}

// MARK: Items

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The new items; one that exists already raises an exception.
  ///   - sectionIdentifier: The section, which must exist; `nil`, the default, is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sections.indices.last else {
      return Self.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let section = sectionIdentifier.map({ found($0) }) ?? last else { return }
    insert(identifiers, at: IndexPath(item: sections[section].items.count, section: section))
  }

  /// Inserts items before another one, in its section.
  ///
  /// - Parameters:
  ///   - identifiers: The new items; one that exists already raises an exception.
  ///   - beforeIdentifier: The item after the new ones; raises an exception if it does not exist.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    if let path = found(beforeIdentifier) { insert(identifiers, at: path) }
  }

  /// Inserts items after another one, in its section.
  ///
  /// - Parameters:
  ///   - identifiers: The new items; one that exists already raises an exception.
  ///   - afterIdentifier: The item before the new ones; raises an exception if it does not exist.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let path = found(afterIdentifier) else { return }
    insert(identifiers, at: IndexPath(item: path.item + 1, section: path.section))
  }

  /// Removes items.
  ///
  /// - Parameter identifiers: The items; those that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    sections = []
  }

  /// Moves an item before another one, possibly of another section; an item that does not exist
  /// raises an exception.
  ///
  /// - Parameters:
  ///   - identifier: The item to move; it must exist.
  ///   - toIdentifier: The item that will be after it; it must exist.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, found(identifier) != nil, found(toIdentifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one, possibly of another section; an item that does not exist
  /// raises an exception.
  ///
  /// - Parameters:
  ///   - identifier: The item to move; it must exist.
  ///   - toIdentifier: The item that will be before it; it must exist.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, found(identifier) != nil, found(toIdentifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items that get new cells when the snapshot is applied.
  ///
  /// - Parameter identifiers: The items; if one of them does not exist, none is marked, and an
  ///   exception is raised.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if identifiers.allSatisfy({ found($0) != nil }) { reloadedItemIdentifiers += identifiers }
  }

  /// Marks items whose existing cells get new content when the snapshot is applied.
  ///
  /// - Parameter identifiers: The items; if one of them does not exist, none is marked, and an
  ///   exception is raised.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if identifiers.allSatisfy({ found($0) != nil }) { reconfiguredItemIdentifiers += identifiers }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    guard Self.areUnique(identifiers, alongside: itemIdentifiers, called: "item") else { return }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
  }

  /// Returns the index path of an item; one that does not exist raises an exception.
  private func found(_ identifier: ItemIdentifierType) -> IndexPath? {
    if let path = path(of: identifier) { return path }
    Self.raise("Invalid item identifier specified: \(identifier)")
    return nil
  }
}

// MARK: Errors

extension NSDiffableDataSourceSnapshot {
  private static func areUnique<Identifier: Hashable>(
    _ new: [Identifier], alongside old: [Identifier], called name: String
  ) -> Bool {
    var seen = Set(old)
    let twice = new.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return true }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    raise(
      "Fatal: supplied \(name) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    return false
  }

  /// Raises an exception. Snapshots change on the main actor only.
  private static func raise(_ reason: String) {
    MainActor.assumeIsolated { UIException.raise(.internalInconsistency, reason) }
  }
}
