/// Why a view controller is not shown: one of a few reasons, and what is behind it.
///
///     Obstacle(.value, "viewModel: FeedViewModel").text  // needs a value: viewModel: FeedViewModel
struct Obstacle: Hashable, Sendable {
  enum Reason: String, CaseIterable, Sendable {
    /// Its initializer, or what makes it, wants data.
    case value = "needs a value"
    /// It uses a type of a module that does not exist here, and that cannot be replaced.
    case module = "missing module"
    /// It loads a file that is not in the package.
    case file = "missing file"
    /// The app stops itself.
    case check = "own check"
    /// Two takes of it differ.
    case random
    case crash
    /// It does not come to rest, or takes too much time or memory.
    case endless
    /// The compiler refuses it.
    case compiler
  }

  let reason: Reason
  /// What is behind it, on one line; empty if nothing more is known.
  let detail: String

  init(_ reason: Reason, _ detail: String = "") { (self.reason, self.detail) = (reason, detail) }

  /// The reason with what is behind it.
  var text: String { detail.isEmpty ? reason.rawValue : "\(reason.rawValue): \(detail)" }
}

extension Obstacle {
  /// Finds the reason of a use case whose process died.
  ///
  /// - Parameters:
  ///   - words: What the stage or the process reported first; `nil` if it said nothing.
  ///   - kind: How the process ended, as the log of a run calls it, such as `timeout`.
  init(ofDeath words: String?, kind: String?) {
    if let kind, ["timeout", "flood"].contains(kind) {
      self = Obstacle(.endless, kind == "timeout" ? "it takes too long" : "it prints too much")
      return
    }
    guard let words else {
      self = Obstacle(.crash)
      return
    }
    let message = words.replacing("Fatal error: ", with: "")
    // A message with '#file' has the path of this machine.
    self = Obstacle(Self.reason(of: words), message.replacing(/^\/\S*\/(?=[^\/\s]+\.swift:)/, with: ""))
  }

  /// Finds the reason of a use case that the stage stopped.
  ///
  /// - Parameter report: The first line of the stage's report.
  init(ofStop report: String) {
    let isEndless = ["busy", "idle", "longer"].contains { report.contains($0) }
    self = Obstacle(isEndless ? .endless : .check, report)
  }

  private static func reason(of words: String) -> Reason {
    if words.contains("does not exist here") { return .module }
    if words.contains("is not compiled here") { return .compiler }
    if wordsOfFiles.contains(where: words.contains) { return .file }
    if words.contains("Assertion failed: ") || words.contains("Precondition failed: ") { return .check }
    // Swift's own checks name no message of the app's.
    if !words.contains("Fatal error") || wordsOfSwift.contains(where: words.contains) { return .crash }
    return .check
  }

  private static let wordsOfFiles = ["storyboard", "nib", "no file", "The file", "NSBundle"]
  private static let wordsOfSwift = [
    "Unexpectedly found nil", "Index out of range", "Could not cast", "Range requires", "Division by zero",
    "overflow", "Negative count", "unimplemented initializer", "Can't", "Out of bounds",
  ]
}
