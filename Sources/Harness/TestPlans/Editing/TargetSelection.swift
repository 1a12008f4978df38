import Diagnostics

/// Which tests of a showcase a plan runs: two lists of identifiers, and what they mean.
struct TargetSelection {
  /// The showcase's name.
  let name: String
  /// The only tests that run; `nil` if all do.
  private(set) var selected: [String]?
  /// The tests that do not run.
  private(set) var skipped: [String]
  private let catalogue: Catalogue.Target
  private let tests: [CatalogueTest]

  /// Nothing selected and nothing skipped of a showcase.
  init(everythingIn catalogue: Catalogue.Target) {
    name = catalogue.name
    skipped = []
    self.catalogue = catalogue
    tests = catalogue.tests
  }

  /// Reads what a plan runs of a showcase; a showcase that does not exist has no tests.
  init(_ target: PlanTarget, in catalogue: Catalogue) {
    self.init(
      everythingIn: catalogue.targets.first { $0.name == target.name }
        ?? Catalogue.Target(target.name, []))
    selected = target.selectedTests?.map(\.text)
    skipped = target.skippedTests.map(\.text)
  }

  /// Returns the identifiers that a name means, which may begin with the showcase's.
  func identifiers(meantBy name: String) -> [String] {
    let short = name.hasPrefix(self.name + "/") ? String(name.dropFirst(self.name.count + 1)) : name
    return (short == name ? [name] : [name, short]).filter { !meant(by: $0).isEmpty }
  }

  /// The identifier that a name without a match most likely means.
  func nearest(to name: String) -> String? {
    catalogue.nearestIdentifier(to: name)
  }

  mutating func apply(_ edit: PlanEdit, to identifier: String) {
    switch edit {
    case .skip, .disable: exclude(identifier)
    case .enable: include(identifier)
    case .select: select(identifier)
    }
  }

  private mutating func exclude(_ identifier: String) {
    let gone = meant(by: identifier)
    // If tests are selected, removing one of them is enough; skipping it as well would be redundant.
    if let entries = selected {
      selected = entries.flatMap { parts(of: $0, without: gone) }
    } else if !gone.isSubset(of: meant(by: skipped)) {
      skipped.append(identifier)
    }
  }

  private mutating func include(_ identifier: String) {
    let wanted = meant(by: identifier)
    skipped = skipped.flatMap { parts(of: $0, without: wanted) }
    if let entries = selected, !wanted.isSubset(of: meant(by: entries)) { selected = entries + [identifier] }
  }

  /// Selects a test; skipping others is then redundant.
  private mutating func select(_ identifier: String) {
    selected = selected ?? []
    include(identifier)
    let all = meant(by: selected ?? [])
    skipped = skipped.filter { !meant(by: $0).isDisjoint(with: all) }
  }

  /// An entry as it is, or the identifiers of what is left of it without some tests.
  private func parts(of entry: String, without gone: Set<Int>) -> [String] {
    let all = meant(by: entry)
    return all.isDisjoint(with: gone) ? [entry] : identifiers(of: all.subtracting(gone))
  }

  /// The fewest identifiers that mean exactly these tests.
  private func identifiers(of wanted: Set<Int>) -> [String] {
    var identifiers: [String] = []
    for index in wanted.sorted() {
      let own = tests[index].identifiers.first { meant(by: $0).isSubset(of: wanted) }
      if let own, !identifiers.contains(own) { identifiers.append(own) }
    }
    return identifiers
  }

  private func meant(by entries: [String]) -> Set<Int> {
    entries.reduce(into: []) { $0.formUnion(meant(by: $1)) }
  }

  /// Returns the indices of the tests that an entry means.
  private func meant(by entry: String) -> Set<Int> {
    let spellings = TestIdentifier(text: entry, position: .start).spellings
    return Set(tests.indices.filter { !tests[$0].identifiers.allSatisfy { !spellings.contains($0) } })
  }
}
