import Foundation
import HeadlessUIKit

/// Returns a signal that sends a value once, when an object is deallocated.
///
/// A responder sends it immediately. Swift does not report the end of other objects: while there
/// are listeners, they are checked at each frame, 60 times a second, for which the application does
/// not count as busy.
///
/// - Parameter object: The object, which is not retained.
public func deallocSignal(for object: AnyObject) -> Signal<Void> {
  if let responder = object as? UIResponder {
    nonisolated(unsafe) var signal = Signal<Void>()
    MainActor.assumeIsolated { signal = responder.endSignal }
    return signal
  }
  return Signal(onValue: { [weak object] send in
    let bag = DisposeBag()
    func look() {
      bag.dispose()
      bag += Scheduler.main.untrackedAsync(after: frameDuration) { [weak object] in
        if object == nil { send(()) } else { look() }
      }
    }
    look()
    return bag
  })
}

/// The duration of a frame, in seconds.
private let frameDuration = 1.0 / 60

extension NSObject {
  /// Sends a value once, when the object is deallocated.
  public var deallocSignal: Signal<Void> { Flow.deallocSignal(for: self) }
}

extension UIResponder {
  /// Sends a value once, at the moment when the responder is deallocated.
  fileprivate var endSignal: Signal<Void> {
    if let token = attachments[DeallocationToken?.self, default: nil] { return token.gone.providedSignal }
    let token = DeallocationToken()
    attachments[DeallocationToken?.self, default: nil] = token
    return token.gone.providedSignal
  }
}

/// An object that is deallocated with its owner, and reports that.
private final class DeallocationToken {
  let gone: Callbacker<Void> = Callbacker()

  deinit {
    gone.callAll()
  }
}
