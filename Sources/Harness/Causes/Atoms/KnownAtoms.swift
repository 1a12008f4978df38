/// The atoms of a step, by what they are recognized by in the next one: an atom that persists is no new one.
struct KnownAtoms {
  /// Atoms that are alike are distinguished by their order.
  private var all: [Atom.Identity: [Int]] = [:]

  mutating func add(_ identity: Atom.Identity, _ index: Int) { all[identity, default: []].append(index) }

  /// The atom that this one was in the step before.
  func former(_ identity: Atom.Identity, among alike: Int) -> Int? {
    guard let known = all[identity], alike < known.count else { return nil }
    return known[alike]
  }

  func count(of identity: Atom.Identity) -> Int { all[identity]?.count ?? 0 }
}
