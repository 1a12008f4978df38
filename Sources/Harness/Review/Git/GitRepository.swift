import Diagnostics

/// The repository that contains a package, for reading only.
package struct GitRepository: Sendable {
  let git: Git
  /// Whether its history is shallow: not all of it was fetched.
  package let isShallow: Bool

  /// Looks for the repository.
  ///
  /// - Parameters:
  ///   - package: The path of the package's folder, which may be any in the working tree.
  ///   - environment: The process's variables; git is looked up in `PATH`.
  /// - Throws: A diagnostic if there is no git, no repository, or no working tree.
  package init(of package: String, environment: [String: String]) throws(Diagnostic) {
    git = try Git(in: package, environment: environment)
    let outcome = try git.run(["rev-parse", "--is-inside-work-tree", "--is-shallow-repository"])
    let answers = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    guard outcome.status == 0 else { throw Self.fault(outcome, package) }
    guard answers.first == "true" else {
      throw Diagnostic(
        "'\(package)' is in no working tree of its repository", expected: "a checkout",
        next: .status)
    }
    isShallow = answers.last == "true"
  }

  private static func fault(_ outcome: Git.Outcome, _ package: String) -> Diagnostic {
    // Git's message can be searched, since git is run in English.
    if outcome.words.contains("not a git repository") {
      return Diagnostic(
        "'\(package)' is in no git repository", expected: "a package whose goldens are in git",
        next: .status)
    }
    if outcome.words.contains("dubious ownership") {
      return Diagnostic(
        "git does not trust the repository of '\(package)', which belongs to another user",
        expected: "a repository of one's own, or one that is called safe",
        next: .shell(
          "git config --global --add safe.directory \(safeFolder(in: outcome.words) ?? package.shellQuoted)"))
    }
    return Git.fault(in: outcome, of: ["rev-parse"])
  }

  /// The folder as git's own advice names it: the repository's, not the package's.
  private static func safeFolder(in words: String) -> String? {
    words.split(separator: "\n").last { $0.contains("--add safe.directory ") }?
      .split(separator: " ", omittingEmptySubsequences: false).drop { $0 != "safe.directory" }.dropFirst()
      .joined(separator: " ")
  }
}
