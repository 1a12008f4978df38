import Exploring
import Reports

/// The progress of an exploration as the last line of a terminal.
///
///     120 of 400 walks, 3 findings, about 12 s left
struct ExploreProgress {
  private let screen: TerminalScreen
  private var line: ProgressLine?

  init(on screen: TerminalScreen) {
    self.screen = screen
  }

  /// The text that removes the line.
  mutating func erasing() -> String { line?.erasing() ?? "" }

  /// The text that shows the progress; empty if it was shown a moment ago.
  mutating func drawing(_ progress: Exploration.Progress) -> String {
    switch progress {
    case .walking(let walks, let total, let findings):
      let words = total.map { "\(walks) of \($0) walks" } ?? "\(walks) walks"
      return draw(findings == 0 ? words : "\(words), \(Self.number(findings))", walks, of: total)
    case .shortening(let findings):
      return draw(
        "shortening the \(findings == 1 ? "script" : "scripts") of \(Self.number(findings))", 0, of: nil)
    }
  }

  private mutating func draw(_ words: String, _ done: Int, of total: Int?) -> String {
    var line = self.line ?? ProgressLine(on: screen)
    defer { self.line = line }
    return line.drawing(words, done: done, of: total)
  }

  private static func number(_ findings: Int) -> String { "\(findings) finding\(findings == 1 ? "" : "s")" }
}
