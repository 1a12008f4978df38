import TestRunner

/// A terminal's last line during a run: how far it is, what failed, and about how much time remains.
///
///     120 of 2000, 3 failed, about 12 s left
///
/// The line is overwritten by whatever comes next, and is removed at the end.
struct ProgressLine {
  private let screen: TerminalScreen
  private let start: Duration
  private var lastDrawing: Duration
  private let total: Int
  private var done = 0
  private var failed = 0
  private var isShown = false

  init(total: Int, on screen: TerminalScreen) {
    self.screen = screen
    self.total = total
    start = screen.now()
    lastDrawing = start
  }

  mutating func count(_ result: ScenarioResult) {
    done += 1
    if !result.outcome.isSuccess { failed += 1 }
  }

  /// The text that removes the line.
  mutating func erasing() -> String {
    defer { isShown = false }
    return isShown ? TerminalScreen.lineErasure : ""
  }

  /// The text that shows the line as it is now; empty if it was drawn a moment ago.
  mutating func drawing() -> String {
    let now = screen.now()
    guard total > 0, !isShown || now - lastDrawing >= Self.moment else { return "" }
    lastDrawing = now
    isShown = true
    // After the last column, a terminal would begin another line.
    return TerminalScreen.lineErasure + screen.styled(text(at: now).cut(to: screen.columns() - 1), .faint)
  }

  /// The least time between two drawings: more would not be seen, and a slow terminal would delay the run.
  private static let moment: Duration = .milliseconds(100)

  private func text(at now: Duration) -> String {
    let parts =
      ["\(done) of \(total)"] + (failed > 0 ? ["\(failed) failed"] : [])
      + (timeLeft(at: now).map { ["about \($0.rough) left"] } ?? [])
    return parts.joined(separator: ", ")
  }

  /// An estimate from the scenarios so far; `nil` in the first second, when it would be unreliable.
  private func timeLeft(at now: Duration) -> Duration? {
    let elapsed = now - start
    guard elapsed >= .seconds(1), done > 0, done < total else { return nil }
    return elapsed * (Double(total - done) / Double(done))
  }
}

extension Duration {
  /// As `12 s`, `3 min` or `2 h 5 min`.
  fileprivate var rough: String {
    // Rounded up, so that `0 s` is never left.
    let seconds = Int(components.seconds) + 1
    if seconds < 100 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 100 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
