import Reports
import UTF8Text

/// One line of the screen, without control sequences of a terminal.
struct ScreenLine: Hashable {
  let text: String
  let style: Style

  enum Style: Hashable {
    case plain, title, faint, removed, added, changed
  }

  /// Makes a line of any text; control characters are escaped.
  init(_ text: String, _ style: Style = .plain) {
    self.text = text.terminalLine
    self.style = style
  }

  /// The line in as many lines as it needs.
  func wrapped(to columns: Int) -> [ScreenLine] {
    text.wrapped(to: max(1, columns)).map { ScreenLine($0, style) }
  }

  func cut(to columns: Int) -> ScreenLine {
    ScreenLine(text.cut(to: columns), style)
  }
}

extension ScreenLine {
  /// The line for a terminal, with or without colors.
  func terminalText(isColored: Bool) -> String {
    guard isColored, let code = style.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension ScreenLine.Style {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .title: "1"
    case .faint: "2"
    case .removed: "31"
    case .added: "32"
    case .changed: "33"
    }
  }
}

extension [ScreenLine] {
  /// Some of these lines, with the first that went or came in the middle; empty if no line did.
  ///
  /// - Parameter count: The most lines.
  func excerpt(of count: Int) -> [ScreenLine] {
    guard let first = firstIndex(where: { $0.style == .added || $0.style == .removed }) else { return [] }
    let start = Swift.max(0, Swift.min(first - count / 2, self.count - count))
    return Array(self[start..<Swift.min(self.count, start + count)])
  }
}
