/// What is wrong with the goldens on a disk, known from the catalogue alone, without running anything.
package struct GoldenInventory: Hashable, Sendable {
  /// A golden with a file that is spelt in other letters, or in other scalars for the same letters.
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
  /// Goldens that are not there, and where nothing else lies either.
  package private(set) var missing: [GoldenPath] = []
  /// Goldens that only a case-insensitive disk would find.
  package private(set) var miscased: [Miscased] = []
  /// Second files of goldens that are there already.
  package private(set) var duplicates: [Miscased] = []
  /// Files that are no goldens at all; nobody's business.
  package private(set) var others: [GoldenPath] = []

  /// The package's folder, as a command names it that is typed anywhere; `.` where it is the working folder.
  let root: String

  /// What has to be renamed for the mis-cased goldens, folders first, each once.
  package let renames: [Miscased]

  /// Findings that were made elsewhere.
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

  /// Compares what should be there with what is; the results are sorted.
  ///
  /// A file that an owned golden is a link to, or lies behind a link to, is that golden's and no finding.
  ///
  /// - Parameters:
  ///   - planned: the goldens of all scenarios of all plans, not only of what a filter selects.
  ///   - dormant: goldens of scenarios that the plans keep, but have switched off: they may be there or not.
  ///   - files: all files under `Snapshots`.
  ///   - root: the package's folder for commands that rename and remove files, where it is not the working folder.
  ///   - place: what lies where a golden should; it is asked only where files and goldens are not the same.
  package init(
    planned: [GoldenPath], dormant: [GoldenPath] = [], files: [GoldenPath], root: String = ".",
    place: (GoldenPath) -> GoldenPlace = { _ in .free }
  ) {
    self.root = root
    let (planned, present) = (Set(planned), Set(files))
    let owned = planned.union(dormant)
    let strays = present.subtracting(owned).sorted()
    let ownedByFold = strays.isEmpty ? [:] : Dictionary(grouping: owned.sorted(), by: \.caseFolded)
    var doubtful: [GoldenPath] = []
    for file in strays {
      let isNobodys = ownedByFold[file.caseFolded] == nil && file.scenario == nil
      if isNobodys { others.append(file) } else { doubtful.append(file) }
    }
    let inUse = doubtful.isEmpty ? [] : Set(owned.compactMap { place($0).file })
    var found: Set<GoldenPath> = []
    for file in doubtful where !inUse.contains(file) && !inUse.contains(place(file).file ?? file) {
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
    missing = planned.subtracting(present).subtracting(found).filter { place($0) == .free }.sorted()
    renames = Self.renames(for: miscased, among: present)
  }
}

extension GoldenPlace {
  /// The file, where one lies there.
  fileprivate var file: GoldenPath? {
    if case .file(let path) = self { path } else { nil }
  }
}
