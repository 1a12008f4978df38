import Storyboards

/// What changed, in the words of a cause's first line.
///
///     color=#AA0000 -> color=#172B4D of UILabel in OverlayContentView
///     "Name Your Boa…" -> "Name Your Board" and 20 other texts of GoButton in OverlayContentView
///     added ToggleCell "Block social trackers" and 2 more to SettingsViewController and 1 more
///     children of UIView in OnboardingViewController 20 higher
struct CauseHeadline {
  let text: String

  init(_ atoms: [Atom]) {
    let shown = Self.worst(of: atoms)
    guard let first = Self.commonest(of: shown) else {
      text = ""
      return
    }
    let alike = shown.filter { $0.kind == first.kind }
    switch first.kind {
    case .golden, .failure, .step, .heading, .order:
      text = first.change + Self.others(alike, first) + Self.place(alike, first)
    case .went, .came, .moved: text = Self.arrivals(alike, first)
    case .frame: text = Self.frames(alike, first)
    default: text = first.change + Self.others(alike, first) + Self.nodes(alike) + Self.place(alike, first)
    }
  }

  /// Returns the atoms of the worst severity that follow from nothing.
  private static func worst(of atoms: [Atom]) -> [Atom] {
    let free = atoms.filter(\.reasons.isEmpty)
    let candidates = free.isEmpty ? atoms : free
    guard let severity = candidates.map(\.severity).min() else { return [] }
    return candidates.filter { $0.severity == severity }
  }

  /// Returns the first atom with the most frequent change.
  private static func commonest(of atoms: [Atom]) -> Atom? {
    var counts: [String: Int] = [:]
    for atom in atoms { counts[atom.change, default: 0] += 1 }
    let most = counts.values.max()
    return atoms.first { counts[$0.change] == most }
  }

  private static func others(_ atoms: [Atom], _ first: Atom) -> String {
    let count = Set(atoms.map(\.change)).count - 1
    return count > 0 ? " and \(count) other \(first.noun(count))" : ""
  }

  /// Returns ` of UISwitch #sync`, with the identifier or text only if all atoms have it.
  private static func nodes(_ atoms: [Atom]) -> String {
    let types = distinct(atoms.map(\.type).filter { !$0.isEmpty })
    guard let type = types.first else { return "" }
    if types.count > 1 { return " of \(type)\(more(types.count - 1))" }
    let names = Set(atoms.map(\.name))
    return " of " + (names.count == 1 ? names.first ?? type : type)
  }

  /// Returns ` in SettingsViewController and 1 more`.
  private static func place(_ atoms: [Atom], _ first: Atom, preposition: String = "in") -> String {
    let owners = distinct(atoms.compactMap(\.owner))
    guard let owner = first.owner ?? owners.first else { return "" }
    return " \(preposition) \(owner)\(more(owners.count - 1))"
  }

  private static func arrivals(_ atoms: [Atom], _ first: Atom) -> String {
    let names = Set(atoms.map(\.change)).count
    let preposition = first.kind == .came ? "to" : first.kind == .went ? "from" : "in"
    return first.change + more(names - 1) + place(atoms, first, preposition: preposition)
  }

  private static func frames(_ atoms: [Atom], _ first: Atom) -> String {
    let subject = first.alikeContainer.map { "children of \($0)" } ?? first.name
    return subject + place(atoms, first) + " " + atoms.flatMap(\.amounts).words
  }

  private static func more(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }

  /// Returns the distinct texts, the most frequent first, then in their order.
  private static func distinct(_ texts: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for text in texts {
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.enumerated().sorted {
      (counts[$1.element] ?? 0, $0.offset) < (counts[$0.element] ?? 0, $1.offset)
    }.map(\.element)
  }
}
