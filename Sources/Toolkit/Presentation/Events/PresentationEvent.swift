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
}

extension PresentationEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .willEnqueue(let presented, let presenter):
      "\(presenter) will enqueue modal presentation of \(presented)"
    case .willDequeue(let presented, let presenter):
      "\(presenter) will dequeue modal presentation of \(presented)"
    case .willPresent(let presented, let presenter, let style):
      "\(presenter) will '\(style)' present \(presented)"
    case .didCancel(let presented, let presenter): "\(presenter) did cancel presentation of \(presented)"
    case .didDismiss(let presented, let presenter, .success):
      "\(presenter) did end presentation of \(presented)"
    case .didDismiss(let presented, let presenter, .failure(let error)):
      "\(presenter) did end presentation of \(presented): \(error)"
    }
  }
}

/// Hears of all presentations of the running application; nobody does by default.
@MainActor
public var presentablePresentationEventHandler: @MainActor (PresentationEvent) -> Void {
  get { PresentationSettings.current.eventHandler }
  set { PresentationSettings.current.eventHandler = newValue }
}

/// Tells of an event.
@MainActor
func log(_ event: PresentationEvent) {
  PresentationSettings.current.eventHandler(event)
}
