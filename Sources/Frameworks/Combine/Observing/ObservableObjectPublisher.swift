/// A publisher that signals that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// A signal has no content.
  public typealias Output = Void

  /// A change cannot fail.
  public typealias Failure = Never

  private let subject = Hub<Void, Never>("ObservableObjectPublisher")

  /// Creates a publisher; an object calls `send()` before it changes.
  public init() {}

  /// Attaches a subscriber, which receives all signals after its first request.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.attach(subscriber, isUnlimited: true)
  }

  /// Signals that the object is about to change.
  public func send() {
    subject.send(())
  }
}
