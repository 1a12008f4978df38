/// The revision that goldens are compared with.
package struct BaseRevision: Hashable, Sendable {
  /// The commit's whole object id.
  package let commit: String
  /// How it was found.
  package let origin: Origin

  package enum Origin: Hashable, Sendable {
    /// Somebody named it.
    case named(String)
    /// It is the commit that `HEAD` and this branch have in common.
    case mergeBase(with: String)
    /// There is no remote to compare with, so it is `HEAD`.
    case head
  }

  package init(commit: String, origin: Origin) {
    self.commit = commit
    self.origin = origin
  }
}

extension BaseRevision: CustomStringConvertible {
  /// The commit in short, and what it is, as `1a2b3c4d5e (merge base of HEAD and origin/main)`.
  package var description: String {
    switch origin {
    case .named(let name) where commit.hasPrefix(name): shortCommit
    case .named(let name): "\(shortCommit) (\(name))"
    case .mergeBase(let branch): "\(shortCommit) (merge base of HEAD and \(branch))"
    case .head: "\(shortCommit) (HEAD)"
    }
  }

  /// As many digits as tell commits apart in all but the largest repositories.
  package var shortCommit: String { String(commit.prefix(10)) }
}
