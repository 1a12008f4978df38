import UTF8Text

/// One line of a failure's text; nothing in it can command a terminal.
struct FailureLine: Hashable, Sendable {
  /// What the line is there for, by which a terminal colors and cuts it.
  enum Role: Hashable, Sendable {
    case headline
    case detail
    /// What differs; the only lines that may be cut, since a file has all of it.
    case difference
    case file
    case command
  }

  var role: Role
  var text: String

  init(_ role: Role, _ text: String) {
    self.role = role
    self.text = text.terminalLine
  }

  var isBlank: Bool { text.allSatisfy { $0 == " " } }

  /// The line as one of those below a headline.
  var indented: FailureLine { text.isEmpty ? self : FailureLine(role, "  " + text) }
}

extension BidirectionalCollection<FailureLine> {
  /// The lines from the first to the last one that says something.
  var withoutBlankEdges: [FailureLine] {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return []
    }
    return Array(self[first...last])
  }
}

extension [FailureLine] {
  static func lines(_ role: FailureLine.Role, _ texts: [String]) -> [FailureLine] {
    texts.map { FailureLine(role, $0) }
  }

  /// The lines of a text.
  static func lines(_ role: FailureLine.Role, of text: String) -> [FailureLine] {
    lines(role, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// What to type, the best first.
  static func commands(_ commands: [String]) -> [FailureLine] {
    commands.enumerated().map { FailureLine(.command, ($0 == 0 ? "next:   " : "or:     ") + $1) }
  }
}
