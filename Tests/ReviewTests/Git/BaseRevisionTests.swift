import Diagnostics
import Expectations
import Review
import TestSupport
import Testing

/// Which revision goldens are compared with, and what is reported if a clone does not have it.
@Suite struct BaseRevisionTests {
  private func head(of repository: SampleRepository, _ name: String = "HEAD") throws -> String {
    String(try repository.git("rev-parse", name).prefix { $0 != "\n" })
  }

  /// A repository with three commits on `main`; another branch starts at the first one.
  private func forked() throws -> SampleRepository {
    let repository = try SampleRepository()
    try repository.git("branch", "feature")
    try repository.write("1", to: "a")
    try repository.commit()
    try repository.write("2", to: "a")
    try repository.commit()
    try repository.git("checkout", "--quiet", "feature")
    try repository.write("1", to: "b")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    return repository
  }

  @Test func `without a remote, or with one that was never fetched, it is HEAD`() throws {
    let repository = try SampleRepository()
    #expect(try repository.base() == BaseRevision(commit: head(of: repository), origin: .head))

    try repository.git("remote", "add", "origin", "https://example.org/a.git")
    expectEqual(try repository.base().origin, .head)
  }

  @Test func `in a clone it is where the branch left the default branch, noted or not`() {
    forEachRow(["main", "trunk"]) { name in
      let upstream = try forked()
      try upstream.git("branch", "--move", "main", name)
      let clone = try upstream.clone()
      try clone.git("checkout", "--quiet", "feature")
      let expected = try head(of: upstream, "feature~1")
      expectEqual(
        try clone.base(), BaseRevision(commit: expected, origin: .mergeBase(with: "origin/\(name)")))
    }

    forEachRow(["main", "master"]) { name in
      let upstream = try forked()
      try upstream.git("branch", "--move", "main", name)
      let clone = try upstream.clone()
      try clone.git("remote", "set-head", "origin", "--delete")
      expectEqual(try clone.base().origin, .mergeBase(with: "origin/\(name)"))
    }
  }

  @Test func `any name of a commit is taken by its own commit, and an unknown one is reported`() throws {
    let repository = try forked()
    try repository.git("tag", "--annotate", "--message=m", "v1", "HEAD~1")
    for name in ["HEAD", "HEAD~1", "v1", "feature", "main^", try String(head(of: repository).prefix(7))] {
      let expected = try head(of: repository, "\(name)^{commit}")
      expectEqual(try repository.base(name), BaseRevision(commit: expected, origin: .named(name)))
    }

    forEachRow(
      [
        ("featur", "feature", .showcase("diff feature")), ("HAED", "HEAD", .showcase("diff HEAD")),
        ("nothing-of-the-kind", nil, .shell("git branch --all")), ("", nil, .shell("git branch --all")),
        ("HEAD:a", nil, .shell("git branch --all")),
      ] as [(String, String?, NextStep)]
    ) { name, nearest, next in
      let repository = try forked()
      let fault = try #require(try diagnostic { _ = try repository.base(name) })
      expectEqual(fault.problem, "there is no revision '\(name)' here")
      expectEqual(fault.nearest, nearest)
      expectEqual(fault.next, next)
    }
  }

  @Test func `neither a repository without commits nor branches without a common one have a base`() throws {
    let repository = try SampleRepository(commits: false)
    let fault = try #require(try diagnostic { _ = try repository.base() })
    expectEqual(fault.problem, "the repository has no commit yet")

    let upstream = try SampleRepository()
    let clone = try upstream.clone()
    try clone.git("checkout", "--quiet", "--orphan", "other")
    try clone.write("1", to: "a")
    try clone.commit()
    let amended = try #require(try diagnostic { _ = try clone.base() })
    expectEqual(amended.problem, "HEAD and 'origin/main' have no commit in common")
    expectEqual(amended.next, .showcase("diff origin/main"))
  }

  @Test func `a branch that was not fetched is, by the command that is reported`() throws {
    let clone = try forked().clone("--single-branch", "--branch=feature")
    let fault = try #require(try diagnostic { _ = try clone.base("origin/main") })
    expectEqual(fault.next, .shell("git fetch origin main:refs/remotes/origin/main"))
    try clone.type(try #require(fault.next).description)
    #expect(try clone.base("origin/main").commit == head(of: clone, "origin/main"))
  }

  @Test func `a shallow clone of one branch gets its base by the commands that are reported, one by one`()
    throws
  {
    let upstream = try forked()
    let clone = try upstream.clone("--depth=1", "--branch=feature")
    let unknown = try #require(try diagnostic { _ = try clone.base() })
    expectEqual(unknown.problem, "the default branch of 'origin' is not known here")
    expectEqual(unknown.next, .shell("git fetch origin main:refs/remotes/origin/main"))
    try clone.type(try #require(unknown.next).description)

    let apart = try #require(try diagnostic { _ = try clone.base() })
    expectEqual(apart.problem, "HEAD and 'origin/main' have no commit in common in what was fetched")
    expectEqual(apart.next, .shell("git fetch --unshallow"))
    try clone.type(try #require(apart.next).description)

    let expected = try head(of: upstream, "feature~1")
    expectEqual(try clone.base(), BaseRevision(commit: expected, origin: .mergeBase(with: "origin/main")))
  }

  @Test func `a commit before the end of a shallow history is fetched`() {
    forEachRow(["HEAD~1", "0123abc"]) { name in
      let clone = try forked().clone("--depth=1")
      let fault = try #require(try diagnostic { _ = try clone.base(name) })
      expectEqual(fault.next, .shell("git fetch --unshallow"))
    }
  }

  @Test func `the text says which one was taken`() {
    forEachRow(
      [
        (BaseRevision.Origin.head, "0123456789 (HEAD)"), (.named("v1"), "0123456789 (v1)"),
        (.named("01234567"), "0123456789"),
        (.mergeBase(with: "origin/main"), "0123456789 (merge base of HEAD and origin/main)"),
      ] as [(BaseRevision.Origin, String)]
    ) { origin, text in
      expectEqual(BaseRevision(commit: "0123456789abcdef", origin: origin).description, text)
    }
  }
}
