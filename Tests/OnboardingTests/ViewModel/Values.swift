import Flow

/// The values of a signal, in order.
@MainActor
final class Values<Value> {
  private(set) var all: [Value] = []
  private var listening: (any Disposable)?

  init<Provider: SignalProvider<Value>>(of signal: Provider) {
    listening = signal.onValue { self.all.append($0) }
  }

  /// The last value, if any.
  var last: Value? { all.last }

  /// Removes and returns the values.
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
