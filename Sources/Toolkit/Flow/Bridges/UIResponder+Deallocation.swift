import HeadlessUIKit

extension UIResponder {
  /// Tells that the object is gone, once.
  public var deallocSignal: Signal<Void> {
    if let token = attachments[DeallocationToken?.self, default: nil] { return token.gone.providedSignal }
    let token = DeallocationToken()
    attachments[DeallocationToken?.self, default: nil] = token
    return token.gone.providedSignal
  }
}

/// An object that goes along with the one that keeps it, and tells so.
private final class DeallocationToken {
  let gone: Callbacker<Void> = Callbacker()

  deinit {
    gone.callAll()
  }
}
