import TestRunner

/// A terminal's last line while a run goes on: how far it is, what failed, and about how long it
/// will take yet.
///
///     120 of 2000, 3 failed, about 12 s left
///
/// The line is written over by whatever comes next, and is gone at the end.
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

  /// What takes the line away.
  mutating func erasing() -> String {
    defer { isShown = false }
    return isShown ? TerminalScreen.lineErasure : ""
  }

  /// What shows the line as it is now; nothing where it was drawn a moment ago.
  mutating func drawing() -> String {
    let now = screen.now()
    guard total > 0, !isShown || now - lastDrawing >= Self.moment else { return "" }
    lastDrawing = now
    isShown = true
    // Behind the last column a terminal would begin another line.
    return TerminalScreen.lineErasure + screen.styled(text(at: now).cut(to: screen.columns() - 1), .faint)
  }

  /// More often a reader could not see it, and a slow terminal would slow down the run.
  private static let moment: Duration = .milliseconds(100)

  private func text(at now: Duration) -> String {
    let parts =
      ["\(done) of \(total)"] + (failed > 0 ? ["\(failed) failed"] : [])
      + (timeLeft(at: now).map { ["about \($0.rough) left"] } ?? [])
    return parts.joined(separator: ", ")
  }

  /// An estimate by the scenarios so far; `nil` in the first second, which says too little.
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
