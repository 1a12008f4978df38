import ScenarioGoldens

/// A cause as it is found, before it has a name and words.
struct CauseDraft {
  /// The class of the cause's own atoms.
  let root: Int
  /// The numbers of the cause's own atoms, in the order of scenarios.
  let atoms: [Int]
  /// The scenarios that have it, ascending.
  let scenarios: [Int]
  let severity: CauseSeverity
  /// Whether calls or steps differ, which come before all else of their severity.
  private let isAboutCourse: Bool
  /// The first of all keys, by which the cause is named.
  let leastKey: String
  private let firstPath: String

  init(_ root: Int, in grouped: CauseClasses, _ classes: AtomClasses) {
    self.root = root
    let members = grouped.atoms[root] ?? []
    atoms = members
    scenarios = grouped.causes.indices.filter { grouped.causes[$0].contains(root) }
    // What follows from it does not count.
    let free = members.filter { classes.atom($0).reasons.isEmpty }
    severity = (free.isEmpty ? members : free).map { classes.atom($0).severity }.min() ?? .geometry
    isAboutCourse = free.contains { [.call, .step].contains(classes.atom($0).kind) }
    leastKey = members.flatMap { classes.atom($0).keys }.min() ?? ""
    firstPath = scenarios.first.map { classes.scenarios[$0].name.description } ?? ""
  }
}

extension CauseDraft: Comparable {
  private var rank: Int { isAboutCourse ? 0 : 1 }

  /// The worst comes first, of structure calls and steps, then what most scenarios have, then the first path.
  static func < (first: CauseDraft, second: CauseDraft) -> Bool {
    (first.severity, first.rank, second.scenarios.count, first.firstPath, first.leastKey)
      < (second.severity, second.rank, first.scenarios.count, second.firstPath, second.leastKey)
  }

  static func == (first: CauseDraft, second: CauseDraft) -> Bool { first.root == second.root }
}

/// The causes' names: the last four hexadecimal digits of a hash of each one's key, more where two would be alike.
struct CauseNames {
  let all: [String]

  init(_ keys: [String]) {
    let hashes = keys.map { Self.digits(of: $0) }
    let shared = (4...16).map { length in
      Dictionary(hashes.map { ($0.suffix(length), 1) }, uniquingKeysWith: +)
    }
    all = hashes.map { hash in
      let length = (4...16).first { shared[$0 - 4][hash.suffix($0)] == 1 }
      return String(hash.suffix(length ?? 16))
    }
  }

  /// The sixteen digits of the 64-bit FNV-1a hash; of two keys that end alike, the last digits differ most.
  private static func digits(of key: String) -> String {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
