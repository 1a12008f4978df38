import Flow
import Presentation
import ShowcaseKit

/// Records how presentations end, as one of four calls: `value(_:)`, `dismissed()` by the user or
/// by the presenting controller, `error(_:)`, and `cancelled()` by the caller that presented it.
extension CommandRecorder {
  /// Records an end with a value, or with an error.
  func recordEnd<Value>(_ name: String, _ result: Flow.Result<Value>) {
    switch result {
    case .success(let value): recordValue(name, value)
    case .failure(PresentError.dismissed): record(name, function: "dismissed()")
    case .failure(let error): record(name, error, function: "error(_:)")
    }
  }

  /// Records a value, or `value()` without arguments if it is `Void`.
  func recordValue<Value>(_ name: String, _ value: Value) {
    if value is Void {
      record(name, function: "value()")
    } else {
      record(name, value, function: "value(_:)")
    }
  }
}

extension Future {
  /// Returns the same future, whose end is recorded.
  @MainActor
  func recorded(_ name: String, by commands: CommandRecorder) -> Future {
    onResult { commands.recordEnd(name, $0) }
      .onCancel { commands.record(name, function: "cancelled()") }
  }
}

extension Presentation {
  /// Returns the same presentation, whose values and errors are recorded.
  @MainActor
  func recorded<Value>(_ name: String, by commands: CommandRecorder) -> Presentation
  where P.Result == Future<Value> {
    onValue { commands.recordValue(name, $0) }
      .onError { commands.recordEnd(name, Flow.Result<Value>.failure($0)) }
  }

  /// Returns the same presentation, whose dismissal is recorded, whether by the user or by a
  /// caller.
  @MainActor
  func recorded(_ name: String, by commands: CommandRecorder) -> Presentation
  where P.Result == any Disposable {
    onError { commands.recordEnd(name, Flow.Result<Void>.failure($0)) }
  }
}
