/// Tells a consumer what a model is like, and goes on telling it of each change.
///
/// What Chrome asks of mediators, which have no common superclass:
///
/// * Its coordinator makes it, hands it the services that it needs, never a singleton nor a whole browser, and keeps it.
/// * It knows its consumer by a protocol of the UI's module only, does not own it, and calls it on the main thread.
/// * Only values cross to the consumer: numbers, texts, dates, addresses, and collections and data classes of
///   those; ``ConsumerArgument`` finds what else does.
/// * It has no delegate for the consumer to call: what the user does comes as commands.
/// * It begins to observe its services when it gets them, and leaves them all in ``disconnect()``.
@MainActor
public protocol Mediator: AnyObject {
  /// The consumer's protocol, written with `any`.
  associatedtype Consumer

  /// Whom to tell, held weakly; as soon as there are both a consumer and a model, it is told everything.
  var consumer: Consumer? { get set }

  /// Observes nothing any more and forgets the services, so that the coordinator can stop; a second call does nothing.
  func disconnect()
}
