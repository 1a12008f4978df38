import Foundation
import HeadlessUIKit

/// Returns a signal that sends a value once, when an object is deallocated.
///
/// Of responders that is at the moment itself. Swift reports the end of no other object: while there
/// are listeners, these are looked for once a frame of the running application, for which it does
/// not count as busy.
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

/// The seconds from one frame to the next.
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

/// An object that is deallocated along with the one that holds it, and reports that.
private final class DeallocationToken {
  let gone: Callbacker<Void> = Callbacker()

  deinit {
    gone.callAll()
  }
}
