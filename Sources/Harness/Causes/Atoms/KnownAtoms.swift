/// The atoms of a step by their identity, since an atom that persists in the next step is not a new one.
///
///     var known = KnownAtoms()
///     for index in [4, 7] { known.add(identity, index) }
///     known.former(identity, among: 1)  // 7
///     known.former(identity, among: 2)  // nil: a third one is new
struct KnownAtoms {
  /// The numbers of atoms with the same identity, in order.
  private var all: [Atom.Identity: [Int]] = [:]

  mutating func add(_ identity: Atom.Identity, _ index: Int) { all[identity, default: []].append(index) }

  /// Returns the number that an atom had in the previous step.
  ///
  /// - Parameters:
  ///   - identity: The atom's identity.
  ///   - alike: The atom's index among those of its step with the same identity.
  func former(_ identity: Atom.Identity, among alike: Int) -> Int? {
    guard let known = all[identity], alike < known.count else { return nil }
    return known[alike]
  }

  func count(of identity: Atom.Identity) -> Int { all[identity]?.count ?? 0 }
}
