/// What a job of GitHub Actions has around a run.
package struct GitHubJob {
  /// The package's folder from the repository's root, by which the service finds files; empty where that is the root.
  package var packageFolder: String
  /// Appends to the step's summary; `nil` where there is none.
  package var summarize: ((String) -> Void)?
  /// How many bytes the step's summary has room for.
  package var summaryRoom: Int

  /// The longest summary that the service takes from a step, in bytes: 1 MiB.
  package static let summaryLimit = 1 << 20

  package init(
    packageFolder: String = "", summaryRoom: Int = summaryLimit, summarize: ((String) -> Void)? = nil
  ) {
    self.packageFolder = packageFolder
    self.summaryRoom = summaryRoom
    self.summarize = summarize
  }

  /// A path relative to the package as one relative to the repository.
  func path(_ path: String) -> String {
    packageFolder.isEmpty || path.hasPrefix("/") ? path : "\(packageFolder)/\(path)"
  }
}
