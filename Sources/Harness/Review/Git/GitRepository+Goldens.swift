import Diagnostics
import Foundation
import GoldenFiles

/// The goldens that may differ between a revision and the working tree.
package struct RevisionGoldens: Sendable {
  package var before: [GoldenFile] = []
  package var after: [GoldenFile] = []
  /// Faults of files that could not be read.
  package var faults: [Diagnostic] = []

  package init() {}
}

extension GitRepository {
  /// Returns what differs in `Snapshots`, and in each `__Snapshots__` beside tests, between a revision and the working tree.
  ///
  ///     let base = try repository.base(named: "v1.2")
  ///     let goldens = try repository.goldens(since: base)
  ///     let difference = RevisionDifference(from: goldens.before, to: goldens.after)
  ///
  /// Ignored and hidden files are left out. Only files that differ, or that git has not examined since
  /// they were written, are read. Files that cannot be read are in ``RevisionGoldens/faults``.
  ///
  /// - Throws: A diagnostic if git fails.
  package func goldens(since base: BaseRevision) throws(Diagnostic) -> RevisionGoldens {
    var goldens = RevisionGoldens()
    for pathspec in [GoldenPath.folder, "."] {
      let folder = DifferingFolder(
        git: git, package: GoldenFolder(root: git.folder), commit: base.commit, prefix: "",
        pathspec: pathspec,
        isForTests: pathspec != GoldenPath.folder)
      try folder.collect(into: &goldens)
    }
    return goldens
  }
}

/// A part of the working tree that belongs to one repository: the package's own, or a submodule.
private struct DifferingFolder {
  let git: Git
  let package: GoldenFolder
  let commit: String
  /// The prefix that makes a path of git a path of the package.
  let prefix: String
  /// The path whose files git compares.
  let pathspec: String
  /// Whether only the folders beside tests are compared.
  var isForTests = false

  func collect(into goldens: inout RevisionGoldens) throws(Diagnostic) {
    var objects: [String: String] = [:]
    var paths: Set<String> = []
    for entry in try differing() + (try untracked()) {
      guard !isForTests || isBesideTests(entry) else { continue }
      guard let path = String(validating: entry.path, as: UTF8.self) else {
        goldens.faults.append(Self.fault(ofName: entry.path))
        continue
      }
      if path.parts(between: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      if entry.isSubmodule {
        try collectSubmodule(at: path, entry.object, into: &goldens)
      } else {
        paths.insert(path)
        if let object = entry.object { objects[path] = object }
      }
    }
    try collect(paths.sorted(), objects, into: &goldens)
  }

  private func isBesideTests(_ entry: TreeEntry) -> Bool {
    let folders = entry.path.split(separator: UInt8(ascii: "/")).dropLast()
    return !entry.isSubmodule && folders.contains { $0.elementsEqual(GoldenPath.folderBesideTests.utf8) }
      && folders.first?.elementsEqual(GoldenPath.folder.utf8) == false
  }

  private func differing() throws(Diagnostic) -> [TreeEntry] {
    // Renames are found later, by what goldens show and not by their bytes.
    TreeEntry.all(
      in: try git.ask([
        "diff-index", "--raw", "-z", "--no-abbrev", "--no-renames", "--relative", "--ignore-submodules=none",
        commit, "--", pathspec,
      ]) ?? [])
  }

  private func untracked() throws(Diagnostic) -> [TreeEntry] {
    let output = try git.ask(["ls-files", "--others", "--exclude-standard", "-z", "--", pathspec]) ?? []
    return output.split(separator: 0).map { TreeEntry(path: Array($0), object: nil, isSubmodule: false) }
  }

  private func collect(
    _ paths: [String], _ objects: [String: String], into goldens: inout RevisionGoldens
  ) throws(Diagnostic) {
    let contents = try git.contents(of: Array(objects.values))
    for path in paths {
      let golden = GoldenPath(prefix + path)
      do throws(Diagnostic) {
        let bytes = try package.bytes(at: golden)
        goldens.after += bytes.map { [GoldenFile(path: golden, bytes: $0)] } ?? []
        if let bytes = objects[path].flatMap({ contents[$0] }) {
          let before = GoldenFile(path: golden, bytes: bytes, name: "\(commit.prefix(10)):./\(golden)")
          goldens.before.append(before.isPointer ? try resolved(before, at: path) : before)
        }
      } catch {
        goldens.faults.append(error)
      }
    }
  }

  /// Returns the golden that a pointer of Git LFS refers to, or the pointer if the filter is missing or
  /// fails.
  ///
  /// Each golden requires a process: for many at once, git prints the sizes before filtering.
  private func resolved(_ pointer: GoldenFile, at path: String) throws(Diagnostic) -> GoldenFile {
    let outcome = try git.run(["cat-file", "--filters", "\(commit):./\(path)"])
    return outcome.status == 0
      ? GoldenFile(path: pointer.path, bytes: outcome.output, name: pointer.name) : pointer
  }

  /// Continues in a submodule, from the commit that the revision has of it.
  private func collectSubmodule(
    at path: String, _ object: String?, into goldens: inout RevisionGoldens
  ) throws(Diagnostic) {
    let inner = git.inFolder("\(git.folder)/\(path)")
    guard let object, try inner.run(["cat-file", "-e", object]).status == 0 else {
      goldens.faults.append(
        Diagnostic(
          "the goldens of the submodule are not compared", file: prefix + path,
          expected: "both its commits in this clone", next: .shell("git submodule update --init")))
      return
    }
    let folder = DifferingFolder(
      git: inner, package: package, commit: object, prefix: "\(prefix)\(path)/", pathspec: ".")
    try folder.collect(into: &goldens)
  }

  private static func fault(ofName bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      "the file is not compared", file: String(decoding: bytes, as: UTF8.self), expected: "a name in UTF-8")
  }
}

/// A file that differs between a commit and the working tree, as `git diff-index --raw` prints it.
struct TreeEntry: Hashable {
  /// The path's bytes, relative to the folder that git runs in.
  let path: [UInt8]
  /// The object of the commit; `nil` if the commit has none.
  let object: String?
  /// Whether it is a commit of another repository, in one of the two.
  let isSubmodule: Bool

  /// Reads what `-z` writes: `:mode mode object object status`, a zero, the path, a zero.
  static func all(in output: [UInt8]) -> [TreeEntry] {
    let fields = output.split(separator: 0)
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let words = String(decoding: fields[index], as: UTF8.self).dropFirst().split(separator: " ")
      guard words.count == 5 else { return nil }
      return TreeEntry(
        path: Array(fields[index + 1]), object: words[0] == absentMode ? nil : String(words[2]),
        isSubmodule: words[..<2].contains(submoduleMode))
    }
  }

  private static let absentMode: Substring = "000000"
  private static let submoduleMode: Substring = "160000"
}
