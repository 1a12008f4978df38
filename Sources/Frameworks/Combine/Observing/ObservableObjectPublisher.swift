/// A publisher that signals that an observable object is about to change.
///
///     final class Clock: ObservableObject {
///       let objectWillChange = ObservableObjectPublisher()
///       var hour = 0 { willSet { objectWillChange.send() } }
///     }
///     let clock = Clock()
///     let changes = clock.objectWillChange.sink { print("was \(clock.hour)") }
///     clock.hour = 1  // was 0
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
