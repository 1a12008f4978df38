import Commands
import Diagnostics
import Reports

/// The files that Bazel expects of a test.
struct BazelFiles {
  private let environment: [String: String]

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// Touches the file that shows Bazel that the program supports shards, however many there are.
  func confirmSharding(on console: Console) throws(Diagnostic) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try ReportFile(console.absolutePath(path), named: path).begin()
  }

  /// The report that Bazel reads.
  var report: ReportRequest? {
    guard let path = environment["XML_OUTPUT_FILE"], !path.isEmpty else { return nil }
    return ReportRequest(.junit, to: path)
  }
}
