/// What `print(_:to:)` writes to.
final class PrintLog {
  private let prefix: String
  private let stream: Locked<(any TextOutputStream)?>

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = Locked(stream)
  }

  /// Writes a line.
  func write(_ line: String) {
    guard var stream = stream.withLock({ $0 }) else { return Swift.print(prefix + line) }
    stream.write(prefix + line + "\n")
    self.stream.withLock { $0 = stream }
  }

  /// Writes how a publisher ends.
  func write<Failure: Error>(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: write("receive finished")
    case .failure(let failure): write("receive error: (\(failure))")
    }
  }

  static func text(of demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }
}
