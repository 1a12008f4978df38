/// The events, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines, and starts again.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
