/// What happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// Hands the lines out, and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
