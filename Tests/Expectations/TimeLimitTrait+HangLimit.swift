import Testing

extension Trait where Self == TimeLimitTrait {
  /// Fails a test that never ends, and says nothing about the speed of one that does.
  ///
  /// Swift Testing begins all tests at once, and the time that a test waits for a thread, an actor or a lock counts.
  /// A limit shorter than the whole run therefore fails tests that others delay.
  package static var hangLimit: Self { .timeLimit(.minutes(60)) }
}
