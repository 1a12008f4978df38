import Review

/// How many goldens changed in which way.
struct RevisionSummary {
  let changed: Int
  let renamed: Int
  let added: Int
  let removed: Int

  init(_ changes: [GoldenChange]) {
    changed = changes.count { $0.kind == .changed }
    added = changes.count { $0.kind == .added }
    removed = changes.count { $0.kind == .removed }
    renamed = changes.count - changed - added - removed
  }

  /// As `3 changed, 1 added`.
  var words: String {
    [(changed, "changed"), (renamed, "renamed"), (added, "added"), (removed, "removed")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
