import Diagnostics
import GoldenFiles

/// The faults of the goldens on a disk, determined from the catalog alone, without running anything.
///
///     GoldenInventory(planned: [a, b], files: [b, c]).counts  // 1 orphan, 1 missing
package struct GoldenInventory: Hashable, Sendable {
  /// A golden whose file's name differs in case, or has other scalars for the same letters.
  package struct Miscased: Hashable, Sendable {
    package var expected: GoldenPath
    package var found: GoldenPath

    package init(expected: GoldenPath, found: GoldenPath) {
      self.expected = expected
      self.found = found
    }
  }

  /// Goldens that no scenario owns.
  package private(set) var orphans: [GoldenPath] = []
  /// Goldens that do not exist, with nothing else at their paths.
  package private(set) var missing: [GoldenPath] = []
  /// Goldens that only a case-insensitive disk would find.
  package private(set) var miscased: [Miscased] = []
  /// Additional files for goldens that exist.
  package private(set) var duplicates: [Miscased] = []
  /// Files that are not goldens, and are ignored.
  package private(set) var others: [GoldenPath] = []
  /// Goldens that another process wrote, created or removed while a run compared with them; empty if they
  /// were not watched.
  package var changed: [GoldenPath] = []

  /// The package's folder, for commands that are typed in any folder; `.` if it is the working folder.
  package let root: String

  /// The renames that fix the misspelled goldens, folders first, each once.
  package let renames: [Miscased]

  /// Creates an inventory from findings that were made elsewhere.
  package init(
    orphans: [GoldenPath], missing: [GoldenPath], miscased: [Miscased], duplicates: [Miscased],
    others: [GoldenPath], renames: [Miscased], root: String = "."
  ) {
    self.root = root
    self.orphans = orphans
    self.missing = missing
    self.miscased = miscased
    self.duplicates = duplicates
    self.others = others
    self.renames = renames
  }

  /// Compares the goldens that should exist with the files that do; the results are sorted.
  ///
  /// A file that an existing golden's link leads to belongs to that golden, and is not a finding.
  ///
  /// - Parameters:
  ///   - planned: The goldens of all scenarios of all plans, including those that a filter skips.
  ///   - dormant: Goldens of scenarios that the plans keep but have switched off, which may or may not exist;
  ///     none by default.
  ///   - files: All files under `Snapshots`.
  ///   - root: The package's folder for commands that rename and remove files; the working folder by default.
  ///   - state: Returns what is at a golden's path; called only if files and goldens differ. By default, all
  ///     paths are free.
  package init(
    planned: [GoldenPath], dormant: [GoldenPath] = [], files: [GoldenPath], root: String = ".",
    state: (GoldenPath) -> GoldenPathState = { _ in .free }
  ) {
    self.root = root
    let (planned, present) = (Set(planned), Set(files))
    let owned = planned.union(dormant)
    let strays = present.subtracting(owned).sorted()
    let ownedByFold = strays.isEmpty ? [:] : Dictionary(grouping: owned.sorted(), by: \.caseFolded)
    var doubtful: [GoldenPath] = []
    for file in strays {
      let isGolden = ownedByFold[file.caseFolded] != nil || file.scenario != nil
      if !isGolden { others.append(file) } else { doubtful.append(file) }
    }
    // Following links takes system calls for each golden, so it is done only if a file is in doubt.
    let inUse = doubtful.isEmpty ? [] : Set(owned.compactMap { state($0).file })
    var found: Set<GoldenPath> = []
    for file in doubtful where !inUse.contains(file) && !inUse.contains(state(file).file ?? file) {
      guard let golden = ownedByFold[file.caseFolded]?.first else {
        orphans.append(file)
        continue
      }
      let pair = Miscased(expected: golden, found: file)
      if present.contains(golden) || !found.insert(golden).inserted {
        duplicates.append(pair)
      } else {
        miscased.append(pair)
      }
    }
    missing = planned.subtracting(present).subtracting(found).filter { state($0) == .free }.sorted()
    renames = Self.renames(for: miscased, among: present)
  }
}

extension GoldenPathState {
  /// The file, if there is one.
  fileprivate var file: GoldenPath? {
    if case .file(let path) = self { path } else { nil }
  }
}

extension GoldenInventory {
  /// Returns the joint findings of two inventories of copies of the goldens.
  ///
  /// Each copy may have stray files that others do not have. A golden is missing only if no copy has it,
  /// since shards that record leave each golden only in the copy in which its scenario ran.
  package func joined(with other: GoldenInventory) -> GoldenInventory {
    guard other != self else { return self }
    let missingThere = Set(other.missing)
    var joined = GoldenInventory(
      orphans: Set(orphans).union(other.orphans).sorted(), missing: missing.filter(missingThere.contains),
      miscased: miscased.appending(other.miscased), duplicates: duplicates.appending(other.duplicates),
      others: Set(others).union(other.others).sorted(), renames: renames.appending(other.renames),
      root: root)
    joined.changed = Set(changed).union(other.changed).sorted()
    return joined
  }

  /// The inventory without findings that require a run of everything.
  package var ofChangedOnly: GoldenInventory {
    var part = GoldenInventory(planned: [], files: [], root: root)
    part.changed = changed
    return part
  }
}

extension [GoldenInventory.Miscased] {
  /// Returns the findings, then those of another inventory that are new.
  fileprivate func appending(_ others: [GoldenInventory.Miscased]) -> [GoldenInventory.Miscased] {
    let known = Set(self)
    return self + others.filter { !known.contains($0) }
  }
}

