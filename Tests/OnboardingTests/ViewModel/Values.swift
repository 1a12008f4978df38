import Flow

/// What a signal has told, in order.
@MainActor
final class Values<Value> {
  private(set) var all: [Value] = []
  private var listening: (any Disposable)?

  init<Provider: SignalProvider<Value>>(of signal: Provider) {
    listening = signal.onValue { self.all.append($0) }
  }

  /// What was told last, if anything.
  var last: Value? { all.last }

  /// Hands out what was told, and begins anew.
  func take() -> [Value] {
    defer { all = [] }
    return all
  }

  /// Stops listening.
  func end() {
    listening?.dispose()
    listening = nil
  }
}
