import Flow
import Presentation
import ShowcaseKit

/// Tells the storyboard how presentations end, in one of four calls of what was presented: `value(_:)`, `dismissed()` by
/// the user or by the presenter, `error(_:)`, and `cancelled()` by the one who presented it.
extension CommandRecorder {
  /// Records an end with a value, or with an error.
  func recordEnd<Value>(_ name: String, _ result: Flow.Result<Value>) {
    switch result {
    case .success(let value): recordValue(name, value)
    case .failure(PresentError.dismissed): record(name, function: "dismissed()")
    case .failure(let error): record(name, error, function: "error(_:)")
    }
  }

  /// Records a value; of none only that it came.
  func recordValue<Value>(_ name: String, _ value: Value) {
    if value is Void {
      record(name, function: "value()")
    } else {
      record(name, value, function: "value(_:)")
    }
  }
}

extension Future {
  /// The same future, of whose one end the recorder tells.
  @MainActor
  func telling(_ name: String, to commands: CommandRecorder) -> Future {
    onResult { commands.recordEnd(name, $0) }
      .onCancel { commands.record(name, function: "cancelled()") }
  }
}

extension Presentation {
  /// The same presentation, of whose ends the recorder tells.
  @MainActor
  func telling<Value>(_ name: String, to commands: CommandRecorder) -> Presentation
  where P.Result == Future<Value> {
    onValue { commands.recordValue(name, $0) }
      .onError { commands.recordEnd(name, Flow.Result<Value>.failure($0)) }
  }

  /// The same presentation, of whose ends the recorder tells; whoever else ends it cannot be told from its user.
  @MainActor
  func telling(_ name: String, to commands: CommandRecorder) -> Presentation
  where P.Result == any Disposable {
    onError { commands.recordEnd(name, Flow.Result<Void>.failure($0)) }
  }
}