extension GoldenInventory {
  /// The findings: orphans, missing goldens, misspelled ones and additional files.
  ///
  /// One command fixes all missing goldens, and is not repeated for each. A misspelled folder is one finding,
  /// whatever it contains. If goldens are missing, too, an orphan may be one of them under its old name, so it
  /// is reviewed before anything is removed.
  package var diagnostics: [Diagnostic] {
    orphans.map { Diagnostic("no scenario owns this golden", file: $0.path, next: orphansCommand) }
      + missing.map { Diagnostic("the golden is missing", file: $0.path) }
      + namingDiagnostics
  }

  private var orphansCommand: NextStep { missing.isEmpty ? .prune : .status }

  /// The findings about names: misspelled goldens and additional files.
  package var namingDiagnostics: [Diagnostic] {
    renames.map { rename in
      Diagnostic(
        "the file name differs in case or accents", file: rename.found.path,
        expected: rename.expected.path,
        next: .shell(command(for: rename)))
    }
      + duplicates.map { second in
        Diagnostic(
          "this is a second file of a golden, whose name differs in case or accents", file: second.found.path,
          expected: "only \(second.expected)", next: .shell("\(git) rm \(second.found.path.shellQuoted)"))
      }
  }

  /// The goldens that changed although the run did not write them.
  package var changeDiagnostics: [Diagnostic] {
    changed.map { golden in
      Diagnostic(
        "something else wrote, made or removed this golden during the run", file: golden.path,
        expected: "that only the run writes goldens while it runs; where git shows no difference, run again",
        next: .shell("\(git) status -- \(golden.path.shellQuoted)"))
    }
  }

  /// Whether every golden exists once, under its name, and there are no others.
  package var isClean: Bool {
    missing.isEmpty && !hasStrays
  }

  /// Whether there are files that no run of scenarios reports: orphans, and goldens under another name.
  package var hasStrays: Bool {
    !(orphans.isEmpty && miscased.isEmpty && duplicates.isEmpty)
  }

  /// The number of findings of each kind, such as `2 orphans, 1 missing`; empty without findings.
  package var counts: String {
    // Without the type, the compiler takes seconds for this expression.
    let counts: [(count: Int, words: String)] = [
      (orphans.count, orphans.count == 1 ? "orphan" : "orphans"), (missing.count, "missing"),
      (miscased.count, "misspelled"), (duplicates.count, "there twice"),
    ]
    return counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }
}

extension GoldenInventory {
  /// Returns renames of the outermost misspelled folder if the correct one does not exist yet, or else of the
  /// file.
  static func renames(for miscased: [Miscased], among files: Set<GoldenPath>) -> [Miscased] {
    guard !miscased.isEmpty else { return [] }
    var folders = Set(files.flatMap { $0.prefixes.dropLast() })
    var sources: [GoldenPath: GoldenPath] = [:]
    var renames: [Miscased] = []
    for golden in miscased {
      let rename = golden.outermost
      guard sources[rename.expected] != rename.found else { continue }
      if rename != golden, folders.insert(rename.expected).inserted {
        sources[rename.expected] = rename.found
        renames.append(rename)
      } else {
        renames.append(golden)
      }
    }
    return renames
  }

  /// Returns a command that renames on any disk. If the disk ignores letter case, it needs an intermediate
  /// name.
  func command(for rename: Miscased) -> String {
    let (found, expected) = (rename.found.path.shellQuoted, rename.expected.path.shellQuoted)
    let between = "\(rename.found).renamed".shellQuoted
    let folder = rename.expected.prefixes.dropLast().last?.path ?? "."
    let target = root == "." ? folder : "\(root)/\(folder)"
    return
      "mkdir -p \(target.shellQuoted) && \(git) mv \(found) \(between) && \(git) mv \(between) \(expected)"
  }

  /// The beginning of Git commands, with which paths are relative to the package's folder from anywhere.
  var git: String { root == "." ? "git" : "git -C \(root.shellQuoted)" }
}

extension GoldenInventory.Miscased {
  /// Both paths up to the first component that differs.
  fileprivate var outermost: GoldenInventory.Miscased {
    let differing = zip(expected.prefixes, found.prefixes).first { $0 != $1 }
    return differing.map { GoldenInventory.Miscased(expected: $0, found: $1) } ?? self
  }
}

extension GoldenFolder {
  /// Returns whether exactly the planned goldens exist, apart from dormant ones; an inventory would then find
  /// nothing.
  ///
  /// That is the usual case, and hashes need much less memory than the paths of many goldens. They have 64 bits
  /// and another key in each process: no stray file can be made to look like a golden, and two equal hashes
  /// by chance are practically impossible.
  ///
  /// - Parameters:
  ///   - planned: The goldens of all scenarios of all plans.
  ///   - dormant: Goldens that may or may not exist.
  /// - Throws: a diagnostic if a folder cannot be read.
  package func holds(
    _ planned: some Sequence<GoldenPath>, and dormant: some Sequence<GoldenPath>
  ) throws(Diagnostic) -> Bool {
    var missing = Set(planned.lazy.map(\.hashValue))
    var strays: Set<Int> = []
    try visitFiles { file in
      if missing.remove(file.hashValue) == nil { strays.insert(file.hashValue) }
    }
    return missing.isEmpty && (strays.isEmpty || strays.isSubset(of: dormant.lazy.map(\.hashValue)))
  }
}
