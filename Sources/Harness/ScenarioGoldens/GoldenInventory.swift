import Diagnostics
import GoldenFiles

/// What is wrong with the goldens on a disk, known from the catalogue alone, without running anything.
package struct GoldenInventory: Hashable, Sendable {
  /// A golden whose file is spelled in other letters, or in other scalars for the same letters.
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
  /// Second files of goldens that are there already.
  package private(set) var duplicates: [Miscased] = []
  /// Files that are not goldens at all, and are ignored.
  package private(set) var others: [GoldenPath] = []
  /// Goldens that something else wrote, made or removed while a run compared with them; none where
  /// none was watched.
  package var changed: [GoldenPath] = []

  /// The package's folder for commands that are typed in any folder; `.` where it is the working folder.
  package let root: String

  /// The renames that mend the mis-cased goldens, folders first, each once.
  package let renames: [Miscased]

  /// Creates an inventory of findings that were made elsewhere.
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
  /// A file that an owned golden leads to by a link is that golden's, and not a finding.
  ///
  /// - Parameters:
  ///   - planned: the goldens of all scenarios of all plans, not only of what a filter selects.
  ///   - dormant: goldens of scenarios that the plans keep, but have switched off: they may exist or not.
  ///   - files: all files under `Snapshots`.
  ///   - root: the package's folder for commands that rename and remove files, where it is not the working folder.
  ///   - state: what is at a golden's path; called only where files and goldens are not the same.
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
    // Following links takes system calls for each golden: only where a file is in doubt.
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
  /// The file, where there is one.
  fileprivate var file: GoldenPath? {
    if case .file(let path) = self { path } else { nil }
  }
}

extension GoldenInventory {
  /// Returns what two inventories of copies of the goldens found together.
  ///
  /// Each copy may have a stray file that others have not; a golden is missing only where no copy
  /// has it, since shards that record leave each golden in the one copy where its scenario ran.
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

  /// The same without what is known only after a run of everything.
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
  /// The findings: orphans, missing, mis-cased and second files of goldens.
  ///
  /// One command mends everything that is missing, and is not repeated for each golden. A folder that is
  /// misspelled is one finding, whatever it holds. Where goldens are missing, too, an orphan may be one of
  /// those under its former name: it is reviewed before anything is removed.
  package var diagnostics: [Diagnostic] {
    orphans.map { Diagnostic("no scenario owns this golden", file: $0.path, next: orphansCommand) }
      + missing.map { Diagnostic("the golden is missing", file: $0.path) }
      + namingDiagnostics
  }

  private var orphansCommand: NextStep { missing.isEmpty ? .prune : .status }

  /// The findings about names: mis-cased and second files of goldens.
  package var namingDiagnostics: [Diagnostic] {
    renames.map { rename in
      Diagnostic(
        "the file name differs in case or accents", file: rename.found.path,
        expected: rename.expected.path,
        next: .shell(command(for: rename)))
    }
      + duplicates.map { second in
        Diagnostic(
          "this is a second file of a golden, in other letters", file: second.found.path,
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

  /// Whether every golden is there, once and under its name, and no other.
  package var isClean: Bool {
    missing.isEmpty && !hasStrays
  }

  /// Whether there are files that no run of scenarios reports: orphans, and goldens under another name.
  package var hasStrays: Bool {
    !(orphans.isEmpty && miscased.isEmpty && duplicates.isEmpty)
  }

  /// The numbers of findings of each kind, as `2 orphans, 1 missing`; empty where there is none.
  package var counts: String {
    // Without the type of the list, the compiler takes seconds for this expression.
    let counts: [(count: Int, words: String)] = [
      (orphans.count, orphans.count == 1 ? "orphan" : "orphans"), (missing.count, "missing"),
      (miscased.count, "in other letters"), (duplicates.count, "there twice"),
    ]
    return counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }
}

extension GoldenInventory {
  /// Returns a rename of the outermost misspelled folder where nothing has its right name yet, else of the
  /// file alone.
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

  /// Returns a command that renames on any disk: where letter case does not count, a third name in between is
  /// necessary.
  func command(for rename: Miscased) -> String {
    let (found, expected) = (rename.found.path.shellQuoted, rename.expected.path.shellQuoted)
    let between = "\(rename.found).renamed".shellQuoted
    let folder = rename.expected.prefixes.dropLast().last?.path ?? "."
    let target = root == "." ? folder : "\(root)/\(folder)"
    return
      "mkdir -p \(target.shellQuoted) && \(git) mv \(found) \(between) && \(git) mv \(between) \(expected)"
  }

  /// How commands of Git begin, so that paths are relative to the package's folder wherever they are typed.
  var git: String { root == "." ? "git" : "git -C \(root.shellQuoted)" }
}

extension GoldenInventory.Miscased {
  /// Both paths down to the first component that differs.
  fileprivate var outermost: GoldenInventory.Miscased {
    let differing = zip(expected.prefixes, found.prefixes).first { $0 != $1 }
    return differing.map { GoldenInventory.Miscased(expected: $0, found: $1) } ?? self
  }
}

extension GoldenFolder {
  /// Whether all planned goldens exist, and besides them only dormant ones: then an inventory would find
  /// nothing.
  ///
  /// Usually that is so, and hashes need much less memory than the paths of many goldens. They have 64 bits
  /// and another key in each process: no stray file can be made to look like a golden, and two equal hashes
  /// by chance are practically impossible.
  ///
  /// - Throws: a diagnostic for a folder that cannot be read.
  package func holds(
    _ planned: some Sequence<GoldenPath>, besides dormant: some Sequence<GoldenPath>
  ) throws(Diagnostic) -> Bool {
    var missing = Set(planned.lazy.map(\.hashValue))
    var strays: Set<Int> = []
    try visitFiles { file in
      if missing.remove(file.hashValue) == nil { strays.insert(file.hashValue) }
    }
    return missing.isEmpty && (strays.isEmpty || strays.isSubset(of: dormant.lazy.map(\.hashValue)))
  }
}
