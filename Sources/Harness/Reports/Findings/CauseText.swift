import Causes

/// Causes as lines for people: each with an example, or only with its first line if there is no room.
package struct CauseText {
  let lines: [FailureLine]

  /// The lines as plain text.
  package var texts: [String] { lines.map(\.text) }

  /// - Parameters:
  ///   - causes: The causes, the worst first.
  ///   - mostLines: How many lines there may be; `nil` for any number.
  ///   - rest: What to type to see all.
  ///   - below: What follows the lines of a cause, with their indentation.
  package init(
    _ causes: [Cause], mostLines: Int? = nil, rest: String, below: (Cause) -> [String] = { _ in [] }
  ) {
    let blocks = causes.map { Self.block(of: $0, below($0)) }
    var lines: [FailureLine] = []
    var shownCount = 0
    for (index, block) in blocks.enumerated() {
      // The others get one line each, or one line that counts them.
      let needed = lines.count + block.count + 1 + min(blocks.count - index - 1, 1)
      if let mostLines, needed > mostLines, index > 0 { break }
      lines += block + [FailureLine(.detail, "")]
      shownCount += 1
    }
    let heads = blocks.dropFirst(shownCount).compactMap(\.first)
    let room = max(0, (mostLines ?? .max) - lines.count - 1)
    let shown = heads.count <= room + 1 ? heads : Array(heads.prefix(max(0, room - 1)))
    lines += shown
    if shown.count < heads.count {
      let count = heads.count - shown.count
      lines.append(FailureLine(.command, "... and \(count) more reason\(count == 1 ? "" : "s"): \(rest)"))
    }
    if !heads.isEmpty { lines.append(FailureLine(.detail, "")) }
    self.lines = lines
  }

  private static func block(of cause: Cause, _ below: [String]) -> [FailureLine] {
    let indentation = String(repeating: " ", count: cause.name.count + 2)
    let details =
      [FailureLine(.detail, indentation + cause.place + ":")]
      + cause.exampleLines.prefix(mostExampleLines).map { FailureLine(.difference, indentation + $0) }
      + omission(cause.exampleLines.count).map { FailureLine(.detail, indentation + $0) }
      + cause.followerLines.map { FailureLine(.detail, indentation + $0) }
    return [FailureLine(.headline, cause.headline)] + details
      + below.map { FailureLine(.detail, indentation + $0) }
  }

  /// For a crash, these are the fault, what to write, and the app's innermost calls.
  private static let mostExampleLines = 18

  private static func omission(_ count: Int) -> [String] {
    count > mostExampleLines ? ["... \(count - mostExampleLines) more lines"] : []
  }
}
