import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Review
import SampleGoldens
import Storyboards
import TestSupport
import Testing
import UTF8Text

/// Which files differ, in any repository.
@Suite struct RevisionGoldensTests {
  /// A repository with the goldens a, b and c; then one changed, one was removed, and one was added.
  private func changed(package: String = "") throws -> SampleRepository {
    let repository = try SampleRepository(package: package)
    for name in ["a", "b", "c"] { try repository.write(SampleGolden.file(name, "of \(name)", "1")) }
    try repository.commit()
    try repository.write(SampleGolden.file("a", "of a", "2"))
    try repository.remove(SampleGolden.path("b"))
    try repository.write(SampleGolden.file("d", "p", "q", "r"))
    return repository
  }

  private func words(_ difference: RevisionDifference) -> [String] {
    difference.changes.map { "\($0.kind) \($0.path.scenario?.name.useCase ?? $0.path.path)" }.sorted()
  }

  private let expected = ["added d", "changed a", "removed b"]

  @Test func `goldens are found wherever the package is, by names of any sort`() {
    forEachRow(["", "App", "a b/\u{E9} \"quoted\"\ttab"]) { package in
      expectEqual(words(try changed(package: package).difference()), expected)
    }

    forEachRow(["a b", "\u{E9}t\u{E9}", "\"q\"", "-x", "[1]", "*", "a\\b"]) { name in
      let repository = try SampleRepository()
      try repository.write(SampleGolden.file(name, "1"))
      try repository.commit()
      try repository.write(SampleGolden.file(name, "2"))
      expectEqual(words(try repository.difference()), ["changed \(name)"])
    }
  }

  @Test
  func `the index does not matter for a change, and neither it nor the working tree is touched`() throws {
    let indexed = try changed()
    try indexed.git("add", "--all")
    expectEqual(words(try indexed.difference()), expected)
    try indexed.git("reset", "--quiet")
    try indexed.git("rm", "--quiet", "--cached", SampleGolden.path("c").path)
    expectEqual(words(try indexed.difference()), expected)

    let repository = try changed()
    // A file that git has to check again, since its date has changed.
    try repository.write(SampleGolden.file("c", "of c", "1"))
    let before = try repository.folder.contents(of: ".")
    _ = try repository.difference()
    expectEqual(try repository.folder.contents(of: "."), before)
  }

  @Test func `goldens of a linked working tree are compared`() throws {
    let repository = try changed()
    let other = try TemporaryFolder()
    try repository.git("worktree", "add", "--quiet", "\(other.root)/tree")
    let linked = try GitRepository(of: "\(other.root)/tree", environment: SampleRepository.environment)
    expectEmpty(try linked.goldens(since: linked.base(named: "HEAD")).after)
    try other.write(SampleGolden.text("a", "2"), to: "tree/\(SampleGolden.path("a"))")
    expectEqual(
      try linked.goldens(since: linked.base(named: "HEAD")).after.map(\.path), [SampleGolden.path("a")])
  }

  @Test func `goldens of the next commit are compared with any revision, also in a shallow clone`() throws {
    let repository = try changed()
    try repository.commit()
    expectEqual(words(try repository.difference(from: "HEAD~1")), expected)
    expectTrue(try repository.difference().isEmpty)
    let clone = try repository.clone("--depth=2")
    expectEqual(words(try clone.difference(from: "HEAD~1")), expected)
  }

  @Test
  func `converted line ends, hidden or ignored files, and what was written again are no change`() throws {
    let repository = try SampleRepository()
    try repository.write(SampleGolden.file("a", "1"))
    try repository.write("Snapshots/** text eol=crlf\n", to: ".gitattributes")
    try repository.commit()
    try repository.remove(SampleGolden.path("a"))
    try repository.git("checkout", "--quiet", ".")
    try #require(try repository.folder.read(SampleGolden.path("a").path).contains("\r\n"))
    expectTrue(try repository.difference().isEmpty)

    let ignoring = try SampleRepository()
    try ignoring.write("*.orig\n", to: ".gitignore")
    try ignoring.commit()
    try ignoring.write("x", to: "Snapshots/.DS_Store")
    try ignoring.write("x", to: "Snapshots/a.orig")
    expectTrue(try ignoring.difference().isEmpty)

    let rewritten = try changed()
    try rewritten.commit()
    try rewritten.write(SampleGolden.file("a", "of a", "2"))
    expectTrue(try rewritten.difference().isEmpty)
  }

