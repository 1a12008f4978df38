import Diagnostics
import Reports

/// The files that Bazel wants of a test.
struct BazelFiles {
  private let environment: [String: String]

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// Tells Bazel that the program knows of shards, which it does by touching a file, however many there are.
  func confirmSharding(on console: Console) throws(Diagnostic) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    _ = try ReportFile(console.absolutePath(path), named: path)
  }

  /// The report that Bazel reads.
  var report: ReportRequest? {
    guard let path = environment["XML_OUTPUT_FILE"], !path.isEmpty else { return nil }
    return ReportRequest(.junit, to: path)
  }
}
