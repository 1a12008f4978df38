import Foundation

// MARK: Sections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end; one that there is already is an error.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = known(toIdentifier) { insert(identifiers, at: index) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = known(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, let from = known(identifier), known(toIdentifier) != nil else { return }
    let section = sections.remove(at: from)
    if let index = indexOfSection(toIdentifier) { sections.insert(section, at: index) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, let from = known(identifier), known(toIdentifier) != nil else { return }
    let section = sections.remove(at: from)
    if let index = indexOfSection(toIdentifier) { sections.insert(section, at: index + 1) }
  }

  /// Lets the content of sections be shown anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard Self.areUnique(identifiers, besides: sectionIdentifiers, called: "section") else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  private func known(_ identifier: SectionIdentifierType) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    Self.raise("Invalid parameter not satisfying: section != NSNotFound")
    return nil
  }
}

// MARK: Items

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, the last one by default; one that there is already is an error.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sections.indices.last else {
      return Self.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let section = sectionIdentifier.map({ known($0) }) ?? last else { return }
    insert(identifiers, at: IndexPath(item: sections[section].items.count, section: section))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    if let path = known(beforeIdentifier) { insert(identifiers, at: path) }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let path = known(afterIdentifier) else { return }
    insert(identifiers, at: IndexPath(item: path.item + 1, section: path.section))
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }

  /// Takes all items and all sections away.
  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, known(identifier) != nil, known(toIdentifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, known(identifier) != nil, known(toIdentifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Lets items be shown in new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if identifiers.allSatisfy({ known($0) != nil }) { reloadedItemIdentifiers += identifiers }
  }

  /// Lets the cells of items be filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if identifiers.allSatisfy({ known($0) != nil }) { reconfiguredItemIdentifiers += identifiers }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    guard Self.areUnique(identifiers, besides: itemIdentifiers, called: "item") else { return }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
  }

  private func known(_ identifier: ItemIdentifierType) -> IndexPath? {
    if let path = path(of: identifier) { return path }
    Self.raise("Invalid item identifier specified: \(identifier)")
    return nil
  }
}

// MARK: Errors

extension NSDiffableDataSourceSnapshot {
  private static func areUnique<Identifier: Hashable>(
    _ new: [Identifier], besides old: [Identifier], called name: String
  ) -> Bool {
    var seen = Set(old)
    let twice = new.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return true }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    raise(
      "Fatal: supplied \(name) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    return false
  }

  /// Snapshots are made where the interface is.
  private static func raise(_ reason: String) {
    MainActor.assumeIsolated { UIException.raise(.internalInconsistency, reason) }
  }
}
