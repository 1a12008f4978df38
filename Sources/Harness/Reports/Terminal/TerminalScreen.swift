/// The terminal that a report is written to.
package struct TerminalScreen {
  /// How wide it is at present.
  package var columns: () -> Int
  package var isColored: Bool
  /// Elapsed time, to estimate what remains.
  package var now: () -> Duration

  /// - Parameters:
  ///   - columns: Returns the present width in columns.
  ///   - isColored: Whether colors are used.
  ///   - now: Returns the time since any fixed moment, to estimate what remains.
  package init(columns: @escaping () -> Int, isColored: Bool, now: @escaping () -> Duration) {
    self.columns = columns
    self.isColored = isColored
    self.now = now
  }

  /// The control sequence that removes the last line: to the first column, and clear to the end.
  package static let lineErasure = "\r\u{1B}[K"

  /// The colors of lines, as parameters of control sequences.
  enum Style: String {
    case title = "1"
    case faint = "2"
    case removed = "31"
    case added = "32"
    case changed = "33"
    case command = "36"
  }

  /// A colored line, without control sequences of its own text.
  func styled(_ line: String, _ style: Style?) -> String {
    guard isColored, let style, !line.isEmpty else { return line }
    return "\u{1B}[\(style.rawValue)m\(line)\u{1B}[0m"
  }

  /// A line of a failure. If a difference is too wide for the terminal, it is cut in the middle; files and
  /// commands are never cut, so that they can be copied.
  func text(of line: FailureLine) -> String {
    let text = line.role == .difference ? line.text.cutInMiddle(to: columns()) : line.text
    return styled(text, line.style)
  }
}

extension FailureText {
  /// The text without a final newline, in colors and at most as wide as the terminal.
  func text(on screen: TerminalScreen) -> String {
    lines.map(screen.text).joined(separator: "\n")
  }
}

extension FailureLine {
  fileprivate var style: TerminalScreen.Style? {
    switch role {
    case .headline: .title
    case .detail: nil
    case .difference: differenceStyle
    case .file: .faint
    case .command: .command
    }
  }

  private var differenceStyle: TerminalScreen.Style? {
    let words = text.drop { $0 == " " }
    if words.hasPrefix("- ") || words.hasPrefix("removed ") { return .removed }
    if words.hasPrefix("+ ") || words.hasPrefix("added ") { return .added }
    return words.hasPrefix("step ") ? nil : .changed
  }
}
