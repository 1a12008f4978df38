/// The terminal that a report is written to, where a person looks at it.
package struct TerminalScreen {
  /// How wide it is at present.
  package var columns: () -> Int
  package var isColored: Bool
  /// The time since some moment, by which the time is reckoned that is left.
  package var now: () -> Duration

  package init(columns: @escaping () -> Int, isColored: Bool, now: @escaping () -> Duration) {
    self.columns = columns
    self.isColored = isColored
    self.now = now
  }

  /// What takes the last line away: to its first column, and nothing behind that.
  package static let lineErasure = "\r\u{1B}[K"

  /// The colors of lines, as the numbers of a terminal's commands.
  enum Style: String {
    case title = "1"
    case faint = "2"
    case removed = "31"
    case added = "32"
    case changed = "33"
    case command = "36"
  }

  /// A line that cannot command the terminal, in a color.
  func styled(_ line: String, _ style: Style?) -> String {
    guard isColored, let style, !line.isEmpty else { return line }
    return "\u{1B}[\(style.rawValue)m\(line)\u{1B}[0m"
  }

  /// A line of a failure. Where it is too long for the terminal, a difference lacks its middle;
  /// files and commands are whole, so that they can be copied.
  func text(of line: FailureLine) -> String {
    let text = line.role == .difference ? line.text.cutInMiddle(to: columns()) : line.text
    return styled(text, line.style)
  }
}

extension FailureText {
  /// The text without a final newline, in colors and as wide as the terminal.
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
