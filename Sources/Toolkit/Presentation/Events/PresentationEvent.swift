import Flow
import HeadlessUIKit

/// What happens in presentations, for logs and counts.
public enum PresentationEvent {
  /// A modal presentation has to wait for another one.
  case willEnqueue(PresentableIdentifier, from: PresentableIdentifier)
  /// A modal presentation has waited long enough.
  case willDequeue(PresentableIdentifier, from: PresentableIdentifier)
  case willPresent(PresentableIdentifier, from: PresentableIdentifier, styleName: String)
  case didCancel(PresentableIdentifier, from: PresentableIdentifier)
  case didDismiss(PresentableIdentifier, from: PresentableIdentifier, result: Flow.Result<Any>)
  /// A controller was let go after its presentation.
  case didDeallocate(PresentableIdentifier, from: PresentableIdentifier)
  /// A controller is still there two seconds after its presentation.
  case didLeak(PresentableIdentifier, from: PresentableIdentifier)
}

extension PresentationEvent: CustomStringConvertible {
  public var description: String {
    guard case .didDismiss(_, _, .failure(let error)) = self else { return message }
    return "\(message): \(error)"
  }

  /// What happened, without the data of ``data``.
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

  /// The value or the error that a presentation has ended with.
  var data: String? {
    guard case .didDismiss(_, _, let result) = self else { return nil }
    return result.value.map { "\($0)" } ?? result.error.map { "\($0)" }
  }
}

/// Hears of all presentations of the running application; hands them to ``presentableLogPresentation`` by default.
@MainActor
public var presentablePresentationEventHandler: @MainActor (PresentationEvent) -> Void {
  get { PresentationSettings.current.eventHandler }
  set { PresentationSettings.current.eventHandler = newValue }
}

/// Writes what happens in presentations of the running application to a log: the message, and the value or the error of an
/// end; nowhere by default.
@MainActor
public var presentableLogPresentation: @MainActor (_ message: String, _ data: String?) -> Void {
  get { PresentationSettings.current.writeLog }
  set { PresentationSettings.current.writeLog = newValue }
}

/// Tells of an event.
@MainActor
func log(_ event: PresentationEvent) {
  PresentationSettings.current.eventHandler(event)
}
