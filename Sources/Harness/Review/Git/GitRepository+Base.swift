import Diagnostics

/// The revision that goldens are compared with.
package struct BaseRevision: Hashable, Sendable {
  /// The commit's whole object id.
  package let commit: String
  /// How it was found.
  package let origin: Origin

  package enum Origin: Hashable, Sendable {
    /// It was named by the user.
    case named(String)
    /// It is the commit that `HEAD` and this branch have in common.
    case mergeBase(with: String)
    /// It is `HEAD`, since there is no remote to compare with.
    case head
  }

  package init(commit: String, origin: Origin) {
    self.commit = commit
    self.origin = origin
  }
}

extension BaseRevision: CustomStringConvertible {
  /// The short id, and what the commit is, as `1a2b3c4d5e (merge base of HEAD and origin/main)`.
  package var description: String {
    switch origin {
    case .named(let name) where commit.hasPrefix(name): shortCommit
    case .named(let name): "\(shortCommit) (\(name))"
    case .mergeBase(let branch): "\(shortCommit) (merge base of HEAD and \(branch))"
    case .head: "\(shortCommit) (HEAD)"
    }
  }

  /// As many digits as distinguish commits in all but the largest repositories.
  package var shortCommit: String { String(commit.prefix(10)) }
}

extension GitRepository {
  /// The revision to compare with.
  ///
  /// - Parameter name: Any name of a commit; by default the merge base with the remote's default
  ///   branch, and `HEAD` if there is no remote, or no branch of it was ever fetched.
  /// - Throws: A diagnostic for what is missing in this clone, with the command that fetches it.
  package func base(named name: String?) throws(Diagnostic) -> BaseRevision {
    if let name {
      guard let commit = try commit(name) else { throw try unknown(name) }
      return BaseRevision(commit: commit, origin: .named(name))
    }
    guard let head = try commit("HEAD") else {
      throw Diagnostic(
        "the repository has no commit yet", expected: "a commit to compare with", next: .shell("git commit"))
    }
    guard let remote = try remote(), let branch = try defaultBranch(of: remote) else {
      return BaseRevision(commit: head, origin: .head)
    }
    return BaseRevision(commit: try mergeBase(with: branch), origin: .mergeBase(with: branch))
  }

  private func commit(_ name: String) throws(Diagnostic) -> String? {
    // A name may begin with a hyphen, or be a tag's, which leads to its commit.
    try git.line("rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}")
  }

  /// The default remote: `origin`, or else the first one.
  private func remote() throws(Diagnostic) -> String? {
    let remotes = try git.lines(["remote"])
    return remotes.contains("origin") ? "origin" : remotes.first
  }

  /// As `origin/main`; `nil` if no branch of the remote was ever fetched.
  private func defaultBranch(of remote: String) throws(Diagnostic) -> String? {
    let noted = try git.line("symbolic-ref", "--quiet", "--short", "refs/remotes/\(remote)/HEAD")
    // The noted branch may be one that was never fetched.
    for branch in [noted, "\(remote)/main", "\(remote)/master"].compactMap(\.self) {
      if try commit("refs/remotes/\(branch)") != nil { return branch }
    }
    let known = try git.line("for-each-ref", "--count=1", "--format=%(refname)", "refs/remotes")
    guard isShallow || known != nil else { return nil }
    throw Diagnostic(
      "the default branch of '\(remote)' is not known here",
      expected: "'\(remote)/main', or a revision, as 'showcase diff HEAD'",
      next: isShallow
        ? Self.fetching("main", from: remote) : .shell("git remote set-head \(remote.shellWord) --auto"))
  }

  private func mergeBase(with branch: String) throws(Diagnostic) -> String {
    if let base = try git.line("merge-base", "HEAD", "refs/remotes/\(branch)") { return base }
    throw Diagnostic(
      "HEAD and '\(branch)' have no commit in common\(isShallow ? " in what was fetched" : "")",
      expected: "their merge base, or a revision, as 'showcase diff \(branch)'",
      next: isShallow ? .shell("git fetch --unshallow") : .showcase("diff \(branch.shellWord)"))
  }

  /// The diagnostic for a name without a commit here, with how to fetch the commit if it is elsewhere.
  private func unknown(_ name: String) throws(Diagnostic) -> Diagnostic {
    var fault = Diagnostic("there is no revision '\(name)' here", expected: "a commit, a branch or a tag")
    fault.nearest = try nearestRevision(to: name)
    let command = try fetching(name)
    fault.next =
      fault.nearest.map { .showcase("diff \($0.shellWord)") } ?? command ?? .shell("git branch --all")
    return fault
  }

  private func nearestRevision(to name: String) throws(Diagnostic) -> String? {
    guard !Self.isRelative(name) else { return nil }
    let known = try git.lines([
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags",
    ])
    return nearestName(to: name, in: known + ["HEAD"])
  }

  /// The command that fetches a branch of a remote, or the rest of a shallow history.
  private func fetching(_ name: String) throws(Diagnostic) -> NextStep? {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, try git.lines(["remote"]).contains(parts[0]) {
      return Self.fetching(parts[1], from: parts[0])
    }
    guard isShallow else { return nil }
    // Servers do not find commits by abbreviated ids, so the whole history has to be fetched.
    guard !Self.isRelative(name), !name.allSatisfy(\.isHexDigit), let remote = try remote() else {
      return .shell("git fetch --unshallow")
    }
    return Self.fetching(name, from: remote)
  }

  /// Whether the name is relative to another commit, or means a file.
  private static func isRelative(_ name: String) -> Bool {
    name.contains { "~^@{:".contains($0) }
  }

  /// The command that makes `remote/branch` known in any clone, even one that follows only another
  /// branch.
  private static func fetching(_ branch: String, from remote: String) -> NextStep {
    .shell("git fetch \(remote.shellWord) \("\(branch):refs/remotes/\(remote)/\(branch)".shellWord)")
  }
}
