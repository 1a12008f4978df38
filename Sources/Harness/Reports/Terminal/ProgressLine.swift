/// A terminal's last line while something takes long: how far it is, and about how much time remains.
///
///     120 of 2000, 3 failed, about 12 s left
///
/// The line is overwritten by whatever comes next, and is removed at the end.
package struct ProgressLine {
  private let screen: TerminalScreen
  private let start: Duration
  private var lastDrawing: Duration
  private var isShown = false

  /// - Parameter screen: The terminal, whose time begins now.
  package init(on screen: TerminalScreen) {
    self.screen = screen
    start = screen.now()
    lastDrawing = start
  }

  /// The text that removes the line.
  package mutating func erasing() -> String {
    defer { isShown = false }
    return isShown ? TerminalScreen.lineErasure : ""
  }

  /// The text that shows the line; empty if it was drawn a moment ago.
  ///
  /// - Parameters:
  ///   - words: How far it is, in words.
  ///   - done: How many parts are done.
  ///   - total: How many parts there are; `nil` if that is not known.
  package mutating func drawing(_ words: String, done: Int, of total: Int?) -> String {
    let now = screen.now()
    guard total != 0, !isShown || now - lastDrawing >= Self.moment else { return "" }
    lastDrawing = now
    isShown = true
    let left = total.flatMap { timeLeft(at: now, done, of: $0) }.map { ", about \($0.rough) left" } ?? ""
    // After the last column, a terminal would begin another line.
    return TerminalScreen.lineErasure + screen.styled((words + left).cut(to: screen.columns() - 1), .faint)
  }

  /// The least time between two drawings: more would not be seen, and a slow terminal would delay the work.
  private static let moment: Duration = .milliseconds(100)

  /// An estimate from what is done so far; `nil` in the first second, when it would be unreliable.
  private func timeLeft(at now: Duration, _ done: Int, of total: Int) -> Duration? {
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
