import UTF8Text

/// One line of a failure's text, without control sequences of a terminal.
struct FailureLine: Hashable, Sendable {
  /// The purpose of the line, by which a terminal colors and cuts it.
  enum Role: Hashable, Sendable {
    case headline
    case detail
    /// A difference; only such lines may be cut, since they are complete in a file.
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

  /// The line, indented below a headline.
  var indented: FailureLine { text.isEmpty ? self : FailureLine(role, "  " + text) }
}

extension BidirectionalCollection<FailureLine> {
  /// The lines without empty ones at both ends.
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
