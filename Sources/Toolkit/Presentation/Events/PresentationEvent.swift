import Flow
import HeadlessUIKit

/// An event of a presentation, for logs and metrics.
///
///     presentablePresentationEventHandler = { event in
///       if case .didLeak(let leaked, _) = event { print("leaked: \(leaked)") }
///     }
public enum PresentationEvent {
  /// A modal presentation has to wait for another one.
  case willEnqueue(PresentableIdentifier, from: PresentableIdentifier)
  /// A modal presentation that has waited begins.
  case willDequeue(PresentableIdentifier, from: PresentableIdentifier)
  /// A presentation begins, in a style with a name.
  case willPresent(PresentableIdentifier, from: PresentableIdentifier, styleName: String)
  /// The bag of a presentation was disposed of before it had a result.
  case didCancel(PresentableIdentifier, from: PresentableIdentifier)
  /// A presentation has ended, with a value or an error.
  case didDismiss(PresentableIdentifier, from: PresentableIdentifier, result: Flow.Result<Any>)
  /// A controller was deallocated after its presentation.
  case didDeallocate(PresentableIdentifier, from: PresentableIdentifier)
  /// A controller is still in memory two seconds after its presentation.
  case didLeak(PresentableIdentifier, from: PresentableIdentifier)
}

extension PresentationEvent: CustomStringConvertible {
  /// The message of the event, with the error, if any, that ended a presentation.
  public var description: String {
    guard case .didDismiss(_, _, .failure(let error)) = self else { return message }
    return "\(message): \(error)"
  }

  /// The message, without the result.
  var message: String {
    switch self {
    case .willEnqueue(let presented, let presenter):
      "\(presenter) will enqueue modal presentation of \(presented)"
    case .willDequeue(let presented, let presenter):
      "\(presenter) will dequeue modal presentation of \(presented)"
    case .willPresent(let presented, let presenter, let style):
      "\(presenter) will '\(style)' present \(presented)"
    case .didCancel(let presented, let presenter): "\(presenter) did cancel presentation of \(presented)"
    case .didDismiss(let presented, let presenter, _): "\(presenter) did end presentation of \(presented)"
    case .didDeallocate(let presented, let presenter):
      "\(presented) was deallocated after presentation from \(presenter)"
    case .didLeak(let presented, let presenter):
      "WARNING \(presented) was NOT deallocated after presentation from \(presenter)"
    }
  }

  /// The value or the error that ended a presentation.
  var data: String? {
    guard case .didDismiss(_, _, let result) = self else { return nil }
    return result.value.map { "\($0)" } ?? result.error.map { "\($0)" }
  }
}

/// Called with each event of the running application's presentations; by default it calls
/// `presentableLogPresentation`.
@MainActor
public var presentablePresentationEventHandler: @MainActor (PresentationEvent) -> Void {
  get { PresentationSettings.current.eventHandler }
  set { PresentationSettings.current.eventHandler = newValue }
}

/// Writes an event of the running application's presentations to a log: its message and, at the end
/// of a presentation, the value or the error; does nothing by default.
@MainActor
public var presentableLogPresentation: @MainActor (_ message: String, _ data: String?) -> Void {
  get { PresentationSettings.current.writeLog }
  set { PresentationSettings.current.writeLog = newValue }
}

/// Reports an event to the running application's handler.
@MainActor
func log(_ event: PresentationEvent) {
  PresentationSettings.current.eventHandler(event)
}
