import Storyboards

/// The calls and animations of a step, and what is left after the last one, if they differ.
///
/// An event that disappeared and one that appeared are one changed event if they have the same name:
/// `called  open(page: 1)` and `called  open(page: 2)`. The others are paired in order, as one call in
/// place of another.
struct EventAtoms {
  private(set) var all: [Atom] = []

  /// Creates the atoms of lines that only the golden has, and of lines that only the actual storyboard has.
  init(_ events: (missing: [String], extra: [String]), of name: ScenarioName, step: Int) {
    var (gone, come) = events
    for former in gone {
      guard let index = come.firstIndex(where: { $0.eventName == former.eventName }) else { continue }
      all.append(Self.atom(former, come.remove(at: index), name, step))
      gone.remove(at: gone.firstIndex(of: former) ?? 0)
    }
    for index in 0..<max(gone.count, come.count) {
      let former = gone.indices.contains(index) ? gone[index] : ""
      all.append(Self.atom(former, come.indices.contains(index) ? come[index] : "", name, step))
    }
  }

  private static func atom(_ former: String, _ present: String, _ name: ScenarioName, _ step: Int) -> Atom {
    var atom = Atom(kind: .call, before: former, after: present, severity: .structure, step: step)
    let names = Key.both(former.eventName, present.eventName)
    atom.keys = [Key.joined("call", Key.both(former.withoutNumbers, present.withoutNumbers))]
    atom.weakKeys = [Key.joined("call", names)]
    if !former.isEmpty, !present.isEmpty {
      atom.weakKeys += [Key.edit("call", former, present)].compactMap(\.self)
    }
    atom.placeKeys = [Key.joined(name.scriptKey, String(step), "call", names)]
    return atom
  }
}

extension String {
  /// The event's line before the arguments.
  fileprivate var eventName: String { String(prefix { $0 != "(" }) }
}