  @Test func `goldens of values beside tests are compared line by line`() throws {
    let repository = try SampleRepository(package: "App")
    let folder = "Tests/AppTests/__Snapshots__/OrderTests"
    for name in ["a", "b", "c"] { try repository.write("1\n", to: "\(folder)/\(name).txt") }
    try repository.write("", to: "Tests/AppTests/OrderTests.swift")
    try repository.commit()
    try repository.write("1 \n", to: "\(folder)/a.txt")
    try repository.write("2\n", to: "\(folder)/d.txt")
    try repository.remove(GoldenPath("\(folder)/b.txt"))
    try repository.write("func a() {}", to: "Tests/AppTests/OrderTests.swift")
    let difference = try repository.difference()
    expectEqual(
      words(difference), ["added \(folder)/d.txt", "changed \(folder)/a.txt", "removed \(folder)/b.txt"])
    expectEqual(
      difference.changes.first { $0.kind == .changed }?.comparison,
      .lines(["@@ -1 +1 @@", "-1", #"+1\u{20}"#]))
  }

  @Test func `a conflict is reported with its place`() throws {
    let repository = try SampleRepository()
    try repository.write(SampleGolden.file("a", "0"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "other")
    try repository.write(SampleGolden.file("a", "1"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(SampleGolden.file("a", "2"))
    try repository.commit()
    #expect(throws: SampleRepository.GitFailed.self) { try repository.git("merge", "other") }
    let change = try #require(try repository.difference().changes.first)
    expectEqual(change.faults.map(\.problem), ["the golden has a merge conflict"])
    expectEqual(change.faults.map(\.position?.line), [8])
  }

  @Test func `goldens that a sparse checkout leaves out are not removed`() throws {
    let repository = try changed()
    try repository.commit()
    try repository.git("sparse-checkout", "set", "--no-cone", "/Package.swift")
    try #require(!repository.folder.has(SampleGolden.path("a").path))
    expectTrue(try repository.difference().isEmpty)
  }

  @Test func `goldens in a submodule are compared from the commit that the revision has of it`() {
    forEachRow(["Snapshots", "Snapshots/T"]) { place in
      let goldens = try SampleRepository()
      let name = String(SampleGolden.path("a").path.dropFirst(place.count + 1))
      try goldens.write(SampleGolden.text("a", "1"), to: name)
      try goldens.commit()
      let repository = try SampleRepository()
      try repository.git("submodule", "--quiet", "add", "file://\(goldens.root)", place)
      try repository.commit()
      expectTrue(try repository.difference().isEmpty)
      try repository.write(SampleGolden.file("a", "2"))
      let change = try #require(try repository.difference().changes.first)
      expectEqual(change.path, SampleGolden.path("a"))
      expectEqual(change.difference?.lines.last, #"  changed UILabel "1": "1" -> "2""#)
    }
  }

  @Test func `a submodule without the commits is reported, with the command that gets them`() throws {
    let goldens = try SampleRepository()
    try goldens.write("1", to: "a.txt")
    try goldens.commit()
    let repository = try SampleRepository()
    try repository.git("submodule", "--quiet", "add", "file://\(goldens.root)", "Snapshots")
    try repository.commit()
    try repository.git("-C", "Snapshots", "commit", "--quiet", "--allow-empty", "--message=next")
    try repository.commit()
    let clone = try repository.clone()
    let found = try clone.goldens(from: "HEAD~1")
    expectEqual(found.faults.map(\.file), ["Snapshots"])
    expectEqual(found.faults.map(\.next), [.shell("git submodule update --init")])
  }

  @Test func `a clone without the contents of former goldens gets those that it needs`() throws {
    let repository = try changed()
    try repository.commit()
    try repository.git("config", "uploadpack.allowFilter", "true")
    try repository.git("config", "uploadpack.allowAnySHA1InWant", "true")
    let clone = try repository.clone("--filter=blob:none")
    expectEqual(words(try clone.difference(from: "HEAD~1")), expected)
  }

  @Test func `what a revision lacks of its objects is reported`() throws {
    let repository = try changed()
    let object = try repository.git("rev-parse", "HEAD:\(SampleGolden.path("a"))").prefix { $0 != "\n" }
    try repository.folder.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let fault = try #require(try diagnostic { _ = try repository.difference() })
    expectEqual(fault.problem, "the repository lacks the object \(object)")
  }

  /// A program that does what Git LFS does: files are in a store, pointers in git.
  private func useLargeFileStorage(in repository: SampleRepository) throws {
    try repository.folder.write(
      """
      #!/bin/sh
      store=$(dirname "$0")
      cat > "$store/input"
      if [ "$1" = clean ]; then
        id=$(git hash-object --stdin < "$store/input")
        mv "$store/input" "$store/$id"
        printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%s\\nsize 1\\n' "$id"
      else
        cat "$store/$(sed -n 's/^oid sha256://p' "$store/input")"
      fi

      """, to: ".git/store/lfs")
    for filter in ["clean", "smudge"] {
      let program = "\(repository.folder.root)/.git/store/lfs"
      try repository.git("config", "filter.lfs.\(filter)", "sh \(program) \(filter)")
    }
    try repository.write("Snapshots/** filter=lfs\n", to: ".gitattributes")
  }

  @Test func `goldens that Git LFS keeps are compared by meaning`() {
    forEachRow(["", "App \u{E9}"]) { package in
      let repository = try SampleRepository(package: package)
      try useLargeFileStorage(in: repository)
      try repository.write(SampleGolden.file("a", "1"))
      try repository.commit()
      let committed = "\(package.isEmpty ? "" : package + "/")\(SampleGolden.path("a"))"
      try #require(repository.git("show", "HEAD:\(committed)").contains("oid sha256:"))
      expectTrue(try repository.difference().isEmpty)
      try repository.write(SampleGolden.file("a", "2"))
      let change = try #require(try repository.difference().changes.first)
      expectEqual(change.difference?.lines.last, #"  changed UILabel "1": "1" -> "2""#)
    }
  }

  @Test func `pointers that nothing resolves are named`() throws {
    let repository = try SampleRepository()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"
    try repository.write(pointer, to: SampleGolden.path("a").path)
    try repository.commit()
    try repository.write(SampleGolden.file("a", "2"))
    let change = try #require(try repository.difference().changes.first)
    expectEqual(change.faults.map(\.problem), ["the golden is a pointer of Git LFS"])
  }
}
