extension GoldenInventory {
  /// What looks at several copies of the goldens found together.
  ///
  /// Each copy may have a stray file that others have not; a golden is missing only where no copy has it, since shards
  /// that record leave each golden in the one copy where its scenario ran.
  package func joined(with other: GoldenInventory) -> GoldenInventory {
    guard other != self else { return self }
    let missingThere = Set(other.missing)
    return GoldenInventory(
      orphans: Set(orphans).union(other.orphans).sorted(), missing: missing.filter(missingThere.contains),
      miscased: miscased.appending(other.miscased), duplicates: duplicates.appending(other.duplicates),
      others: Set(others).union(other.others).sorted(), renames: renames.appending(other.renames))
  }
}

extension [GoldenInventory.Miscased] {
  /// The findings, then those of another look that are new.
  fileprivate func appending(_ others: [GoldenInventory.Miscased]) -> [GoldenInventory.Miscased] {
    let known = Set(self)
    return self + others.filter { !known.contains($0) }
  }
}
