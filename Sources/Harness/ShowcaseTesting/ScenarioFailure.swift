import GoldenFiles
import Reports
import TestRunner

/// A scenario that failed, in the words of `swift test`.
package struct ScenarioFailure: Sendable {
  /// What failed, what differs, where the files are, and what to type next; the first line says the most.
  package let text: String
  let result: ScenarioResult
  let goldens: GoldenStore

  /// Words for a result, or `nil` for a success.
  init?(_ result: ScenarioResult, in goldens: GoldenStore) {
    guard let failure = FailureText(result, next: .swiftTest) else { return nil }
    text = failure.text
    self.result = result
    self.goldens = goldens
  }

  /// The text with more lines about files, before the command to type next.
  package func text(listing files: [String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let endsWithCommand = lines.last?.hasPrefix("  next:") == true
    lines.insert(contentsOf: files, at: endsWithCommand ? lines.count - 1 : lines.count)
    return lines.joined(separator: "\n")
  }
}
