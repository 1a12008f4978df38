import Flow

@testable import Presentation

/// The events, in order.
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

  /// Adds how a future ends.
  func follow<Value>(_ future: Future<Value>, as name: String = "result") {
    future.onResult { result in
      switch result {
      case .success(let value): self.add("\(name) \(value)")
      case .failure(let error): self.add("\(name) \(describe(error))")
      }
    }
  }

  /// Adds what a signal sends.
  func follow<Value>(_ signal: FiniteSignal<Value>, as name: String = "signal") -> any Disposable {
    signal.onEvent { event in
      switch event {
      case .value(let value): self.add("\(name) \(value)")
      case .end(let error): self.add("\(name) end " + (error.map(describe) ?? ""))
      }
    }
  }
}

/// The short name of an error.
func describe(_ error: any Error) -> String {
  (error as? Failure)?.name ?? "\(error)"
}

/// An error of the tests.
struct Failure: Error, Hashable {
  var name: String = "failure"
}
